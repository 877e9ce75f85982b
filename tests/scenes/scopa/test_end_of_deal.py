"""What the last card of a deal brings is said and shown, a won match has its feast, and then the count comes."""

from __future__ import annotations

import pytest

from game.cards import ITALIAN, ItalianSuit
from game.scopa.state import State
from game.scopa.terms import Terms
from game.seats import OURS, PERSON, THEIRS, Seat
from scenes.scopa.windows.sheet import SheetWindow
from scenes.table.cues import Cue
from scenes.windows.menu import MenuWindow
from tests.game.scopa.tables import COMPUTER, cards, play, position
from tests.scenes.rig import FINGER
from tests.scenes.scopa.conftest import NewParlour
from tests.scenes.scopa.parlour import Parlour, resting, whole

COINS = ITALIAN.of_suit(ItalianSuit.COINS)
NO_SCOPA = "The table is swept, but the last card makes no scopa"
IS_MINE, IS_THEIRS = "You took last: what is left is yours", "The computer took last: what is left goes to it"


def last(table: str, taker: Seat = COMPUTER) -> State:
    """The person's nine is the deal's last card."""
    return whole(position(table, ("9D", ""), ("8S 10S", "8B 7B"), last_taker=taker))


@pytest.fixture(params=["normal", "none"])
def slow(request: pytest.FixtureRequest, new_parlour: NewParlour) -> Parlour:
    parlour = new_parlour(motion=request.param)
    parlour.my_turn()
    parlour.thoughts.slow = True
    return parlour


def sheet_open(parlour: Parlour) -> bool:
    return isinstance(parlour.rig.window, SheetWindow)


def made(parlour: Parlour, text: str) -> None:
    wanted = play(text)
    parlour.table.play(wanted.card, wanted.take)


@pytest.mark.parametrize(
    ("table", "text", "taker", "said", "shines"),
    [
        ("5C 4S", "9D 5C 4S", COMPUTER, NO_SCOPA, ""),
        ("5C 4S 10B 2S", "9D 5C 4S", COMPUTER, IS_MINE, "10B 2S"),
        ("10B 2S", "9D", PERSON, IS_MINE, "10B 2S 9D"),
        ("10B 2S", "9D", COMPUTER, IS_THEIRS, "10B 2S 9D"),
    ],
    ids=["last sweep", "rest to who takes", "rest to me", "rest to the computer"],
)
def test_what_the_last_card_brings_is_said_long_enough_to_read_and_then_the_count_comes(
    table: str, text: str, taker: Seat, said: str, shines: str, slow: Parlour
) -> None:
    slow.lay(last(table, taker))
    made(slow, text)
    seen = set()
    slow.until(lambda: slow.prompt == said)
    start = slow.rig.clock.now
    while not sheet_open(slow):
        if slow.prompt == said:
            seen.add(frozenset(slow.showing.lit))
        slow.rig.run(0.02)
        assert slow.rig.clock.now - start < 6
    assert slow.rig.clock.now - start >= 2
    assert not shines or frozenset(cards(shines)) in seen
    resting(slow)


def test_an_ordinary_last_play_and_a_scopa_are_not_told_so(slow: Parlour) -> None:
    slow.lay(whole(position("5C 4S", ("9D 2S", "9B"), deck="")))
    made(slow, "9D 5C 4S")
    for _ in range(60):
        assert slow.prompt not in (NO_SCOPA, IS_MINE, IS_THEIRS)
        slow.rig.run(0.02)


def test_the_points_move_when_the_last_cards_have_arrived(new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    parlour.my_turn()
    parlour.thoughts.slow = True
    parlour.lay(last("5C 4S 10B 2S"))
    before = [stat.value for stat in parlour.table.strip.stats[:2]]
    made(parlour, "9D 5C 4S")
    moved = parlour.match.score_after
    assert before != [str(moved[THEIRS]), str(moved[OURS])]
    while parlour.showing.moving:
        assert [stat.value for stat in parlour.table.strip.stats[:2]] == before
        parlour.rig.run(1 / 120)
    assert [stat.value for stat in parlour.table.strip.stats[:2]] == [str(moved[THEIRS]), str(moved[OURS])]


@pytest.mark.parametrize("by", ["key", "press"])
def test_presses_bring_the_count_at_once(by: str, slow: Parlour) -> None:
    slow.lay(last("5C 4S 10B 2S"))
    made(slow, "9D 5C 4S")
    slow.rig.run(0.1)
    slow.rig.keys("right") if by == "key" else slow.tap(slow.bare)
    slow.rig.run(0.05)
    assert sheet_open(slow)


# --- the feast


@pytest.fixture
def winning(slow: Parlour) -> Parlour:
    """One card from a match that is the person's."""
    return nearly_won(slow)


def nearly_won(parlour: Parlour, score: tuple[int, int] = (10, 3)) -> Parlour:
    parlour.match.terms = Terms(score, 11, False)
    mine = "AD 2D 3D 4D 5D 6D 7D 8C 9C 10C AC 2C 3C 4C 5C 6C 7C AS 2S 3S 7S 7B"
    parlour.lay(whole(position("5B 4B", ("9D", ""), (mine, ""), last_taker=PERSON)))
    return parlour


def test_a_won_match_has_a_feast_and_then_the_count(winning: Parlour) -> None:
    made(winning, "9D 5B 4B")
    winning.until(lambda: winning.showing.feasting)
    assert not sheet_open(winning)
    start = winning.rig.clock.now
    winning.until(lambda: not winning.showing.moving)
    open_cards = [winning.sprite(coin) for coin in COINS]
    assert all(coin.turned == 1.0 for coin in open_cards)
    assert [coin.angle for coin in open_cards] == sorted(coin.angle for coin in open_cards)
    assert open_cards[0].angle < -30 < 30 < open_cards[-1].angle
    assert winning.rig.heard.count(Cue.WIN) == 1
    resting(winning)
    winning.until(lambda: sheet_open(winning))
    assert 1.5 < winning.rig.clock.now - start < 6
    assert winning.showing.feasting, "the coins lie there until the sheet is closed"


def test_the_feasts_words_make_way_for_those_of_the_sheet(winning: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr("scenes.scopa.drawing.draw_feast_word", lambda _canvas, words, *_: drawn.append(words))
    made(winning, "9D 5B 4B")
    winning.until(lambda: winning.showing.feasting and not winning.showing.moving)
    winning.rig.frame()
    assert drawn
    winning.until(lambda: sheet_open(winning))
    drawn.clear()
    winning.rig.run(0.5)
    winning.rig.frame()
    assert not drawn


def test_without_motion_nothing_of_the_feast_moves(new_parlour: NewParlour) -> None:
    parlour = new_parlour(motion="none")
    parlour.my_turn()
    nearly_won(parlour)
    made(parlour, "9D 5B 4B")
    parlour.until(lambda: parlour.showing.feasting)
    places = {(parlour.sprite(coin).x, parlour.sprite(coin).angle) for coin in COINS}
    while not sheet_open(parlour):
        assert not parlour.showing.moving
        assert {(parlour.sprite(coin).x, parlour.sprite(coin).angle) for coin in COINS} == places
        parlour.rig.run(0.05)


@pytest.mark.parametrize("by", ["mouse", "finger", "enter", "escape"])
def test_a_press_ends_the_feast_and_does_nothing_else(by: str, winning: Parlour) -> None:
    made(winning, "9D 5B 4B")
    winning.until(lambda: winning.showing.feasting)
    winning.rig.run(0.1)
    if by in ("mouse", "finger"):
        winning.rig.down(winning.button(4), FINGER if by == "finger" else ("mouse", 0, 1))
    else:
        winning.rig.keys(by)
    winning.rig.run(0.02)
    assert sheet_open(winning)
    assert not isinstance(winning.rig.window, MenuWindow)
    resting(winning)


def test_a_window_over_the_table_holds_the_feast_up(winning: Parlour) -> None:
    made(winning, "9D 5B 4B")
    winning.rig.keys("escape")
    assert isinstance(winning.rig.window, MenuWindow)
    winning.rig.run(8)
    assert not winning.showing.feasting
    winning.rig.keys("escape")
    winning.until(lambda: winning.showing.feasting)


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280), (1920, 1080)])
def test_the_feast_fits_every_window(size: tuple[int, int], winning: Parlour) -> None:
    made(winning, "9D 5B 4B")
    winning.until(lambda: winning.showing.feasting)
    winning.rig.resize(size)
    resting(winning)
    for coin in COINS:
        assert winning.sprite(coin).angle == winning.showing.poses()[coin].angle


def test_the_next_match_begins_on_a_bare_table(winning: Parlour) -> None:
    made(winning, "9D 5B 4B")
    winning.until(lambda: sheet_open(winning))
    winning.rig.run(0.6)
    winning.rig.keys("enter")
    winning.until(lambda: not winning.showing.moving)
    assert not winning.showing.feasting
    assert winning.match.number == 1
    resting(winning)


@pytest.mark.parametrize("score", [(3, 10), (0, 0)], ids=["lost", "going on"])
def test_what_is_not_won_has_no_feast(score: tuple[int, int], slow: Parlour) -> None:
    slow.match.terms = Terms(score, 11, False)
    theirs = "AD 2D 3D 4D 5D 6D 7D 8C 9C 10C AC 2C 3C 4C 5C 6C 7C AS 2S 3S 7S 7B"
    slow.lay(whole(position("5B 4B", ("9D", ""), ("", theirs), last_taker=COMPUTER)))
    made(slow, "9D 5B 4B")
    while not sheet_open(slow):
        assert not slow.showing.feasting
        slow.rig.run(0.05)
