"""Writes the game's sounds to assets/sounds, the same to the byte on every run.

python -m tools.sounds
"""

from __future__ import annotations

import io
import random
import sys
import wave
from array import array
from pathlib import Path

from tools.sounds.recipes import RECIPES
from tools.sounds.waves import RATE

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
_FULL_SCALE = 32767
_DICE = {"sweep": "scopa"}
"""By another name than its own a sound's dice are rolled so that it goes on sounding as it first did."""


def made() -> dict[str, bytes]:
    """Every sound file by name: mono, 16 bit."""
    files = {}
    for name, (takes, recipe) in RECIPES.items():
        for take in range(takes):
            samples = recipe(take, random.Random(f"{_DICE.get(name, name)} {take}"))
            files[f"{name}-{take + 1}.wav"] = _file(samples)
    return files


def _file(samples: list[float]) -> bytes:
    frames = array("h", (round(sample * _FULL_SCALE) for sample in samples))
    if sys.byteorder == "big":
        frames.byteswap()
    written = io.BytesIO()
    with wave.open(written, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(frames.tobytes())
    return written.getvalue()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    files = made()
    for old in FOLDER.glob("*.wav"):
        if old.name not in files:
            old.unlink()
    for name, content in files.items():
        (FOLDER / name).write_bytes(content)
    print(f"{len(files)} files, {sum(map(len, files.values())) // 1024} KB in {FOLDER}")


if __name__ == "__main__":
    main()
