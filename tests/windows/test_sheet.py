"""The score sheet: what it says of a deal, how it fits, and what dismisses it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.cards import ITALIAN
from game.scopa.count import Pair, Sheet, count, tied, winner
from game.scopa.state import Cards
from game.words import Words
from scenes.intents import MOUSE, KeyPressed, PointerDown, PointerId, PointerUp, Wheel
from scenes.look import tokens
from scenes.match.windows.sheet import SheetDoors
from scenes.match.windows.sheet_rows import Line
from scenes.scopa.windows.sheet import SheetWindow
from scenes.scopa.windows.sheet_lines import lines_of
from scenes.scopa.windows.sheet_said import DealOver, SheetWords
from scenes.widgets.buttons import IconButton
from tests.windows.helper import LongWords, Paper, SampleWords, nothing
from tests.windows.sheets import SIZES, Pack, Told, all_in_place, button, press, said

FINGER: PointerId = ("touch", 1, 1)
GREEK = {
    "Score sheet": "Η καταμέτρηση",
    "Deal {number}, first to {target}": "Μοιρασιά {number}, ως τους {target} πόντους",
    "The computer wins the match": "Ο υπολογιστής κέρδισε την παρτίδα",
    "{you} to {computer}. The next one may be yours.": "{you} προς {computer}. Η επόμενη μπορεί να είναι δική σου.",
    "Cards": "Φύλλα",
    "21 is enough": "αρκούν 21",
    "Coins": "Νομίσματα",
    "6 is enough": "αρκούν 6",
    "Settebello": "Σετεμπέλο",
    "The seven of coins": "το επτά νομίσματα",
    "Primiera": "Πριμιέρα",
    "Higher total": "το μεγαλύτερο άθροισμα",
    "Nobody has all four suits": "Κανείς δεν έχει και τα τέσσερα σύμβολα",
    "Scope": "Σκόπες",
    "Tied, no point": "Ισοπαλία, κανείς",
    "Napola": "Νάπολα",
    "In a row from the ace": "από τον άσο και πάνω",
    "This deal": "Αυτή η μοιρασιά",
    "The match": "Παρτίδα",
    "Next deal": "Επόμενη μοιρασιά",
    "New match": "Νέα παρτίδα",
    "You": "Εσύ",
    "Computer": "Υπολογιστής",
    "Points": "Πόντοι",
    "no coins": "χωρίς νομίσματα",
    "no cups": "χωρίς κούπες",
    "no swords": "χωρίς σπαθιά",
    "no batons": "χωρίς μπαστούνια",
}
SPEECH: list[Callable[[], Words]] = [Words, LongWords, lambda: SampleWords("el", GREEK)]

#: The person's cards; the computer has the others.
COMMON = "AD 2D 3D 5D 7D 10D AC 2C 3C 7C 8C AS 2S 3S 6S 8S 9S AB 2B 5B 8B 9B 10B"
EVEN = "AD 2D 4D 5D 7D AC 2C 3C 7C 8C 9C AS 2S 7S 8S 9S AB 2B 7B 10B"
NO_CLUBS = " ".join(card.notation for card in ITALIAN if card.suit.value != "B")
DEALS: dict[str, tuple[str, tuple[str, str]]] = {
    "common": (COMMON, ("6C 4B", "3D")),
    "even": (EVEN, ("", "")),
    "without clubs": (NO_CLUBS, ("6C 4S 2S 3S 4S 5S", "")),
}


def cards(names: str) -> Cards:
    return tuple(ITALIAN.parse(name) for name in names.split())


def counted(mine: str, scope: Pair = (0, 0), napola: bool = False) -> Sheet:
    person = cards(mine)
    return count((person, tuple(card for card in ITALIAN if card not in person)), scope, napola)


RECORD = '{"game":"scopa"}'


def a_sheet(
    sheet: Sheet,
    words: Words | None = None,
    match: Pair = (7, 5),
    swept: tuple[str, str] = ("", ""),
    pictures: Pack | None = None,
    on_next: Callable[[], None] = nothing,
    close: Callable[[], None] = nothing,
    on_seal: Callable[[], None] = nothing,
    on_review: Callable[[], None] = nothing,
    speed: float = 0.0,
    paper: Paper | None = None,
    last: str = "",
) -> SheetWindow:
    text, piles = (words or Words()).text, (cards(swept[0]), cards(swept[1]))
    said = SheetWords(
        text("You"),
        text("Computer"),
        text("The match is yours!"),
        text("The computer wins the match"),
        text("{you} to {computer}. The next one may be yours."),
    )
    won, even = winner(match, 11), tied(match, 11)
    deal = DealOver(
        sheet, match, 11, 3, won, even, piles, said, napola=True, record=RECORD, last=text(last) if last else ""
    )
    doors = SheetDoors(on_next, on_review, on_seal)
    return SheetWindow(words or Words(), close, deal, doors, pictures or Pack(), speed, paper or Paper())


def lines(sheet: Sheet, napola: bool = False) -> dict[str, Line]:
    return {line.name: line for line in lines_of(Words(), sheet, ((), ()), napola, Pack())}


# ------------------------------------------------------------------ what it says


def test_each_line_shows_both_numbers_and_the_point() -> None:
    shown = lines(counted(COMMON, (2, 1), napola=True), napola=True)
    told = {name: (line.numbers, line.points) for name, line in shown.items()}
    assert told == {
        "Cards": (("23", "17"), (1, 0)),
        "Coins": (("6", "4"), (1, 0)),
        "Settebello": (("1", "0"), (1, 0)),
        "Primiera": (("76", "78"), (0, 1)),
        "Scope": (("2", "1"), (2, 1)),
        "Napola": (("3", "0"), (3, 0)),
        "This deal": (("", ""), (8, 2)),
    }


def test_a_point_nobody_got_is_explained() -> None:
    shown = lines(counted(EVEN))
    assert [shown[name].note for name in ("Cards", "Coins")] == ["Tied, no point", "Tied, no point"]
    assert shown["Cards"].needed
    assert shown["Coins"].needed
    assert lines(counted(COMMON))["Cards"].note == "21 is enough"


def test_without_all_four_suits_there_is_no_primiera_and_the_missing_suits_are_named() -> None:
    sheet = counted(NO_CLUBS)
    assert lines(sheet)["Primiera"].numbers == ("–", "–")
    window = a_sheet(sheet)
    window.resize((1280, 720), 1.0)
    assert "no batons" in said(window)
    assert "no coins, no cups, no swords" in said(window)
    assert "Nobody has all four suits" in said(window)


def test_napola_has_a_line_only_where_it_counts() -> None:
    assert "Napola" not in lines(counted(COMMON))
    assert "Napola" in lines(counted(COMMON, napola=True))
    nobodys = lines(counted(EVEN, napola=True), napola=True)["Napola"]
    assert (nobodys.points, nobodys.numbers) == ((0, 0), ("0", "0"))


def test_the_cards_that_prove_a_line_are_shown() -> None:
    pack = Pack()
    sheet = counted(COMMON, (2, 1))
    window = a_sheet(sheet, swept=("6C 4B", "3D"), pictures=pack)
    window.resize((1280, 720), 1.0)
    window.draw(pygame.Surface((1280, 720)), 1.0)
    best = {*sheet.primieras[0].cards, *sheet.primieras[1].cards}
    assert pack.asked == best | set(cards("7D 6C 4B 3D"))


def test_the_match_is_added_up() -> None:
    window = a_sheet(counted(COMMON, (2, 1), napola=True), match=(10, 7))
    window.resize((1280, 720), 1.0)
    assert "2 + 8" in said(window)
    assert "5 + 2" in said(window)
    assert "Deal 3, first to 11" in said(window)
    assert button(window).text == "Next deal"


@pytest.mark.parametrize(
    ("match", "title", "words"),
    [
        ((12, 9), "The match is yours!", "12 to 9, well played!"),
        ((9, 11), "The computer wins the match", "9 to 11. The next one may be yours."),
    ],
)
def test_a_match_that_is_over_says_who_won_and_offers_a_new_one(match: Pair, title: str, words: str) -> None:
    window = a_sheet(counted(COMMON), match=match)
    window.resize((1280, 720), 1.0)
    assert window.title() == title
    assert words in said(window)
    assert button(window).text == "New match"


def test_equal_points_at_the_target_ask_for_another_deal() -> None:
    window = a_sheet(counted(COMMON), match=(12, 12))
    window.resize((1280, 720), 1.0)
    assert button(window).text == "Next deal"
    assert "12 to 12, and nobody leads: another deal decides" in said(window)


@pytest.mark.parametrize("match", [(10, 10), (12, 9), (7, 5)])
def test_nothing_else_is_said_to_go_on(match: Pair) -> None:
    window = a_sheet(counted(COMMON), match=match)
    window.resize((1280, 720), 1.0)
    assert "nobody leads" not in said(window)


@pytest.mark.parametrize("speech", SPEECH)
@pytest.mark.parametrize("size", SIZES)
def test_what_is_said_of_equal_points_has_room(speech: Callable[[], Words], size: tuple[int, int]) -> None:
    window = a_sheet(counted(COMMON), speech(), (11, 11))
    window.resize(size, tokens.scale_for(*size))
    assert window.frame is not None
    lines = [label for widget, _ in window.pane.widgets() for label in widget.labels()]
    assert not any("…" in line for label in lines for line in label.lines)
    subtitle = next(label for label in lines if label.text.startswith("11"))
    assert window.frame.box.rect().contains(subtitle.ink)
    assert not subtitle.ink.colliderect(window.frame.title.ink)


@pytest.mark.parametrize("speech", SPEECH)
@pytest.mark.parametrize("size", SIZES)
def test_who_took_last_stands_beside_the_deals_points(speech: Callable[[], Words], size: tuple[int, int]) -> None:
    window = a_sheet(counted(COMMON, napola=True), speech(), last="The last to take was whoever sits at the right")
    window.resize(size, tokens.scale_for(*size))
    labels = [label for widget, _ in window.pane.widgets() for label in widget.labels()]
    assert not any("…" in line for label in labels for line in label.lines)
    named = next(label for label in labels if label.text == window.words.text("This deal"))
    last = next(label for label in labels if "right" in label.text)
    assert named.ink.right <= last.ink.left
    assert named.ink.top < last.ink.centery < named.ink.bottom
    assert window.pane.scroll.reach == 0


# ------------------------------------------------------------------ how it fits


@pytest.mark.parametrize("deal", DEALS)
@pytest.mark.parametrize("speech", SPEECH)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("aspect", [1.65, 1.85])
def test_every_word_lies_in_its_place(
    deal: str, speech: Callable[[], Words], size: tuple[int, int], aspect: float
) -> None:
    mine, swept = DEALS[deal]
    sheet = counted(mine, (len(swept[0].split()), len(swept[1].split())), napola=True)
    u = tokens.scale_for(*size)
    window = a_sheet(sheet, speech(), (9, 11), swept, Pack(aspect))
    window.resize(size, u)
    window.draw(pygame.Surface(size), 1.0)
    all_in_place(window, size, u)


@pytest.mark.parametrize("deal", DEALS)
@pytest.mark.parametrize("speech", SPEECH)
@pytest.mark.parametrize("size", SIZES)
def test_the_whole_count_is_seen_at_once(deal: str, speech: Callable[[], Words], size: tuple[int, int]) -> None:
    mine, swept = DEALS[deal]
    window = a_sheet(counted(mine, napola=True), speech(), (9, 11), swept)
    window.resize(size, tokens.scale_for(*size))
    assert window.pane.scroll.reach == 0


@pytest.mark.parametrize("u", [1.5, 2.0])
def test_a_large_scale_on_a_small_canvas_scrolls_to_the_match(u: float) -> None:
    window = a_sheet(counted(COMMON))
    window.resize((800, 480), u)
    scroll = window.pane.scroll
    assert scroll.view.h > 120
    assert scroll.reach > 0
    window.handle(Wheel(400, 200, -100))
    for _ in range(240):
        window.update(1 / 120)
    assert scroll.offset == round(scroll.reach)
    window.draw(pygame.Surface((800, 480)), 1.0)


# ------------------------------------------------------------------ what dismisses it


@pytest.mark.parametrize(
    "dismiss",
    [
        lambda window: press(window, MOUSE),
        lambda window: press(window, FINGER),
        lambda window: window.handle(KeyPressed("enter")),
        lambda window: window.handle(KeyPressed("space")),
        lambda window: window.handle(KeyPressed("escape")),
    ],
    ids=["mouse", "touch", "enter", "space", "escape"],
)
def test_mouse_touch_and_keys_dismiss_it_once(dismiss: Callable[[SheetWindow], None]) -> None:
    on_next, close = Told(), Told()
    window = a_sheet(counted(COMMON), on_next=on_next, close=close, speed=1.0)
    window.resize((800, 480), 1.0)
    dismiss(window)
    assert (on_next.times, close.times) == (1, 0)
    dismiss(window)
    for _ in range(120):
        window.update(1 / 120)
    assert (on_next.times, close.times) == (1, 1)


def test_it_stays_until_it_is_dismissed() -> None:
    on_next, close = Told(), Told()
    window = a_sheet(counted(COMMON), on_next=on_next, close=close, speed=1.0)
    window.resize((1280, 720), 1.0)
    window.handle(PointerDown(MOUSE, 4, 4))
    window.handle(PointerUp(MOUSE, 4, 4))
    window.handle(KeyPressed("d"))
    for _ in range(60 * 120):
        window.update(1 / 120)
    assert (on_next.times, close.times) == (0, 0)
    assert not window.moving


# ------------------------------------------------------------------ the record


@pytest.mark.parametrize("pointer", [MOUSE, FINGER])
def test_the_seal_opens_the_proof_and_the_sheet_stays(pointer: PointerId) -> None:
    on_seal, on_next = Told(), Told()
    window = a_sheet(counted(COMMON), on_seal=on_seal, on_next=on_next)
    window.resize((1280, 720), 1.0)
    asides = [widget for widget, _ in window.pane.widgets() if isinstance(widget, IconButton)]
    assert [aside.tooltip for aside in asides] == ["Review this deal", "Fair deal"]
    seal = asides[1]

    window.handle(PointerDown(pointer, seal.box.cx, seal.box.cy))
    window.handle(PointerUp(pointer, seal.box.cx, seal.box.cy))
    assert (on_seal.times, on_next.times) == (1, 0)

    for name in ("tab", "tab", "tab", "space"):
        window.handle(KeyPressed(name))
    assert (on_seal.times, on_next.times) == (2, 0)


def test_the_deal_is_reviewed_and_the_sheet_stays() -> None:
    on_review, on_next = Told(), Told()
    window = a_sheet(counted(COMMON), on_review=on_review, on_next=on_next)
    for size in ((1280, 720), (800, 480), (480, 800)):
        window.resize(size, 1.0)
        review = next(widget for widget, _ in window.pane.widgets() if isinstance(widget, IconButton))
        window.handle(PointerDown(MOUSE, review.box.cx, review.box.cy))
        window.handle(PointerUp(MOUSE, review.box.cx, review.box.cy))
    assert (on_review.times, on_next.times) == (3, 0)


def test_a_key_copies_the_deals_record_and_it_is_said() -> None:
    paper, on_next = Paper(), Told()
    window = a_sheet(counted(COMMON), on_next=on_next, paper=paper)
    window.resize((1280, 720), 1.0)
    window.handle(KeyPressed("c", ctrl=True))

    assert (paper.written, on_next.times) == (RECORD, 0)
    assert window.pane.said == "The record is on the clipboard."
    window.handle(KeyPressed("escape"))
    assert on_next.times == 1


def test_where_there_is_no_clipboard_it_says_so() -> None:
    window = a_sheet(counted(COMMON), paper=Paper(broken=True))
    window.resize((1280, 720), 1.0)
    window.handle(KeyPressed("c", ctrl=True))

    assert window.pane.said == "The clipboard isn't available."
