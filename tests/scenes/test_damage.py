"""Each of the program's files missing, empty, garbage, cut off: a stand-in or a line that names it, no lost game."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game import resources
from game.cards import FRENCH, ITALIAN
from game.errors import GameError
from game.scorpion.kept import KeptGame
from game.words import LANGUAGES
from scenes import sound
from scenes.log import log_path
from scenes.look import lettering
from scenes.reading import page
from scenes.table import art
from scenes.table.art import FRENCH_PACK, ArtSpec
from scenes.table.bare import completed
from scenes.table.faces import PackFaces
from tests.scenes.rig import Size
from tests.scenes.scorpion.rig import NewRig, ScorpionRig
from tests.scenes.scorpion.rooms import scorpion_room
from tests.scenes.thoughts import Thoughts
from tests.soaking import some

ROOT = Path(__file__).resolve().parents[2]
HARMS: dict[str, Callable[[Path], object]] = {
    "missing": Path.unlink,
    "empty": lambda file: file.write_bytes(b""),
    "garbage": lambda file: file.write_bytes(random.Random(7).randbytes(3000)),
    "cut": lambda file: file.write_bytes(file.read_bytes()[: file.stat().st_size // 2]),
}
SIZES = {"full": (100, 140), "plain": (80, 112), "compact": (64, 90)}
"""At what size which drawing of a card is shown."""


def files_of(*places: str) -> list[str]:
    return sorted(
        str(file.relative_to(ROOT))
        for place in places
        for file in (ROOT / place).rglob("*")
        if file.is_file() and file.suffix not in (".py", ".pyc", ".po", ".pot")
    )


CARDS = files_of("assets/cards")
OTHERS = files_of("assets/fonts", "assets/icons", "assets/tables", "assets/sounds", "locales")


def cases(files: list[str], at_once: int) -> list[object]:
    """Every file with every harm; a fixed sample of them in every run."""
    mixed = [(file, harm) for file in files for harm in HARMS]
    random.Random(3).shuffle(mixed)
    return some(mixed, at_once)


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program's files once more."""
    tree = tmp_path_factory.mktemp("program")
    for folder in ("assets", "locales"):
        shutil.copytree(ROOT / folder, tree / folder)
    return tree


@pytest.fixture
def harmed(copied: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], Path]]:
    """Does harm to a file of the copy, which the program now reads; afterwards it is whole again."""
    monkeypatch.setattr(resources, "_root", lambda: copied)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(art, "_told", set())
    whole: dict[Path, bytes] = {}

    def harm(name: str, how: str) -> Path:
        file = copied / name
        whole[file] = file.read_bytes()
        HARMS[how](file)
        forget()
        return file

    yield harm
    for file, content in whole.items():
        file.write_bytes(content)
    forget()


def forget() -> None:
    """What was read before is read again."""
    lettering.forget_fonts()
    page.read_page.cache_clear()
    for module in ("scenes.scorpion.geometry", "scenes.scopa.geometry"):
        for value in vars(sys.modules[module]).values() if module in sys.modules else ():
            if hasattr(value, "cache_clear"):
                value.cache_clear()


def logged() -> str:
    return log_path().read_text(encoding="utf-8") if log_path().exists() else ""


@pytest.mark.parametrize(("name", "how"), cases(CARDS, 30))
def test_a_card_that_cannot_be_drawn_is_drawn_plain(name: str, how: str, harmed: Callable[[str, str], Path]) -> None:
    file = harmed(name, how)
    _, _, pack, kind, _drawing = Path(name).parts
    whole = FRENCH if pack == FRENCH_PACK else ITALIAN
    form = kind if kind in SIZES else "full"
    cards = tuple(card.notation for card in whole)[:3]
    back = file.stem if kind == "backs" else "antares" if pack == FRENCH_PACK else _a_back(file.parents[1])
    card = cards[0] if kind == "backs" else file.stem
    spec = ArtSpec(
        SIZES[form], (card, *(other for other in cards if other != card)), back,
        pack=pack, learner=kind == "learner", corners=kind == "corner",
    )  # fmt: skip
    faces = PackFaces()
    faces.want_sets([spec])
    assert faces.take(wait=True)

    face, backside = faces.picture(whole.parse(card), spec.size[0]), faces.picture(None, spec.size[0])
    assert face.get_size() == backside.get_size() == spec.size
    assert _inked(face), "nothing tells which card it is"
    assert backside.get_at((spec.size[0] // 2, spec.size[1] // 2)).a == 255
    if kind != "index":
        assert str(file) in logged()


def _a_back(pack: Path) -> str:
    return next(file.stem for file in sorted((pack / "backs").iterdir()))


def _inked(face: pygame.Surface) -> bool:
    """Whether a card has something of another colour than paper in its upper left part."""
    width, height = face.get_size()
    seen = {tuple(face.get_at((x, y))[:3]) for x in range(4, width // 2) for y in range(4, height // 2)}
    return len(seen) > 1


def test_a_card_whose_index_is_damaged_too_is_told_by_letters(harmed: Callable[[str, str], Path]) -> None:
    harmed("assets/cards/french/full/10H.svg", "empty")
    harmed("assets/cards/french/index/10H.svg", "garbage")
    made = completed(art.make_card_set(ArtSpec((100, 140), ("10H", "9H"), "antares")))
    assert _inked(made.faces["10H"])


def test_damaged_drawings_are_not_kept_for_the_next_start(harmed: Callable[[str, str], Path]) -> None:
    from scenes import shelf

    spec = ArtSpec((100, 140), ("10H", "9H"), "antares")
    harmed("assets/cards/french/full/10H.svg", "garbage")
    art.make_card_set(spec)
    assert not shelf.directory().exists()


@pytest.mark.parametrize(("name", "how"), cases(OTHERS, 9))
def test_any_other_file_is_done_without_or_named(
    name: str,
    how: str,
    harmed: Callable[[str, str], Path],
    drawn_cards: Path,
    new_rig: NewRig,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(drawn_cards))  # the cards are whole here
    monkeypatch.setattr("scenes.house.House.thinker", Thoughts())
    language = Path(name).parts[1] if name.startswith("locales/") else "en"
    before = new_rig(home="games")
    before.open()
    before.table.try_move(before.session.rules.legal_moves(before.state)[0], None, False)
    before.close()

    file = harmed(name, how)
    said = ""
    try:
        if "sounds" in name:
            _all_sounds()
        tour(new_rig, _size_for(name), language)
    except GameError as error:
        said = str(error)
    if said:
        assert file.name in said
        assert "\n" not in said
        assert "sounds" not in name
        assert name.endswith((".ttf", ".tmx")), "it could have been done without"

    after = new_rig(home="games")
    try:
        kept = KeptGame.resume(after.store)
        assert kept is not None
        assert kept.session.moves == 1
    finally:
        after.store.close()


def _size_for(name: str) -> Size:
    sizes = {"small": (640, 400), "square": (1000, 900), "tall": (720, 1280), "portrait": (600, 1000)}
    return next((size for shape, size in sizes.items() if shape in name), (1280, 720))


def _all_sounds() -> None:
    device = sound.Device()
    try:
        for cue, takes in sound.TAKES.items():
            for take in range(1, takes + 1):
                device.play(sound.Note(sound.take_name(cue, take), 1.0, 0.0))
    finally:
        device.close()


def tour(new_rig: NewRig, size: Size, language: str) -> None:
    """See the title, both tables, the rules and the settings."""
    rig: ScorpionRig = new_rig(size, "games", language=language)
    try:
        house = rig.house
        house.open_title()
        _look(rig)
        scorpion_room(house).open()
        _look(rig)
        house.open_settings()
        _look(rig)
        rig.keys("escape")
        _look(rig)
        house.open_rules()
        _look(rig)
        rig.keys("escape")
        _look(rig)
        house.to_title()
        house.open_start("scopa")
        _look(rig)
        house.open_rules()
        _look(rig)
    finally:
        rig.close()


def _look(rig: ScorpionRig) -> None:
    rig.run(0.5)
    rig.frame()


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_without_its_catalogue_a_language_is_english(
    language: str, harmed: Callable[[str, str], Path], new_rig: NewRig
) -> None:
    file = harmed(f"locales/{language}/LC_MESSAGES/osteria-antares.mo", "garbage")
    rig = new_rig(language=language)
    assert rig.house.words.text("Rules") == "Rules"
    assert str(file) in logged()
    rig.house.preferences.change("language", "en")
    rig.house.preferences.change("language", language)
    assert rig.house.words.text("Rules") == "Rules"


@pytest.mark.parametrize("how", ["missing", "empty", "garbage"])
def test_a_font_of_no_use_is_named(how: str, harmed: Callable[[str, str], Path]) -> None:
    file = harmed("assets/fonts/FiraSans-Medium.ttf", how)
    with pytest.raises(GameError, match=file.name):
        lettering.font("medium", 12).render("A", True, (0, 0, 0))


@pytest.mark.parametrize("name", ["assets/fonts/FiraSans-Regular.ttf", "assets/tables/scorpion-wide.tmx"])
def test_the_program_ends_with_a_line_that_names_the_file(name: str, tmp_path: Path) -> None:
    for folder in ("assets", "locales", "game", "scenes"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "main.py", tmp_path)
    HARMS["garbage"](tmp_path / name)
    words = ["--game", "scorpion", "--size", "1280x720"]
    done = subprocess.run(
        [sys.executable, "main.py", *words], cwd=tmp_path, env={**os.environ, "SDL_VIDEODRIVER": "dummy"},
        capture_output=True, timeout=60, check=False,
    )  # fmt: skip
    (line,) = done.stderr.decode().splitlines()
    assert done.returncode == 2
    assert Path(name).name in line
