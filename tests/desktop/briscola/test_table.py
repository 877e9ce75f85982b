"""At the Briscola table: the last trick looked at, and four in pairs whose window changes in the middle of a trick."""

from collections.abc import Iterator
from functools import partial

from game.briscola.match import Match
from game.briscola.rules import FOUR
from game.briscola.state import PlayCard
from game.seats import PERSON, side_of
from tests.desktop.briscola.sitting import BriscolaSitting, ahead_of, matches, play_game, played_to
from tests.desktop.match_sitting import shows

_LAST_DRAW = 24
"""Plays before the trick of four after which the last cards are drawn."""


def on_turn(made: Iterator[Match], plays: int) -> Match:
    """The first of these, after so many plays, in which it is the person's turn, and whose game will be won."""
    begun = (played_to(plays, match) for match in made if not played_to(40, match).drawn)
    return next(match for match in begun if match.state.to_play == PERSON)


def test_the_last_trick_is_looked_at_and_put_back(sitting: BriscolaSitting) -> None:
    sitting.set(motion="none", pause="short")
    match = sitting.sit_down(on_turn(matches(), 8))
    table, places, taker = sitting.picture(), sitting.places, side_of(match.takers[-1])
    press = sitting.desk.keys.press
    for look, put_back in (
        (partial(press, "v"), partial(press, "esc")),
        (partial(sitting.click, places.pile(taker)), partial(sitting.click, places.pile(taker))),
    ):
        look()
        looked = sitting.await_other(table, f"{look}: the last trick")
        assert shows(table, looked, places.looked(taker))
        assert not shows(table, looked, places.place("runner"))
        put_back()
        sitting.await_same(table, f"{put_back}: the table as it was")
    assert sitting.match.record() == match.record()


def tap_and_hurry(sitting: BriscolaSitting, match: Match, play: PlayCard) -> None:
    """Whoever has seen the full trick needn't wait for it."""
    sitting.tap_play(play)
    if len(match.state.trick) == match.rules.seats - 1:
        sitting.click_bare()


def test_four_in_pairs_to_the_end_in_windows_drawn_to_other_sizes(sitting: BriscolaSitting) -> None:
    sitting.set(motion="none", pause="short")
    start = on_turn(matches(FOUR), _LAST_DRAW)
    sitting.sit_down(start)
    sitting.tap_play(ahead_of(start))
    for size in ((900, 600), (1280, 720), (720, 1000)):
        sitting.desk.windows.resize(sitting.window, *size)
    match = sitting.await_turn(_LAST_DRAW + 4)
    assert match.plays == played_to(len(match.plays), start).plays

    sitting.rest()
    over = play_game(sitting, match, tap_and_hurry)
    sitting.await_window()
    assert over.winner is not None
    assert sitting.finished() == [], "a match is finished only with its last count"
