"""The Debian package on a real system: installed, found in the menu, played, and gone without a trace."""

import configparser
import os
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import pytest

from tests.desktop.scopa.matches import new_matches
from tests.desktop.scopa.sitting import ScopaSitting
from tests.desktop.scopone.sitting import ScoponeSitting, ahead_of, matches
from tests.desktop.scorpion.deal_of_the_rules import RECORD
from tests.desktop.scorpion.sitting import ScorpionSitting
from tests.desktop.sitting import Sitting, differ
from tests.packages.commands import check_commands
from tools.desk import open_desk, wait_for
from tools.desk.processes import family
from tools.packages.contents import COMMAND, ICON_SIZES, ID

APT = ["apt-get", "-o", "DPkg::Lock::Timeout=300", "--yes", "--quiet", "--no-install-recommends"]
Sitter = TypeVar("Sitter", bound=Sitting)
ENTRY = Path(f"/usr/share/applications/{ID}.desktop")


def paths_in(deb: Path) -> list[Path]:
    """Every file and folder of the package, where it will lie."""
    told = subprocess.run(["dpkg-deb", "--fsys-tarfile", str(deb)], check=True, capture_output=True).stdout
    listed = subprocess.run(["tar", "-t"], input=told, check=True, capture_output=True).stdout.decode()
    return [Path("/") / line for line in listed.splitlines()]


def is_installed() -> bool:
    """Whether dpkg knows anything of the package, its settings included."""
    return subprocess.run(["dpkg", "-s", COMMAND], capture_output=True, check=False).returncode == 0


def purge() -> None:
    subprocess.run([*APT, "purge", COMMAND], check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(scope="module")
def there_before(deb: Path) -> list[Path]:
    """The folders of the package that other packages have too."""
    assert os.geteuid() == 0, "installing needs root"
    assert not is_installed()
    return [path for path in paths_in(deb) if path.exists()]


@pytest.fixture(scope="module", autouse=True)
def installed(deb: Path, there_before: list[Path]) -> Iterator[None]:
    """The package is installed."""
    deb.parent.chmod(0o755)
    subprocess.run([*APT, "install", str(deb)], check=True, stdout=subprocess.DEVNULL)
    yield
    if is_installed():
        purge()


@contextmanager
def at_a_desk(person: type[Sitter], tmp_path: Path) -> Iterator[Sitter]:
    """A newcomer who starts the program from the desktop's menu."""
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(ENTRY, encoding="utf-8")
    command = shlex.split(entry["Desktop Entry"]["Exec"])
    assert Path(shutil.which(command[0]) or "").resolve() == Path(f"/usr/lib/{COMMAND}/{COMMAND}")
    with open_desk((1280, 720)) as desk:
        made = person(desk, tmp_path, tmp_path / "cache", command)
        yield made
        made.leave()
        assert not list(tmp_path.rglob(f"{COMMAND}.log")), "something went wrong, such as the sounds"


@pytest.fixture
def scorpion(tmp_path: Path) -> Iterator[ScorpionSitting]:
    """One who plays Scorpion."""
    with at_a_desk(ScorpionSitting, tmp_path) as made:
        yield made


@pytest.fixture
def scopa(tmp_path: Path) -> Iterator[ScopaSitting]:
    """One who plays Scopa."""
    with at_a_desk(ScopaSitting, tmp_path) as made:
        yield made


@pytest.fixture
def scopone(tmp_path: Path) -> Iterator[ScoponeSitting]:
    """One who plays Scopone."""
    with at_a_desk(ScoponeSitting, tmp_path) as made:
        yield made


def test_the_package_brings_what_a_desktop_looks_for(deb: Path) -> None:
    paths = set(map(str, paths_in(deb)))
    share = "/usr/share"
    wanted = [
        str(ENTRY),
        f"{share}/metainfo/{ID}.metainfo.xml",
        f"{share}/man/man6/{COMMAND}.6.gz",
        f"{share}/doc/{COMMAND}/copyright",
        f"{share}/doc/{COMMAND}/changelog.gz",
        f"{share}/icons/hicolor/scalable/apps/{ID}.svg",
        *(f"{share}/icons/hicolor/{size}x{size}/apps/{ID}.png" for size in ICON_SIZES),
    ]
    assert not [path for path in wanted if path not in paths]
    subprocess.run(["desktop-file-validate", str(ENTRY)], check=True)


def test_nobody_but_root_can_change_it_and_everybody_can_read_it(deb: Path) -> None:
    for path in paths_in(deb):
        if not path.is_symlink() and COMMAND in str(path):
            status = path.stat()
            assert status.st_uid == status.st_gid == 0, path
            assert status.st_mode & 0o777 == (0o755 if path.is_dir() or path.name == COMMAND else 0o644), path


def test_it_answers_without_a_window(tmp_path: Path) -> None:
    check_commands([COMMAND], tmp_path)


def test_scorpion_is_played_and_resumed(scorpion: ScorpionSitting) -> None:
    scorpion.start(record=RECORD)
    desk = scorpion.desk
    assert desk.windows.wm_class(scorpion.window)[1] == ID
    assert desk.windows.title(scorpion.window) == "Osteria Antares"
    scorpion.drag(1, 5, 6)
    scorpion.await_actions(1)
    desk.keys.press("d")
    played = scorpion.await_actions(2)
    assert scorpion.quit() == 0

    scorpion.start()
    assert scorpion.game().state == played.state
    table = scorpion.picture()
    desk.keys.press("F1")
    wait_for(lambda: differ(table, scorpion.picture()), "the rules")
    desk.keys.press("esc")
    wait_for(lambda: not differ(table, scorpion.picture()), "the table again")
    desk.keys.press("u")
    scorpion.await_actions(3)


def test_a_deal_of_another_program_is_dealt(scorpion: ScorpionSitting) -> None:
    """The library that knows those deals is loaded only now."""
    scorpion.start("--deal", "scorpion:classic:ms24", at_table=False)
    scorpion.desk.keys.press("d")
    assert scorpion.await_actions(1).state.reserve == ()
    assert "ms24" in str(scorpion.saved())


def test_the_computer_plays_scopa(scopa: ScopaSitting) -> None:
    """It thinks in a process of its own, which must come up frozen as well."""
    scopa.set(motion="none", pause="short")
    scopa.sit_down(next(match for match in new_matches("hard") if not match.void))
    match = scopa.await_turn()
    for _ in range(3):
        scopa.tap_play(match.legal_plays()[0])
        match = scopa.await_turn(len(match.plays) + 2)
    assert len(family(scopa.program.pid)) > 1
    assert scopa.quit() == 0


def test_scopone_is_played_with_three_computers_and_resumed(scopone: ScoponeSitting) -> None:
    scopone.set(motion="none", pause="short")
    scopone.sit_down(next(matches("hard")))
    match = scopone.await_turn()
    for _ in range(2):
        scopone.tap_play(ahead_of(match))
        match = scopone.await_turn(len(match.plays) + 4)
    assert len(family(scopone.program.pid)) > 1
    assert scopone.quit() == 0

    assert scopone.sit_down().plays == match.plays


def test_it_is_removed_without_a_trace(deb: Path, there_before: list[Path]) -> None:
    purge()
    assert not is_installed()
    assert [path for path in paths_in(deb) if path.exists() or path.is_symlink()] == there_before
