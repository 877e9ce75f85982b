"""At the Scopa table: captures chosen, the deck changed, new matches asked for, the count read and dismissed."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from game.levels import Level
from game.scopa.match import Match
from game.scopa.state import PlayCard
from game.seats import PERSON
from tests.desktop.match_sitting import shows
from tests.desktop.scopa.matches import before_the_last_play, new_matches, played_to, with_choice
from tests.desktop.scopa.sitting import ScopaSitting, ways
from tests.desktop.sitting import differ
from tools.desk.scopa_places import StripButton

Act = Callable[[ScopaSitting], None]


class Choosing(NamedTuple):
    """A match, and a play of the person's that is one of several captures with the same card."""

    match: Match
    meant: PlayCard

    @property
    def place(self) -> int:
        """Where the card lies in the hand."""
        return self.match.state.hands[PERSON].index(self.meant.card)


@pytest.fixture(scope="module")
def choosing() -> Choosing:
    """A match whose first play may be a choice; the last of the captures is meant."""
    match, card = with_choice()
    return Choosing(match, PlayCard(card, ways(match, card)[-1]))


# Choosing a capture


def test_a_choice_lights_what_can_be_taken_and_adds_up(sitting: ScopaSitting, choosing: Choosing) -> None:
    match, meant = sitting.sit_down(choosing.match), choosing.meant
    table, places = sitting.picture(), sitting.places
    sitting.click(places.hand(choosing.place))
    asked = sitting.await_other(table, "a choice")
    takeable = {card for way in ways(match, meant.card) for card in way}
    for card in match.state.table:
        # A ring round what can be taken, shade over the rest.
        assert shows(table, asked, places.card(card).grown(6)), f"{card} looks as before"
        inside = places.card(card).grown(-10)
        assert shows(table, asked, inside) == (card not in takeable), f"{card}: takeable {card in takeable}"
    assert shows(table, asked, places.card(meant.card))
    assert shows(table, asked, places.place("prompt"))

    sitting.tap_table(meant.take[0])
    adding = sitting.await_other(asked, "a card that is chosen")
    assert shows(asked, adding, places.card(meant.take[0]))
    assert shows(asked, adding, places.place("prompt")), "what was tapped does not add up in the prompt"
    assert sitting.match.plays == []

    for card in meant.take[1:]:
        sitting.tap_table(card)
    played = sitting.await_turn(2).plays[0]
    assert (played.card, played.take) == (meant.card, meant.take)


def press_escape(sitting: ScopaSitting) -> None:
    sitting.desk.keys.press("esc")


def tap_elsewhere(sitting: ScopaSitting) -> None:
    box = sitting.places.bare
    sitting.click((box.cx, box.cy))


def test_a_choice_is_given_up(sitting: ScopaSitting, choosing: Choosing) -> None:
    sitting.sit_down(choosing.match)
    table = sitting.picture()
    for restore in (press_escape, tap_elsewhere):
        sitting.click(sitting.places.hand(choosing.place))
        sitting.tap_table(choosing.meant.take[0])
        sitting.await_other(table, "a choice")
        restore(sitting)
        sitting.await_same(table, "the table as it was")
    assert sitting.match.plays == []


def test_a_choice_by_keys(sitting: ScopaSitting, choosing: Choosing) -> None:
    match = sitting.sit_down(choosing.match)
    open_ways, keys = ways(match, choosing.meant.card), sitting.desk.keys
    seen = [sitting.picture()]
    for key in (str(choosing.place + 1), *("right" for _ in open_ways)):
        keys.press(key)
        seen.append(sitting.await_other(seen[-1], f"what {key} shows"))
    keys.press("right")  # the first one again
    sitting.await_same(seen[2], "the first one again")
    keys.press("left")
    keys.press("enter")
    assert sitting.await_turn(2).plays[0].take == open_ways[-1]


def test_a_choice_by_dragging(sitting: ScopaSitting, choosing: Choosing) -> None:
    sitting.sit_down(choosing.match)
    sitting.drag_play(choosing.meant)
    assert sitting.await_turn(2).plays[0].take == choosing.meant.take


def test_a_choice_by_finger(touch_sitting: ScopaSitting, choosing: Choosing) -> None:
    touch_sitting.sit_down(choosing.match, size=(1200, 680))
    places = touch_sitting.places
    for point in (places.hand(choosing.place), *map(places.table, choosing.meant.take)):
        touch_sitting.touch(point)
    assert touch_sitting.await_turn(2).plays[0].take == choosing.meant.take


# The deck


def test_another_deck_lies_there_at_once(sitting: ScopaSitting) -> None:
    match = sitting.sit_down(under_way())
    neapolitan = sitting.picture()
    sitting.desk.keys.press("d")
    piacentine = sitting.await_other(neapolitan, "another deck")
    for card in (*match.state.table, *match.state.hands[PERSON]):
        assert shows(neapolitan, piacentine, sitting.places.card(card)), f"{card} looks as before"
    assert sitting.match.record() == match.record()
    sitting.click(sitting.places.hand(0))  # the cards are where they are seen
    sitting.await_turn(len(match.plays) + 2)
    sitting.rest(still=1.0)  # longer than a play lies lit
    left = sitting.picture()
    sitting.click_button(StripButton.PACK)
    sitting.await_other(left, "the other deck")
    sitting.click_button(StripButton.PACK)
    sitting.await_same(left, "the deck of before")


# New matches


def under_way() -> Match:
    """A match with some plays, the person to play a card that takes in one way at most."""
    for match in new_matches("easy"):
        ahead = played_to(12 if match.first == PERSON else 13, match)
        if len(ways(ahead, ahead.state.hands[PERSON][0])) <= 1:
            return ahead
    raise AssertionError("seeds never end")


def asked_by(how: str) -> Act:
    """A key, or a button of the strip."""
    if how in ("l", "n"):
        return lambda sitting: sitting.desk.keys.press(how)
    return lambda sitting: sitting.click_button(StripButton[how])


def test_a_match_under_way_is_kept_on_request(sitting: ScopaSitting) -> None:
    match = sitting.sit_down(under_way())
    table = sitting.picture()
    for how in ("l", "n", "LEVEL", "NAPOLA", "NEW"):
        asked_by(how)(sitting)
        sitting.await_window()
        sitting.desk.keys.press("esc")  # "Keep playing"
        sitting.await_same(table, f"{how}: the table as it was")
    assert sitting.match.record() == match.record()
    assert sitting.finished() == []


def choose_the_next_level(sitting: ScopaSitting) -> None:
    """L opens the three levels and steps through them, Enter chooses."""
    sitting.desk.keys.press("l")
    sitting.await_window()
    sitting.desk.keys.press("l")
    sitting.desk.keys.press("enter")


@pytest.mark.parametrize("how", ["l", "n", "NAPOLA"])
def test_a_new_match_begins_when_agreed(sitting: ScopaSitting, how: str) -> None:
    match = sitting.sit_down(under_way())
    if how == "l":
        choose_the_next_level(sitting)
    else:
        asked_by(how)(sitting)
        sitting.await_window()
    for key in ("tab", "enter"):  # past "Keep playing", which Enter alone would say, to "New match"
        sitting.desk.keys.press(key)
    new = sitting.await_match(lambda now: now.seed != match.seed, "a new match")
    sitting.await_table()
    assert (new.number, new.score) == (1, (0, 0))
    assert new.level == (Level.MEDIUM if how == "l" else Level.EASY)
    assert new.terms.napola == (how == "NAPOLA")
    assert [outcome for outcome, _, _ in sitting.finished()] == ["not_won"]


def test_before_the_first_play_nothing_is_asked(sitting: ScopaSitting, choosing: Choosing) -> None:
    match = sitting.sit_down(choosing.match)
    choose_the_next_level(sitting)
    new = sitting.await_match(lambda now: now.seed != match.seed, "a new match")
    assert new.level == Level.MEDIUM
    assert sitting.finished() == []


# The count


def by_mouse(sitting: ScopaSitting) -> None:
    sitting.click_shining()


def by_finger(sitting: ScopaSitting) -> None:
    box = sitting.shining()
    sitting.touch((box.cx, box.cy))


def by_key(sitting: ScopaSitting) -> None:
    sitting.desk.keys.press("space")


def count_lies_there(sitting: ScopaSitting) -> Match:
    """Play the last card of a deal; the deal, whose count lies there and does not go by itself."""
    sitting.set(motion="brisk", pause="short")
    match = sitting.sit_down(before_the_last_play(), size=(1200, 680))
    sitting.desk.keys.press("1")
    over = sitting.await_turn(len(match.plays) + 1)
    assert over.state.over
    told = sitting.await_window()
    for key in ("1", "d", "n", "l", "backspace"):
        sitting.desk.keys.press(key)
    sitting.click((20, 20))  # beside it
    sitting.rest(still=1.0)
    assert not differ(told, sitting.picture()), "the count does not lie there as it was"
    assert sitting.match.record() == over.record()
    return over


def next_deal_comes(sitting: ScopaSitting, over: Match) -> None:
    following = sitting.await_match(lambda match: match.seed != over.seed, "the next deal")
    assert (following.number, following.score) == (2, over.score_after)
    sitting.await_table()


@pytest.mark.parametrize(
    ("desk_with", "dismiss"), [("sitting", by_mouse), ("touch_sitting", by_finger), ("sitting", by_key)]
)
def test_the_count_stays_until_it_is_dismissed(request: pytest.FixtureRequest, desk_with: str, dismiss: Act) -> None:
    sitting = request.getfixturevalue(desk_with)
    over = count_lies_there(sitting)
    dismiss(sitting)
    next_deal_comes(sitting, over)
