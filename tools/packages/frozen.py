"""Freezes the program and packs the folder; decides nothing of what is in it (packaging/osteria-antares.spec)."""

from __future__ import annotations

import lzma
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from tools.packages.contents import COMMAND, NAME, PROJECT, VERSION
from tools.packages.icons import make_icons
from tools.packages.release import seconds_of_release

WORK = PROJECT / "build" / "packages"
MOST_EFFORT = 6
_REQUIREMENTS = ("requirements.txt", "requirements-packages.txt")


def freeze(out: Path) -> Path:
    """Build the folder of the frozen program in `out` and return it (macOS: the application).

    Raises `subprocess.CalledProcessError` where a step fails; its tool has said why.
    """
    make_icons(WORK / "icons")
    words = ["--noconfirm", "--log-level", "WARN", "--distpath", str(out), "--workpath", str(WORK / "pyinstaller")]
    spec = PROJECT / "packaging" / "osteria-antares.spec"
    subprocess.run([str(_clean_python()), "-m", "PyInstaller", *words, str(spec)], check=True, cwd=PROJECT)
    if sys.platform == "darwin":
        return out / f"{NAME}.app"
    if sys.platform.startswith("linux"):
        (out / COMMAND / "LICENSES").symlink_to("_internal/licences")
    return out / COMMAND


def pack(frozen: Path, out: Path, effort: int = MOST_EFFORT) -> Path:
    """The folder as an archive in `out`: .tar.xz, elsewhere than on Linux .zip; `effort` is xz's, to make it small."""
    system = {"linux": "linux", "win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    name = f"{COMMAND}-{VERSION}-{system}-{platform.machine().lower()}"
    if system != "linux":
        return Path(shutil.make_archive(str(out / name), "zip", frozen.parent, frozen.name))
    archive = out / f"{name}.tar.xz"
    with lzma.open(archive, "wb", preset=effort) as packed, tarfile.open(mode="w", fileobj=packed) as tar:
        tar.add(frozen, frozen.name, filter=_anybodys)
    return archive


def _anybodys(file: tarfile.TarInfo) -> tarfile.TarInfo:
    """The same file on whatever machine it was packed."""
    file.uid = file.gid = 0
    file.uname = file.gname = "root"
    file.mtime = seconds_of_release()
    return file


def megabytes(folder: Path) -> float:
    """What the files in a folder take, as their lengths add up."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink()) / 1e6


def _clean_python() -> Path:
    """The Python of an environment with what the program needs, PyInstaller, and nothing else.

    It is made anew whenever the requirements have changed.
    """
    place = WORK / "venv"
    python = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wanted = sys.version + "".join((PROJECT / name).read_text(encoding="utf-8") for name in _REQUIREMENTS)
    stamp = place / "made-from.txt"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        shutil.rmtree(place, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", str(place)], check=True)
        # Built as wheels, packages bring their licences; older pips leave those out where they run a setup.py.
        options = ["--quiet", "--disable-pip-version-check", "--use-pep517"]
        file = str(PROJECT / "requirements-packages.txt")
        subprocess.run([str(python), "-m", "pip", "install", *options, "-r", file], check=True)
        stamp.write_text(wanted, encoding="utf-8")
    return python
