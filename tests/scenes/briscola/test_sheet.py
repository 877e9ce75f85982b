"""The score sheet of a game of Briscola: what it says of the count and the match, how it fits, what dismisses it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game import records
from game.briscola.match import Match
from game.briscola.rules import FOUR, TWO
from game.briscola.state import Cards, Piles
from game.cards import ITALIAN, ItalianSuit
from game.seats import OURS, THEIRS, Side
from game.words import Words
from scenes.briscola.windows.sheet import GameSheet
from scenes.briscola.windows.sheet_lines import lines_of
from scenes.briscola.windows.sheet_said import GameOver, game_over, margin_of, title_of
from scenes.intents import MOUSE, KeyPressed, PointerDown, PointerId, PointerUp
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.match.windows.sheet import SheetDoors
from scenes.match.windows.sheet_proofs import Rounds
from scenes.match.windows.sheet_rows import Line
from scenes.widgets.buttons import IconButton
from tests.windows.helper import LongWords, Paper, nothing
from tests.windows.sheets import SIZES, Pack, Told, all_in_place, button, press, said

FINGER: PointerId = ("touch", 1, 1)
SPEECH: list[Callable[[], Words]] = [
    LongWords,
    lambda: Words("el"),
    lambda: Words("sk"),
    lambda: Words("it"),
]
#: The person's cards; the others have the rest. What they count: 69, 46, 60, 61, 120.
WON = "AD AC AB 3C 3B 10S 9C 9D 8D 8C 8B 2S 4S 5S 6S 7D"
LOST = "AD AC 3D 10D 9D 9C 8S 8B"
EVEN = "AD AC AS 3D 10D 10C 9D 8C 8B 8D"
BARELY = "AD AC AS 3D 10D 10C 9D 9C 8B 8D"
ALL = " ".join(card.notation for card in ITALIAN)
NOTHING = ""


def cards(names: str) -> Cards:
    return tuple(ITALIAN.parse(name) for name in names.split())


def piles(mine: str) -> Piles:
    ours = cards(mine)
    return ours, tuple(card for card in ITALIAN if card not in ours)


def a_game(
    mine: str = WON,
    games: tuple[int, int] = (1, 0),
    winner: Side | None = None,
    four: bool = False,
    target: int = 2,
    time: str | None = None,
) -> GameOver:
    return GameOver(piles(mine), ItalianSuit.SWORDS, games, target, 2, winner, four, '{"game":"briscola"}', time)


def a_sheet(
    game: GameOver,
    words: Words | None = None,
    pictures: Pack | None = None,
    on_next: Callable[[], None] = nothing,
    on_review: Callable[[], None] = nothing,
    on_seal: Callable[[], None] | None = nothing,
    close: Callable[[], None] = nothing,
    speed: float = 0.0,
    paper: Paper | None = None,
) -> GameSheet:
    doors = SheetDoors(on_next, on_review, on_seal)
    return GameSheet(words or Words(), close, game, doors, pictures or Pack(), speed, paper or Paper())


def opened(game: GameOver, size: tuple[int, int] = (1280, 720), words: Words | None = None) -> GameSheet:
    window = a_sheet(game, words)
    window.resize(size, tokens.scale_for(*size))
    return window


def lines(game: GameOver) -> dict[str, Line]:
    return {line.name: line for line in lines_of(Words(), game, Pack())}


# ------------------------------------------------------------------ what it says


def test_each_line_shows_what_both_took_and_what_it_counts() -> None:
    told = {name: (line.numbers, line.points) for name, line in lines(a_game(WON)).items()}
    assert told == {
        "Aces": (("3", "1"), (33, 11)),
        "Threes": (("2", "2"), (20, 20)),
        "Court cards": (("6", "6"), (16, 20)),
        "Trumps": (("5", "5"), None),
        "This game": (("", ""), (69, 51)),
    }


@pytest.mark.parametrize("mine", [WON, LOST, EVEN, ALL, NOTHING])
def test_the_lines_add_up_to_the_games_points(mine: str) -> None:
    *counted, total = lines_of(Words(), a_game(mine), Pack())
    for side in (OURS, THEIRS):
        assert sum(line.points[side] for line in counted if line.points) == (total.points or (0, 0))[side]
    assert sum(total.points or ()) == 120


def test_who_has_more_stands_out_and_both_where_they_have_the_same() -> None:
    shown = lines(a_game(WON))
    assert [shown[name].shining for name in ("Aces", "Threes", "Court cards", "Trumps")] == [
        (True, False),
        (True, True),
        (False, True),
        (True, True),
    ]


def test_the_trumps_suit_is_named_where_they_are_told() -> None:
    assert lines(a_game())["Trumps"].note == "Swords"


def test_all_that_counts_is_shown_as_cards() -> None:
    pack = Pack()
    window = a_sheet(a_game(WON), pictures=pack)
    window.resize((1280, 720), 1.0)
    window.draw(pygame.Surface((1280, 720)), 1.0)
    assert pack.asked == {card for card in ITALIAN if card.rank in (1, 3, 8, 9, 10)}


@pytest.mark.parametrize(
    ("mine", "two", "four", "margin"),
    [
        (WON, "The game is yours, 69 to 51", "The game is ours, 69 to 51", "8 points over the 61 that win"),
        (BARELY, "The game is yours, 61 to 59", "The game is ours, 61 to 59", "61, with nothing to spare!"),
        (ALL, "The game is yours, 120 to 0", "The game is ours, 120 to 0", "Every single point taken!"),
        (EVEN, "A drawn game, 60 to 60", "A drawn game, 60 to 60", "60 each: it counts for nobody"),
        (LOST, "The computer wins the game, 74 to 46", "They win the game, 74 to 46", "15 points short of 61"),
        (
            "AD AC AB 3B 3C 10C",
            "The computer wins the game, 63 to 57",
            "They win the game, 63 to 57",
            "So close! 4 points short of 61",
        ),
    ],
)
def test_the_title_says_who_won_and_the_total_how_far_from_61(mine: str, two: str, four: str, margin: str) -> None:
    window = opened(a_game(mine))
    assert window.title() == two
    assert margin in said(window)
    assert title_of(a_game(mine, four=True), Words()) == four
    assert margin_of(a_game(mine, four=True), Words()) == margin


def test_a_game_in_which_nobody_has_61_is_not_called_60_all() -> None:
    lacking = a_game()._replace(captured=(cards("AD AC"), cards("3D")))
    window = opened(lacking)
    assert window.title() == "Nobody wins, 22 to 10"
    assert "Nobody has 61: it counts for nobody" in said(window)


@pytest.mark.parametrize(
    ("game", "title", "words"),
    [
        (a_game(WON, (2, 1), OURS), "The match is yours!", "2 to 1, well played!"),
        (a_game(WON, (2, 0), OURS, four=True), "The match is ours!", "2 to 0, well played!"),
        (a_game(LOST, (1, 2), THEIRS), "The computer wins the match", "1 to 2. The next one may be yours."),
        (a_game(LOST, (1, 2), THEIRS, four=True), "They win the match", "1 to 2. The next one may be ours."),
        (a_game(WON, (1, 0), OURS, target=1), "The game is yours, 69 to 51", "Well played!"),
        (a_game(LOST, (0, 1), THEIRS, target=1), "The computer wins the game, 74 to 46", "The next one may be yours."),
    ],
)
def test_a_match_that_is_over_says_who_won_and_offers_a_new_one(game: GameOver, title: str, words: str) -> None:
    window = opened(game)
    assert window.title() == title
    assert words in said(window)
    assert button(window).text == "New match"


@pytest.mark.parametrize("target", [1, 2, 3])
def test_a_match_that_goes_on_says_which_game_it_was_and_offers_the_next(target: int) -> None:
    window = opened(a_game(EVEN, (0, 0), target=target, time="12:40"))
    wins = "1 win" if target == 1 else f"{target} wins"
    assert f"Game 2, first to {wins} · 12:40" in said(window)
    assert button(window).text == "Next game"


@pytest.mark.parametrize(("four", "names"), [(False, ("You", "Computer")), (True, ("Us", "Them"))])
def test_the_sides_are_called_as_at_the_table(four: bool, names: tuple[str, str]) -> None:
    text = said(opened(a_game(four=four)))
    assert all(name in text.split("\n") for name in names)


def test_the_games_won_are_marked_of_those_that_are_needed() -> None:
    """Each side's row holds lamps for its games and rings for what it still needs."""

    def lamps(games: tuple[int, int]) -> list[int]:
        window = opened(a_game(games=games, target=3))
        canvas = pygame.Surface((1280, 720))
        window.draw(canvas, 1.0)
        row = next(widget for widget, _ in window.pane.widgets() if any(x.text == "The match" for x in widget.labels()))
        lamp = pygame.Color(tokens.LAMP)
        middle = round(row.box.cy)
        lit = [canvas.get_at((x, middle))[:3] == lamp[:3] for x in range(round(row.box.x), round(row.box.right) - 200)]
        starts = [x for x in range(1, len(lit)) if lit[x] and not lit[x - 1]]
        half = 400
        return [sum(x < half for x in starts), sum(x >= half for x in starts)]

    assert [lamps(games) for games in ((0, 0), (2, 1), (1, 2))] == [[0, 0], [2, 1], [1, 2]]


@pytest.mark.parametrize(("target", "drawn"), [(3, True), (500, False)])
def test_the_marks_of_the_games_stay_in_their_place(target: int, drawn: bool) -> None:
    canvas, place = pygame.Surface((400, 40)), Box(10, 0, 170, 40)
    Rounds(1, target).draw(canvas, place, True, 1.0)
    marks = pygame.mask.from_threshold(canvas, "#000000", (1, 1, 1))
    marks.invert()
    around = marks.get_bounding_rects()
    assert bool(around) == drawn
    assert all(place.rect().contains(rect) for rect in around)


def test_a_match_tells_what_the_sheet_has_to_know() -> None:
    for rules in (TWO, FOUR):
        match = Match("easy", 2, rules)
        while not match.state.over:
            match.apply(match.legal_plays()[0])
        over = game_over(match, "3:20")
        assert over.points == match.points
        assert over.won_by == match.won_by
        assert (over.games, over.target, over.number, over.winner) == (match.score_after, 2, 1, None)
        assert (over.trump, over.four, over.time) == (match.state.trump, rules is FOUR, "3:20")
        assert records.parse(over.record) == match.record()


# ------------------------------------------------------------------ how it fits


@pytest.mark.parametrize(
    "game",
    [
        a_game(WON, (1, 1), time="1:02:45"),
        a_game(LOST, (2, 3), THEIRS, four=True, target=3),
        a_game(ALL, (1, 0), OURS, target=1),
    ],
    ids=["won", "match lost", "all"],
)
@pytest.mark.parametrize("speech", SPEECH)
@pytest.mark.parametrize("size", SIZES)
def test_the_whole_count_is_seen_at_once_with_every_word_in_its_place(
    game: GameOver, speech: Callable[[], Words], size: tuple[int, int]
) -> None:
    u = tokens.scale_for(*size)
    window = a_sheet(game, speech(), Pack(1.85))
    window.resize(size, u)
    window.draw(pygame.Surface(size), 1.0)
    all_in_place(window, size, u)
    assert window.pane.scroll.reach == 0


@pytest.mark.parametrize("u", [1.5, 2.0])
def test_a_large_scale_on_a_small_canvas_scrolls_to_the_match(u: float) -> None:
    window = a_sheet(a_game())
    window.resize((800, 480), u)
    assert window.pane.scroll.reach > 0
    window.draw(pygame.Surface((800, 480)), 1.0)


# ------------------------------------------------------------------ what is done with it


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
def test_mouse_touch_and_keys_dismiss_it_once(dismiss: Callable[[GameSheet], None]) -> None:
    on_next, close = Told(), Told()
    window = a_sheet(a_game(), on_next=on_next, close=close, speed=1.0)
    window.resize((800, 480), 1.0)
    dismiss(window)
    dismiss(window)
    for _ in range(120):
        window.update(1 / 120)
    assert (on_next.times, close.times) == (1, 1)


def test_the_game_is_reviewed_and_proved_fair_and_the_sheet_stays() -> None:
    on_next, on_review, on_seal = Told(), Told(), Told()
    window = a_sheet(a_game(), on_next=on_next, on_review=on_review, on_seal=on_seal)
    for size in SIZES:
        window.resize(size, tokens.scale_for(*size))
        asides = [widget for widget, _ in window.pane.widgets() if isinstance(widget, IconButton)]
        assert [aside.tooltip for aside in asides] == ["Review this game", "Fair deal"]
        for aside in asides:
            window.handle(PointerDown(FINGER, aside.box.cx, aside.box.cy))
            window.handle(PointerUp(FINGER, aside.box.cx, aside.box.cy))
    assert (on_review.times, on_seal.times, on_next.times) == (len(SIZES), len(SIZES), 0)


def test_a_game_that_was_handed_in_has_no_proof_to_show() -> None:
    window = a_sheet(a_game(), on_seal=None)
    window.resize((1280, 720), 1.0)
    asides = [widget for widget, _ in window.pane.widgets() if isinstance(widget, IconButton)]
    assert [aside.tooltip for aside in asides] == ["Review this game"]


def test_a_key_copies_the_games_record_and_it_is_said() -> None:
    paper, on_next = Paper(), Told()
    window = a_sheet(a_game(), on_next=on_next, paper=paper)
    window.resize((1280, 720), 1.0)
    window.handle(KeyPressed("c", ctrl=True))
    assert (paper.written, on_next.times) == ('{"game":"briscola"}', 0)
    assert window.pane.said == "The record is on the clipboard."
