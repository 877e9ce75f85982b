"""The frozen program: small, whole, and with parts that can be replaced."""

import os
import shutil
import subprocess
import tarfile
from pathlib import Path

import main
from tests.packages.commands import check_commands
from tools.packages import contents
from tools.packages.frozen import megabytes, pack

MOST_MEGABYTES = 45
# Libraries that every Linux with a desktop has, and the ones the Debian package asks for.
OF_THE_SYSTEM = ("libc.", "libm.", "libdl.", "libpthread.", "librt.", "libutil.", "ld-linux", "libstdc++.", "libgcc_s.")


def test_it_is_small(frozen: Path) -> None:
    assert megabytes(frozen) <= MOST_MEGABYTES


def test_it_holds_the_program_s_files_and_nothing_that_it_never_uses(frozen: Path) -> None:
    inside = frozen / "_internal"
    assert all((inside / file).is_file() for file in contents.data_files())
    names = {path.name.lower() for path in inside.rglob("*")}
    assert not names & {"numpy", "tkinter", "pil", "examples", "docs", "tests", "test", "babel", "pytest", "hypothesis"}
    assert not any(name.startswith(("libcrypto", "libssl", "libtcl", "_tkinter")) for name in names)


def test_it_brings_every_library_it_is_linked_with(frozen: Path) -> None:
    files = [file for file in frozen.rglob("*") if file.is_file() and ".so" in file.name]
    told = subprocess.run(
        ["objdump", "-p", str(frozen / contents.COMMAND), *map(str, files)], check=True, capture_output=True, text=True
    )
    needed = {line.split()[1] for line in told.stdout.splitlines() if line.strip().startswith("NEEDED")}
    lacking = needed - {file.name for file in files}
    assert not [name for name in lacking if not name.startswith(OF_THE_SYSTEM)]


def test_it_answers_without_a_window_and_without_python(frozen: Path, tmp_path: Path) -> None:
    check_commands([str(frozen / contents.COMMAND)], tmp_path)


def test_it_names_whose_work_it_brings(frozen: Path) -> None:
    told = (frozen / "LICENSES/THIRD-PARTY.txt").read_text(encoding="utf-8")
    for part in ("SDL, SDL_image", "Python", "FluidSynth", "pygame-ce ", "PyTMX ", "platformdirs ", "pyinstaller "):
        assert f"\n{part}" in told, part
    for text in ("GNU LESSER GENERAL PUBLIC LICENSE", "Version 2.1, February 1999", "Version 3, 29 June 2007"):
        assert text in told, text
    assert {"MIT.txt", "OFL-1.1-FiraSans.txt", "README.md"} <= {file.name for file in (frozen / "LICENSES").iterdir()}


def test_parts_under_the_lgpl_are_replaced_by_putting_others_in_their_place(frozen: Path, tmp_path: Path) -> None:
    copy = tmp_path / "changed"
    shutil.copytree(frozen, copy, symlinks=True)
    for part, status in (("pytmx", 71), ("pygame", 72)):
        file = copy / "_internal" / part / "__init__.py"
        file.write_text(f"{file.read_text(encoding='utf-8')}\nraise SystemExit({status})\n", encoding="utf-8")
        words = [str(copy / contents.COMMAND), "--game", "scorpion"]
        ended = subprocess.run(words, env={**os.environ, "HOME": str(tmp_path)}, timeout=60, check=False)
        assert ended.returncode == status, part


def test_the_archive_holds_the_same(frozen: Path, tmp_path: Path) -> None:
    archive = pack(frozen, tmp_path, effort=0)
    assert archive.name.startswith(f"osteria-antares-{main.VERSION}-linux-")
    assert archive.name.endswith(".tar.xz")
    with tarfile.open(archive) as tar:
        # Filters came with 3.11.4; Debian 12 has 3.11.2.
        tar.extraction_filter = getattr(tarfile, "tar_filter", lambda member, _path: member)
        tar.extractall(tmp_path)
    check_commands([str(tmp_path / frozen.name / contents.COMMAND)], tmp_path)
