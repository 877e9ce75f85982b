"""Lays the frozen program out as a Debian package; decides nothing of how the program is built."""

from __future__ import annotations

import gzip
import hashlib
import os
import platform
import shutil
import subprocess
import tempfile
from datetime import UTC, datetime, time
from email.utils import format_datetime
from pathlib import Path

from tools.packages.contents import COMMAND, ICON_SIZES, ID, NAME, PROJECT, VERSION, summary
from tools.packages.frozen import MOST_EFFORT, WORK
from tools.packages.release import releases, seconds_of_release

_MAINTAINER = "The makers of Osteria Antares <osteria-antares@users.noreply.github.com>"
# What the bundled libraries are linked with, and what SDL loads by name for a window on X11.
_DEPENDS = "libgcc-s1, libstdc++6, libx11-6, libxcursor1, libxext6, libxfixes3, libxi6, libxrandr2"
# What SDL loads by name for Wayland and for sound.
_RECOMMENDS = (
    "libasound2 | libasound2t64, libpulse0, libdecor-0-0, libwayland-client0, libwayland-cursor0, libwayland-egl1, "
    "libxkbcommon0"
)
_DESCRIPTION = """\
 A card room for the evening: the solitaire Scorpion (also Relaxed, Wasp and
 Three Blind Mice) and the Italian games Scopa, Scopone and Briscola against
 the computer, with packs drawn for it. Played by mouse, finger or keys, in
 English, Czech, Slovak, Greek, Swedish and Italian. Nothing goes online.
"""


def build_deb(frozen: Path, out: Path, effort: int = MOST_EFFORT) -> Path:
    """Make the package of the frozen program in `out` and return it; needs dpkg-deb. `effort` is xz's.

    Raises `subprocess.CalledProcessError` where dpkg-deb fails.
    """
    out.mkdir(parents=True, exist_ok=True)
    architecture = subprocess.run(
        ["dpkg", "--print-architecture"], check=True, capture_output=True, text=True
    ).stdout.strip()
    package = out / f"{COMMAND}_{VERSION}_{architecture}.deb"
    with tempfile.TemporaryDirectory(prefix="deb-") as folder:
        root = Path(folder) / "root"
        _lay_out(root, frozen)
        _set_modes(root)
        _write_control(root, architecture)
        dated = {**os.environ, "SOURCE_DATE_EPOCH": str(seconds_of_release())}
        words = ["--root-owner-group", "-Zxz", f"-z{effort}", "--build", str(root), str(package)]
        subprocess.run(["dpkg-deb", *words], check=True, env=dated, stdout=subprocess.DEVNULL)
    return package


def _lay_out(root: Path, frozen: Path) -> None:
    linux, share = PROJECT / "packaging" / "linux", root / "usr/share"
    shutil.copytree(frozen, root / "usr/lib" / COMMAND, symlinks=True)
    (root / "usr/lib" / COMMAND / "LICENSES").unlink()
    (root / "usr/bin").mkdir()
    (root / "usr/bin" / COMMAND).symlink_to(f"../lib/{COMMAND}/{COMMAND}")
    _copy(linux / f"{ID}.desktop", share / "applications")
    _copy(linux / f"{ID}.metainfo.xml", share / "metainfo")
    for size in ICON_SIZES:
        _copy(WORK / "icons" / f"{size}.png", share / f"icons/hicolor/{size}x{size}/apps", f"{ID}.png")
    _copy(PROJECT / "assets/icons/antares.svg", share / "icons/hicolor/scalable/apps", f"{ID}.svg")
    page = (linux / f"{COMMAND}.6").read_text(encoding="utf-8").replace("@VERSION@", VERSION)
    _write_gzip(share / f"man/man6/{COMMAND}.6.gz", page)
    _write_gzip(share / f"doc/{COMMAND}/changelog.gz", changelog())
    (share / f"doc/{COMMAND}/copyright").write_text(_copyright(frozen), encoding="utf-8")


def _write_control(root: Path, architecture: str) -> None:
    files = sorted(file for file in root.rglob("*") if file.is_file() and not file.is_symlink())
    kibibytes = sum(-(-file.stat().st_size // 1024) for file in files)
    _, libc = platform.libc_ver()
    control = root / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(
        f"Package: {COMMAND}\n"
        f"Version: {VERSION}\n"
        f"Architecture: {architecture}\n"
        f"Maintainer: {_MAINTAINER}\n"
        f"Installed-Size: {kibibytes}\n"
        f"Depends: libc6 (>= {libc}), {_DEPENDS}\n"
        f"Recommends: {_RECOMMENDS}\n"
        "Section: games\n"
        "Priority: optional\n"
        "Homepage: https://github.com/osteria-antares/osteria-antares\n"
        f"Description: {summary().removeprefix('A ')}\n{_DESCRIPTION}",
        encoding="utf-8",
    )
    sums = [f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(root)}\n" for file in files]
    (control / "md5sums").write_text("".join(sums), encoding="utf-8")


def changelog() -> str:
    """The releases as Debian writes them, the newest first."""
    entries = []
    for release in releases():
        news = "\n".join(f"  * {sentence}" for sentence in release.news)
        day = format_datetime(datetime.combine(release.day, time(12), UTC))
        entries.append(f"{COMMAND} ({release.version}) stable; urgency=medium\n\n{news}\n\n -- {_MAINTAINER}  {day}\n")
    return "\n".join(entries)


def _copyright(frozen: Path) -> str:
    """Our own licences in full, then everybody else's as the frozen program carries them."""
    own = [(PROJECT / "LICENSES" / name).read_text(encoding="utf-8") for name in _own_licences()]
    others = (frozen / "_internal/licences/THIRD-PARTY.txt").read_text(encoding="utf-8")
    return "\n\n".join([NAME, *(text.strip("\n") for text in own), others])


def _own_licences() -> list[str]:
    folder = PROJECT / "LICENSES"
    return ["README.md", *sorted(file.name for file in folder.glob("*.txt"))]


def _set_modes(root: Path) -> None:
    """Everybody reads all; only the program itself is executable."""
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            executable = path.is_dir() or path.name == COMMAND
            path.chmod(0o755 if executable else 0o644)


def _copy(file: Path, folder: Path, name: str | None = None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, folder / (name or file.name))


def _write_gzip(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(text.encode(), mtime=0))
