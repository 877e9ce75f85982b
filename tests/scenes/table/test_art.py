"""The pictures of the cards: the same from the shelf as drawn, whatever has become of the shelf."""

from __future__ import annotations

import shutil
import threading
import zlib
from pathlib import Path

import pygame
import pytest

from game import resources
from game.cards import FRENCH
from game.errors import MissingAsset
from scenes import shelf
from scenes.log import log_path
from scenes.table import art
from scenes.table.art import ArtSpec, CardSet, make_card_set
from tests.threads import at_once

CARDS = ("AS", "10H", "JC", "KD")
PLAIN = ArtSpec((80, 112), CARDS)


@pytest.fixture(autouse=True)
def own_shelf(shared_cards: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache directory; what is kept there is written at once."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(threading, "Timer", _AtOnce)
    return tmp_path / "cache"


class _AtOnce:
    """A timer that does not wait."""

    def __init__(self, _interval: float, function: object, args: tuple[object, ...]) -> None:
        self._function, self._args = function, args

    def start(self) -> None:
        assert callable(self._function)
        self._function(*self._args)


def _pixels(made: CardSet) -> dict[str, bytes]:
    pictures = {**made.faces, "": made.back}
    return {name: pygame.image.tobytes(picture, "RGBA") for name, picture in pictures.items()}


def _kept() -> list[Path]:
    return sorted(shelf.directory().iterdir())


def _undrawable(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nothing can be drawn: what is wanted must come from the shelf."""
    monkeypatch.setattr(art, "_draw", _fail)


def _fail(*_: object) -> None:
    raise AssertionError("a card was drawn")


@pytest.mark.parametrize("size", [(64, 90), (80, 112), (100, 140)], ids=["compact", "plain", "full"])
def test_pictures_have_the_size_that_was_asked_for(size: tuple[int, int]) -> None:
    made = make_card_set(ArtSpec(size, CARDS))
    assert list(made.faces) == list(CARDS)
    assert {picture.get_size() for picture in [*made.faces.values(), made.back]} == {size}
    assert len(set(_pixels(made).values())) == len(CARDS) + 1


def test_pictures_from_the_shelf_equal_those_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = _pixels(make_card_set(PLAIN))
    assert len(_kept()) == 1
    _undrawable(monkeypatch)
    assert _pixels(make_card_set(PLAIN)) == drawn


@pytest.mark.parametrize(
    "other",
    [
        PLAIN._replace(size=(79, 111)),
        PLAIN._replace(back="scales"),
        PLAIN._replace(four_colours=True),
        PLAIN._replace(cards=CARDS[:2]),
    ],
    ids=["size", "back", "colours", "cards"],
)
def test_another_wish_does_not_find_them(other: ArtSpec) -> None:
    make_card_set(PLAIN)
    make_card_set(other)
    assert len(_kept()) == 2


@pytest.mark.parametrize(
    "damage",
    [
        lambda whole: b"",
        lambda whole: whole[: len(whole) // 2],
        lambda whole: b"no pixels at all",
        lambda whole: whole[:40] + b"\0" * 40 + whole[80:],
        lambda whole: zlib.compress(b"too few"),
    ],
    ids=["empty", "cut", "foreign", "scratched", "short"],
)
def test_a_damaged_file_is_drawn_anew_and_replaced(damage: object) -> None:
    drawn = _pixels(make_card_set(PLAIN))
    (file,) = _kept()
    whole = file.read_bytes()
    assert callable(damage)
    file.write_bytes(damage(whole))
    assert _pixels(make_card_set(PLAIN)) == drawn
    assert file.read_bytes() == whole


def test_a_shelf_that_cannot_be_written_is_done_without(own_shelf: Path) -> None:
    own_shelf.write_text("a file where the folder should be")
    drawn = _pixels(make_card_set(PLAIN))
    assert _pixels(make_card_set(PLAIN)) == drawn


def test_the_longest_unused_files_make_room() -> None:
    for number in range(20):
        shelf.keep(f"made-{number:02}", [bytes(8)])
        (shelf.directory() / f"made-{number:02}.pixels").touch()
    names = [file.stem for file in _kept()]
    assert len(names) == 16
    assert "made-19" in names


def test_what_the_last_run_used_is_fetched_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = _pixels(make_card_set(PLAIN))
    monkeypatch.setattr("scenes.shelf.started", at_once)
    shelf.prefetch()
    shutil.rmtree(shelf.directory())
    _undrawable(monkeypatch)
    assert _pixels(make_card_set(PLAIN)) == drawn


def test_who_reads_while_it_is_being_fetched_waits_for_it() -> None:
    drawn = _pixels(make_card_set(PLAIN))
    shelf.prefetch()
    assert _pixels(make_card_set(PLAIN)) == drawn


def test_fetching_ahead_from_nowhere_fetches_nothing() -> None:
    shelf.prefetch()
    assert shelf.read("nothing", 4) is None


# The drawings


@pytest.fixture
def own_assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the plain faces, the indexes and the backs that may be broken."""
    copy = tmp_path / "program"
    source = resources.asset("cards/french")
    for folder in ("plain", "index", "backs"):
        shutil.copytree(source / folder, copy / "assets" / "cards" / "french" / folder)
    monkeypatch.setattr(resources, "_root", lambda: copy)
    return copy / "assets" / "cards" / "french"


def test_a_face_that_cannot_be_drawn_is_left_out_and_named_in_the_log(own_assets: Path) -> None:
    (own_assets / "plain" / "10H.svg").unlink()
    (own_assets / "plain" / "9H.svg").write_text("no drawing")
    made = make_card_set(PLAIN)
    assert set(PLAIN.cards) - set(made.faces) == {"10H", "9H"} & set(PLAIN.cards)
    logged = log_path().read_text(encoding="utf-8")
    assert f"{own_assets / 'plain' / '10H.svg'}: a card's drawing is missing" in logged


def test_a_missing_back_is_one_colour(own_assets: Path) -> None:
    (own_assets / "backs" / "antares.svg").unlink()
    made = make_card_set(PLAIN)
    assert made.back.get_size() == PLAIN.size
    assert made.back.get_at((PLAIN.size[0] // 2, PLAIN.size[1] // 2)).a == 255


def test_a_missing_folder_is_named(own_assets: Path) -> None:
    shutil.rmtree(own_assets / "plain")
    with pytest.raises(MissingAsset, match=r"french/plain"):
        make_card_set(PLAIN)


def test_a_changed_drawing_is_not_taken_from_the_shelf(own_assets: Path) -> None:
    drawn = _pixels(make_card_set(PLAIN))
    file = own_assets / "plain" / "10H.svg"
    file.write_text((own_assets / "plain" / "9H.svg").read_text())
    again = _pixels(make_card_set(PLAIN))
    assert again["10H"] != drawn["10H"]
    assert again["AS"] == drawn["AS"]


@pytest.mark.parametrize("form", [(64, 90), (80, 112), (100, 140)], ids=["compact", "plain", "full"])
def test_four_colours_change_diamonds_and_clubs_only(form: tuple[int, int]) -> None:
    whole = tuple(card.notation for card in FRENCH)
    two, four = (_pixels(make_card_set(ArtSpec(form, whole, four_colours=on))) for on in (False, True))
    changed = {name for name in two if two[name] != four[name]}
    assert changed == {name for name in whole if name[-1] in "DC"}
