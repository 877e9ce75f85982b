"""The French pack's files: all there, plain enough for the rasteriser, small, legible, no two alike."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from tests.cardart.drawings import LOOK, PAPER, check_decimals, check_plain, drawn, farthest, inked, on_paper, share

PACK = Path(__file__).resolve().parents[2] / "assets" / "cards" / "french"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FACES = [rank + suit for suit in "SHDC" for rank in RANKS]
BACKS = ("antares", "scales")
FORMS = ("full", "plain", "compact")
INDEX_FILES = [f"index/{face}.svg" for face in FACES]
FACE_FILES = [f"{form}/{face}.svg" for form in FORMS for face in FACES]
CARD_FILES = [*FACE_FILES, *(f"backs/{back}.svg" for back in BACKS)]
ALL_FILES = [*CARD_FILES, *INDEX_FILES]

LINE = 100
SUIT_INK = {"S": "#1F2F4B", "H": "#C8392C", "D": "#C8392C", "C": "#1F2F4B"}
SPARE_INK = (0x00, 0xFF, 0xFF)  # no ink of the pack comes near it
ALLOWED = {
    "svg": {"viewBox", "width", "height"},
    "g": {"transform"} | LOOK,
    "path": {"d"} | LOOK,
    "circle": {"cx", "cy", "r"} | LOOK,
}


def draw(text: str, width: int, height: int) -> Image.Image:
    """What the game's rasteriser makes of a file, laid on paper."""
    return on_paper(drawn(text, width, height))


@cache
def text_of(name: str) -> str:
    return (PACK / name).read_text(encoding="utf-8")


@cache
def picture(name: str, width: int) -> Image.Image:
    return draw(text_of(name), width, round(width * 1.4))


def distance(image: Image.Image, colour: tuple[int, int, int]) -> Image.Image:
    """How far every pixel lies from the colour, in the channel where it lies farthest."""
    return farthest(image, Image.new("RGB", image.size, colour))


def strip_box(left: float, top: float, right: float, foot: float, image: Image.Image) -> tuple[int, int, int, int]:
    """A box in card units (250 wide) as pixels of the image."""
    scale = image.width / 250
    return round(left * scale), round(top * scale), round(right * scale), round(foot * scale)


def test_the_pack_holds_exactly_these_files() -> None:
    there = {str(file.relative_to(PACK)) for file in PACK.rglob("*") if file.is_file()}
    assert there == set(ALL_FILES)


@pytest.mark.parametrize("name", ALL_FILES)
def test_only_what_the_rasteriser_draws(name: str) -> None:
    box = f"0 0 {line_width(name)} {LINE}" if name in INDEX_FILES else "0 0 250 350"
    check_plain(text_of(name), box, ALLOWED)


@pytest.mark.parametrize("name", ALL_FILES)
def test_one_decimal_is_enough_for_a_place(name: str) -> None:
    check_decimals(text_of(name))


@pytest.mark.parametrize("name", ALL_FILES)
def test_a_file_stays_small(name: str) -> None:
    assert (PACK / name).stat().st_size <= 80_000


def test_the_pack_stays_small() -> None:
    assert sum(file.stat().st_size for file in PACK.rglob("*.svg")) <= 4_000_000


@pytest.mark.parametrize("width", [288, 107])
@pytest.mark.parametrize("name", CARD_FILES)
def test_the_rasteriser_puts_ink_on_paper(name: str, width: int) -> None:
    covered = share(inked(picture(name, width)))
    assert 0.03 < covered < (0.95 if name.startswith("backs") else 0.85)


@pytest.mark.parametrize(
    ("form", "width", "least"),
    [("full", 60, 0.008), ("plain", 80, 0.0015), ("compact", 34, 0.004)],  # each at the smallest it is used
)
def test_no_two_faces_look_alike(form: str, width: int, least: float, measured: Callable[[str], None]) -> None:
    pictures = [(face, picture(f"{form}/{face}.svg", width)) for face in FACES]
    changed = {
        (one, other): share(inked_apart(first, second)) for (one, first), (other, second) in combinations(pictures, 2)
    }
    closest = min(changed, key=changed.__getitem__)
    one, other = closest
    measured(f"french {form} at {width} px: {one} and {other}, {changed[closest]:.2%} of the pixels differ")
    assert changed[closest] > least


def inked_apart(first: Image.Image, second: Image.Image) -> Image.Image:
    """White where two pictures differ so much that the eye sees it."""
    return farthest(first, second).point(lambda level: 255 if level > 60 else 0)


@pytest.mark.parametrize("face", FACES)
def test_a_covered_card_shows_its_index_and_nothing_cut(face: str) -> None:
    mask = inked(picture(f"full/{face}.svg", 288))
    index = mask.crop(strip_box(10, 10, 84.5, 59, mask))
    assert share(index) > 0.15
    # between the index and 18 % of the height: bare paper, or the frame's own line from x = 13 on
    assert share(mask.crop(strip_box(3, 58.5, 84.5, 60, mask))) == 0
    assert share(mask.crop(strip_box(3, 14, 12, 63, mask))) == 0
    if face[:-1].isdigit():
        assert share(mask.crop(strip_box(3, 58.5, 246, 63, mask))) == 0
        assert share(mask.crop(strip_box(88, 3, 240, 63, mask))) == 0


@pytest.mark.parametrize("name", [f"{form}/{face}.svg" for form in ("plain", "compact") for face in FACES])
def test_small_faces_show_their_index_only_once(name: str) -> None:
    mask = inked(picture(name, 250))
    assert share(mask.crop((10, 5, 100, 66))) > 0.12
    assert share(mask.crop((150, 315, 247, 335))) == 0


@pytest.mark.parametrize("face", FACES)
def test_a_plain_face_keeps_its_index_above_the_next_card(face: str) -> None:
    mask = inked(picture(f"plain/{face}.svg", 250))
    assert share(mask.crop((3, 59, 246, 63))) == 0


@pytest.mark.parametrize("face", FACES)
def test_a_compact_rank_ends_above_a_fifth_of_the_height(face: str) -> None:
    mask = inked(picture(f"compact/{face}.svg", 250))
    tail = 76 if face[0] == "Q" else 70
    assert share(mask.crop((3, tail, 246, 82))) == 0


# The indexes for narrow strips


def line_width(name: str) -> int:
    """How wide the drawing of an index is."""
    found = re.search(r'viewBox="0 0 (\d+) ', text_of(name))
    assert found
    return int(found[1])


@cache
def line_picture(face: str, height: int) -> Image.Image:
    name = f"index/{face}.svg"
    return draw(text_of(name), round(line_width(name) * height / LINE), height)


@pytest.mark.parametrize("face", FACES)
def test_an_index_fills_its_line_and_nothing_sticks_out(face: str) -> None:
    ink = inked(line_picture(face, 200)).getbbox()
    assert ink is not None
    left, top, right, foot = ink
    assert left <= 2
    assert top <= 4
    assert foot >= 198
    assert line_picture(face, 200).width - right <= 3
    roomy = text_of(f"index/{face}.svg").replace(f' {LINE}"', f' {LINE + 40}"').replace(f'"{LINE}"', f'"{LINE + 40}"')
    width = 2 * line_width(f"index/{face}.svg")
    below = inked(draw(roomy, width, 2 * (LINE + 40))).crop((0, 202, width, 280))
    assert below.getbbox() is None, "the tail of a letter would be cut"


def test_no_two_indexes_look_alike_where_they_are_smallest(measured: Callable[[str], None]) -> None:
    sheets = {}
    for face in FACES:
        sheets[face] = Image.new("RGB", (24, 8), PAPER)
        sheets[face].paste(line_picture(face, 8), (0, 0))
    changed = {(one, other): share(inked_apart(sheets[one], sheets[other])) for one, other in combinations(FACES, 2)}
    one, other = min(changed, key=changed.__getitem__)
    measured(f"french indexes 8 px high: {one} and {other}, {changed[one, other]:.2%} of the pixels differ")
    assert changed[one, other] > 0.03


def near(image: Image.Image, colour: tuple[int, int, int]) -> float:
    """The share of pixels that have the colour or nearly so."""
    return share(distance(image, colour).point(lambda level: 255 if level <= 24 else 0))


def recoloured(name: str, width: int) -> Image.Image:
    ink = SUIT_INK[Path(name).stem[-1]]
    spare = "#" + "".join(f"{level:02X}" for level in SPARE_INK)
    return draw(text_of(name).replace(ink, spare), width, round(width * 1.4))


def _cards_of_pips() -> Iterator[str]:
    for face in FACES:
        if face[:-1].isdigit():
            yield from (f"{form}/{face}.svg" for form in FORMS)


@pytest.mark.parametrize("name", INDEX_FILES)
def test_four_colours_reach_every_line(name: str) -> None:
    assert set(re.findall("#[0-9A-F]{6}", text_of(name))) == {SUIT_INK[Path(name).stem[-1]]}


@pytest.mark.parametrize("name", list(_cards_of_pips()))
def test_four_colours_reach_every_pip_and_index(name: str) -> None:
    ink = int(SUIT_INK[Path(name).stem[-1]][1:], 16)
    after = recoloured(name, 250)
    assert near(after, SPARE_INK) > 0.03
    assert near(after, (ink >> 16, ink >> 8 & 255, ink & 255)) == 0


@pytest.mark.parametrize("face", [face for face in FACES if face[:-1] in "JQK"])
def test_four_colours_leave_the_clothes_alone(face: str) -> None:
    before, after = picture(f"full/{face}.svg", 288), recoloured(f"full/{face}.svg", 288)
    box = strip_box(0, 63, 250, 287, before)
    changed = ImageChops.difference(before.crop(box), after.crop(box))
    assert changed.getbbox() is None
    index = strip_box(10, 10, 84, 59, before)
    assert near(after.crop(index), SPARE_INK) > 0.15
