"""The Italian packs' files: all there, plain enough for the rasteriser, small, no two alike, marks beside the art."""

from collections.abc import Callable
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import Image, ImageChops, ImageFilter

from tests.cardart import drawings
from tests.cardart.drawings import LOOK, check_decimals, check_plain, farthest, inked, on_paper, share

_ROOT = Path(__file__).resolve().parents[2]
CARDS = _ROOT / "assets" / "cards"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
FACES = [rank + suit for suit in "DCSB" for rank in RANKS]
FORMS = ("full", "compact", "learner", "corner")


class Pack(NamedTuple):
    """A pack's height in units of a face 200 wide, and its back."""

    height: int
    back: str


PACKS = {"neapolitan": Pack(330, "majolica"), "piacentine": Pack(370, "lozenges")}

ALLOWED = {"svg": {"viewBox", "width", "height"}, "g": LOOK, "path": {"d"} | LOOK}


def files_of(pack: str) -> list[str]:
    faces = [f"{pack}/{form}/{face}.svg" for form in FORMS for face in FACES]
    return [*faces, f"{pack}/backs/{PACKS[pack].back}.svg"]


ALL_FILES = [name for pack in PACKS for name in files_of(pack)]
PRINTED_FILES = [name for name in ALL_FILES if "/learner/" not in name and "/corner/" not in name]
PACKED_FACES = [(pack, face) for pack in PACKS for face in FACES]


@cache
def text_of(name: str) -> str:
    return (CARDS / name).read_text(encoding="utf-8")


@cache
def drawn(name: str, width: int) -> Image.Image:
    """What the game's rasteriser makes of a file, with its transparency."""
    height = round(width * PACKS[name.partition("/")[0]].height / 200)
    return drawings.drawn(text_of(name), width, height)


@cache
def picture(name: str, width: int) -> Image.Image:
    """The same laid on paper."""
    return on_paper(drawn(name, width))


@pytest.mark.parametrize("pack", PACKS)
def test_a_pack_holds_exactly_these_files(pack: str) -> None:
    there = {str(file.relative_to(CARDS)) for file in (CARDS / pack).rglob("*") if file.is_file()}
    assert there == set(files_of(pack))


@pytest.mark.parametrize("name", ALL_FILES)
def test_only_what_the_rasteriser_draws(name: str) -> None:
    check_plain(text_of(name), f"0 0 200 {PACKS[name.partition('/')[0]].height}", ALLOWED)


@pytest.mark.parametrize("name", ALL_FILES)
def test_one_decimal_is_enough_for_a_place(name: str) -> None:
    check_decimals(text_of(name))


@pytest.mark.parametrize("name", ALL_FILES)
def test_a_file_stays_small(name: str) -> None:
    assert (CARDS / name).stat().st_size <= 120_000


def test_both_packs_stay_small() -> None:
    assert sum(file.stat().st_size for pack in PACKS for file in (CARDS / pack).rglob("*.svg")) <= 6_000_000


@pytest.mark.parametrize("width", [318, 60])
@pytest.mark.parametrize("name", PRINTED_FILES)
def test_the_rasteriser_puts_ink_on_paper(name: str, width: int) -> None:
    covered = share(inked(picture(name, width)))
    assert 0.1 < covered < (0.97 if "/backs/" in name else 0.8)


def eye_sees(first: Image.Image, second: Image.Image) -> Image.Image:
    """White where two pictures differ so much that the eye sees it."""
    return farthest(first, second).point(lambda level: 255 if level > 60 else 0)


def grey(image: Image.Image) -> Image.Image:
    return image.convert("L").convert("RGB")


@pytest.mark.parametrize("in_grey", [False, True], ids=["colour", "grey"])
@pytest.mark.parametrize(
    ("form", "width", "least"),
    [("full", 60, 0.04), ("compact", 34, 0.008)],  # each at the smallest it is used
)
@pytest.mark.parametrize("pack", PACKS)
def test_no_two_faces_look_alike(
    pack: str, form: str, width: int, least: float, in_grey: bool, measured: Callable[[str], None]
) -> None:
    pictures = {face: picture(f"{pack}/{form}/{face}.svg", width) for face in FACES}
    if in_grey:
        pictures = {face: grey(image) for face, image in pictures.items()}
    changed = {pair: share(eye_sees(pictures[pair[0]], pictures[pair[1]])) for pair in combinations(FACES, 2)}
    closest = min(changed, key=changed.__getitem__)
    one, other = closest
    where = f"{pack} {form} at {width} px{' in grey' if in_grey else ''}"
    measured(f"{where}: {one} and {other}, {changed[closest]:.2%} of the pixels differ")
    assert changed[closest] > least


@pytest.mark.parametrize(("pack", "face"), PACKED_FACES)
def test_a_learner_mark_lies_beside_the_art(pack: str, face: str) -> None:
    mark = drawn(f"{pack}/learner/{face}.svg", 318).getchannel("A").point(lambda level: 255 if level > 24 else 0)
    assert 0.002 < share(mark) < 0.03
    art = inked(picture(f"{pack}/full/{face}.svg", 318), 40)
    near = mark.filter(ImageFilter.MaxFilter(3))
    assert ImageChops.darker(near, art).getbbox() is None


@pytest.mark.parametrize("pack", PACKS)
def test_every_learner_mark_is_its_own(pack: str) -> None:
    marks = [picture(f"{pack}/learner/{face}.svg", 160).tobytes() for face in FACES]
    assert len(set(marks)) == len(FACES)


@pytest.mark.parametrize(("pack", "face"), PACKED_FACES)
def test_a_covered_cards_mark_hides_what_lies_below_and_leaves_half_of_the_card(pack: str, face: str) -> None:
    mark = drawn(f"{pack}/corner/{face}.svg", 200)
    box = mark.getchannel("A").point(lambda level: 255 if level > 127 else 0).getbbox()
    assert box is not None
    _, _, right, foot = box
    assert right <= 0.3 * mark.width, "where cards lie closest half of each is open"
    assert foot <= 0.33 * mark.height
    solid = share(mark.getchannel("A").crop(box).point(lambda level: 255 if level > 250 else 0))
    assert solid > 0.95, "nothing of the picture shines through"


@pytest.mark.parametrize("pack", PACKS)
def test_every_covered_cards_mark_is_its_own_where_it_is_smallest(pack: str) -> None:
    marks = {face: picture(f"{pack}/corner/{face}.svg", 78).crop((0, 0, 24, 48)) for face in FACES}
    closest = min(share(eye_sees(marks[one], marks[other])) for one, other in combinations(FACES, 2))
    assert closest > 0.02


@pytest.mark.parametrize("court", [f"{rank}{suit}" for suit in "DCSB" for rank in ("8", "9", "10")])
@pytest.mark.parametrize("pack", PACKS)
def test_a_small_courts_head_fills_the_room_below_its_value(pack: str, court: str) -> None:
    mask = inked(picture(f"{pack}/compact/{court}.svg", 200))
    room = mask.crop((12, 98, 188, PACKS[pack].height - 12))
    box = room.getbbox()
    assert box is not None
    left, top, right, foot = box
    assert (right - left) / room.width > 0.75 or (foot - top) / room.height > 0.85
    assert abs(left + right - room.width) <= 4  # in the middle
    assert abs(top + foot - room.height) <= 8


def court_rows() -> dict[str, list[str]]:
    """The table of the Italian courts in the handbook of the art, by the court's name."""
    section = (_ROOT / "docs" / "art.md").read_text(encoding="utf-8").partition("## Italian courts")[2]
    table = section.partition("\n## ")[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines() if "|" in line]
    return {name: entries for name, *entries in cells[2:]}


@pytest.mark.parametrize("pack", PACKS)
def test_the_handbook_tells_every_court(pack: str) -> None:
    initial = pack[0].upper()
    expected = {
        f"{initial} {court} of {suit}"
        for court in ("page", "knight", "king")
        for suit in ("coins", "cups", "swords", "clubs")
    }
    assert expected <= set(court_rows())


def test_no_two_courts_share_more_than_two_traits() -> None:
    for (one, first), (other, second) in combinations(court_rows().items(), 2):
        assert len(first) == len(second) == 6, (one, other)
        shared = [trait for trait, its in zip(first, second, strict=True) if trait == its]
        assert len(shared) <= 2, (one, other, shared)
