"""How deals of Briscola are shown: every card ends where it lies, hands keep their places, a trick can be read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.briscola.match import Match
from game.briscola.record import Start
from game.briscola.state import CardDrawn, PlayCard, State, TrickWon
from game.briscola.terms import Terms
from game.cards import ITALIAN, ItalianCard
from game.seats import OURS, PERSON, SIDES, THEIRS, Seat, Side, other_side, side_of
from scenes.briscola.showing import Showing
from scenes.match.four_seats import PARTNER
from scenes.table.cues import Cue
from tests.scenes.briscola.dealt import FRAME, SEATS, dealt, geometry, played, shown, whole

both = pytest.mark.parametrize("seats", SEATS)
LONGEST = 20.0


def frames(showing: Showing) -> Iterator[float]:
    """Let time pass until nothing moves."""
    passed = 0.0
    while showing.moving:
        assert passed < LONGEST
        showing.update(FRAME)
        passed += FRAME
        yield passed


def rest(showing: Showing) -> float:
    return max(frames(showing), default=0.0)


def lies(showing: Showing) -> None:
    """Every card lies exactly where it should."""
    for card, pose in showing.poses().items():
        sprite = showing.board.sprite(card)
        assert sprite.pose == pose, card
        assert (sprite.x, sprite.y, sprite.width, sprite.angle) == (pose.x, pose.y, pose.width, pose.angle), card
        assert sprite.turned == (1.0 if pose.face_up else 0.0), card


def until(match: Match, event: type[object]) -> Match:
    """The match once a play has brought such an event, which is to be shown."""
    for one in whole(match):
        if any(isinstance(brought, event) for brought in one.log[-1].transition.events):
            return one
    raise AssertionError("it never happens")


@both
@pytest.mark.parametrize("speed", [1.0, 0.5, 0.0])
def test_every_play_of_a_deal_is_shown_to_its_end(seats: int, speed: float) -> None:
    match = dealt(seats)
    showing = shown(match)
    showing.deal(match, speed)
    rest(showing)
    lies(showing)
    for one in whole(match):
        showing.show(one, speed)
        rest(showing)
        lies(showing)
        assert showing.state == one.state
    assert not showing.trick
    assert showing.to_play is None


@both
def test_a_deal_that_is_come_back_to_lies_as_it_was_shown(seats: int) -> None:
    match = dealt(seats)
    showing = shown(match)
    for number, one in enumerate(whole(match)):
        showing.show(one, 0.0)
        showing.finish()
        if number % 3 == 0:
            assert shown(one).poses() == showing.poses()


@both
def test_a_window_may_change_in_the_middle_of_a_trick(seats: int) -> None:
    match = until(dealt(seats), TrickWon)
    showing = shown(match)
    showing.replay(match, len(match.log) - 1, 1.0)
    showing.update(0.5)
    showing.place(geometry((720, 1280), seats), match, 1.0, "neapolitan", False)
    assert not showing.moving
    lies(showing)
    assert showing.trick_in == 0.0
    assert showing.taking is None


def test_a_card_that_is_drawn_fills_the_gap_of_the_one_played() -> None:
    match = dealt(2)
    showing = shown(match)
    before = showing.geometry.hand_cards(match.state, PERSON)
    places = showing.poses()
    match.apply(PlayCard(before[1]))
    showing.show(match, 0.0)
    showing.finish()
    assert {card: showing.poses()[card].x for card in (before[0], before[2])} == {
        card: places[card].x for card in (before[0], before[2])
    }
    match.apply(match.legal_plays()[0])
    showing.show(match, 0.0)
    showing.finish()
    after = showing.geometry.hand_cards(match.state, PERSON)
    assert (after[0], after[2]) == (before[0], before[2])
    assert after[1] not in before
    assert showing.poses()[after[1]].x == places[before[1]].x


@both
def test_hands_close_up_once_nothing_is_drawn_any_more(seats: int) -> None:
    match = played(seats, 36 if seats == SIDES else 28)
    assert not match.state.stock
    showing = shown(match)
    for one in whole(match):
        showing.show(one, 0.0)
        showing.finish()
        hand = showing.geometry.hand_cards(one.state, PERSON)
        count = len(hand)
        expected = [showing.geometry.hand_box(PERSON, place, count).x for place in range(count)]
        assert [showing.poses()[card].x for card in hand] == expected


def test_which_back_leaves_tells_nothing() -> None:
    match = dealt(2, first=Seat(1))
    middle = {shown(match).geometry.hand_box(Seat(1), 1, 3).x}
    for play in match.legal_plays():
        one = dealt(2, first=Seat(1))
        showing = shown(one)
        one.apply(play)
        showing.show(one, 1.0)
        left = {pose.x for card, pose in showing.poses().items() if card in one.state.hands[1]}
        assert {showing.geometry.hand_box(Seat(1), place, 3).x for place in range(3)} - left == middle


@both
def test_a_full_trick_lies_until_it_is_seen_who_takes_it(seats: int) -> None:
    match = until(dealt(seats), TrickWon)
    won = next(event for event in match.log[-1].transition.events if isinstance(event, TrickWon))
    showing = shown(match)
    showing.replay(match, len(match.log) - 1, 1.0)
    shone = last = 0.0
    for _ in frames(showing):
        if showing.taking is not None:
            assert showing.taking == won.seat
            assert [play.card for play in showing.trick] == list(won.cards)
            assert showing.to_play is None
            shone += FRAME
            last = showing.trick_in
    assert shone >= 0.45
    assert last <= 2 * FRAME
    assert showing.to_play == match.state.to_play


def test_without_motion_a_trick_lies_for_the_pause_all_the_same() -> None:
    match = until(dealt(2), TrickWon)
    showing = shown(match)
    showing.pause = lambda: 1.6
    showing.replay(match, len(match.log) - 1, 0.0)
    assert sum(FRAME for _ in frames(showing) if showing.taking is not None) >= 1.5


def test_the_card_that_takes_so_far_is_known_as_soon_as_there_is_one_to_beat() -> None:
    match = dealt(4)
    showing = shown(match)
    assert showing.best is None
    for number, one in zip(range(1, 4), whole(match), strict=False):
        showing.show(one, 0.0)
        showing.finish()
        assert (showing.best is None) == (number == 1)
        assert [play.seat for play in showing.trick] == [0, 1, 2][:number]


@both
def test_the_stocks_figure_counts_down_with_the_cards_that_leave(seats: int) -> None:
    match = until(dealt(seats), CardDrawn)
    showing = shown(match)
    before, after = len(match.log[-1].before.stock), len(match.state.stock)
    showing.replay(match, len(match.log) - 1, 1.0)
    seen = [showing.stock_left]
    for _ in frames(showing):
        seen.append(showing.stock_left)
    assert seen[0] == before
    assert seen[-1] == after == before - seats
    assert sorted(set(seen), reverse=True) == list(range(before, after - 1, -1))


@both
def test_the_place_of_the_stock_comes_as_the_turned_up_card_leaves(seats: int) -> None:
    match = until(played(seats, 32 if seats == SIDES else 24), CardDrawn)
    while match.state.stock:
        match.apply(match.legal_plays()[0])
    last = max(
        number
        for number, step in enumerate(match.log)
        if any(isinstance(event, CardDrawn) for event in step.transition.events)
    )
    showing = shown(match)
    showing.replay(match, last, 1.0)
    trump = showing.board.sprite(match.state.turned_up)
    seen = []
    for _ in frames(showing):
        seen.append(showing.bare)
        assert showing.bare == 0.0 or trump.pose.angle != 90.0 or trump in showing.board.timeline.flying()
    assert seen[0] == 0.0
    assert seen[-1] == 1.0
    assert sorted(seen) == seen


def test_partners_cards_are_opened_once_the_stock_is_gone_and_closed_when_that_is_not_wished() -> None:
    match = played(4, 27)
    showing = shown(match)
    assert not showing.sees_partner
    match.apply(match.legal_plays()[0])
    showing.show(match, 1.0)
    assert not showing.sees_partner, "not before they are drawn"
    rest(showing)
    assert showing.sees_partner
    hand = match.state.hands[PARTNER]
    assert all(showing.board.sprite(card).turned == 1.0 for card in hand)
    match.let_partners_see(False)
    showing.show_partner(match, 1.0)
    rest(showing)
    lies(showing)
    assert all(showing.board.sprite(card).turned == 0.0 for card in hand)


def test_only_ones_own_cards_and_those_shown_lie_open() -> None:
    match = dealt(4)
    showing = shown(match)
    for one in whole(match):
        showing.show(one, 1.0)
        for _ in frames(showing):
            for seat, hand in enumerate(one.log[-1].before.hands):
                if seat in (1, 3):
                    # What is known to be there was drawn openly; it turns over on its way.
                    hidden = [card for card in hand if card not in (*one.state.trick, one.plays[-1].card)]
                    hidden = [card for card in hidden if card is not one.state.turned_up]
                    assert all(showing.board.sprite(card).turned == 0.0 for card in hidden)


def _last_taken(side: Side) -> Match:
    for one in whole(dealt(2)):
        if one.takers and side_of(one.takers[-1]) == side and one.state.trick:
            return one
    raise AssertionError("they never take a trick")


@pytest.mark.parametrize("side", [OURS, THEIRS])
def test_the_last_trick_slides_out_of_the_pile_it_went_to_and_back(side: Side) -> None:
    match = _last_taken(side)
    showing = shown(match)
    at_rest = showing.poses()
    assert not showing.look_back(match, other_side(side), 1.0)
    assert showing.looking_back is None
    assert showing.look_back(match, side, 1.0)
    rest(showing)
    lies(showing)
    assert list(showing.looked) == [play.card for play in match.tricks[-1]]
    assert all(showing.board.sprite(card).turned == 1.0 for card in showing.looked)
    assert showing.to_play == match.state.to_play
    showing.put_back(1.0)
    rest(showing)
    assert showing.poses() == at_rest
    lies(showing)


def test_the_last_trick_goes_back_as_the_next_card_is_played() -> None:
    match = _last_taken(OURS)
    showing = shown(match)
    showing.look_back(match, OURS, 0.0)
    match.apply(match.legal_plays()[0])
    showing.show(match, 1.0)
    assert showing.looking_back is None
    rest(showing)
    lies(showing)


def test_before_the_first_trick_there_is_nothing_to_look_at() -> None:
    match = played(2, 1)
    showing = shown(match)
    assert not showing.look_back(match, OURS, 1.0)
    showing.put_back(1.0)
    assert not showing.moving


@both
def test_a_won_match_ends_in_a_crown_of_what_won_it(seats: int) -> None:
    match = played(seats, 40)
    showing = shown(match)
    for speed in (1.0, 0.0):
        showing.feast(speed)
        assert showing.moving == bool(speed)
        rest(showing)
        lies(showing)
    assert showing.feasting
    crown = [card for card, pose in showing.poses().items() if pose.pile == 600]
    assert crown
    assert set(crown) <= set(match.state.captured[OURS])
    showing.place(geometry((800, 480), seats), match, 1.0, "neapolitan", False)
    lies(showing)


@both
def test_what_is_dealt_is_heard_and_the_trump_turned_up_last(seats: int) -> None:
    heard: list[Cue] = []
    match = dealt(seats)
    showing = Showing(heard.append)
    showing.recall(match)
    showing.place(geometry((1280, 720), seats), match, 1.0, "neapolitan", False)
    showing.deal(match, 1.0)
    trump, turned = showing.board.sprite(match.state.turned_up), 0.0
    for passed in frames(showing):
        assert showing.stock_left == 0 or not showing.moving
        if trump.turned and not turned:
            turned = passed
            hand = match.state.hands[PERSON]
            assert all(showing.board.sprite(card).turned for card in hand)
    assert heard[0] is Cue.SHUFFLE
    assert Cue.FLIP in heard
    assert showing.stock_left == len(match.state.stock)


def _position(hands: tuple[int, ...], trick: int, stock: int, leader: int, to_play: int) -> Match:
    """A match from a position, the cards mixed."""
    mixed: list[ItalianCard] = [ITALIAN.cards[number * 7 % len(ITALIAN)] for number in range(len(ITALIAN))]

    def some(count: int) -> tuple[ItalianCard, ...]:
        return tuple(mixed.pop() for _ in range(count))

    held, lying, left = tuple(some(size) for size in hands), some(trick), some(stock)
    taken = len(mixed) // 2
    captured = tuple(mixed[:taken]), tuple(mixed[taken:])
    turned_up = left[-1] if left else captured[0][0]
    state = State(held, lying, left, turned_up, captured, Seat(to_play), Seat(leader))
    rules = dealt(len(hands)).rules
    return Match.opened(Start(Terms(rules=rules), Seat(leader), position=state), "medium")


@pytest.mark.parametrize(
    "match",
    [
        _position((3, 2), 1, 8, 1, 0),
        _position((2, 1), 1, 0, 1, 0),
        _position((3, 3), 0, 2, 0, 0),
        _position((3, 2, 2, 2), 3, 4, 1, 0),
        _position((3, 2, 2, 2), 3, 0, 1, 0),
        _position((3, 3, 3, 3), 0, 8, 2, 2),
    ],
)
@pytest.mark.parametrize("speed", [1.0, 0.0])
def test_a_position_that_is_handed_in_is_shown_to_its_end(match: Match, speed: float) -> None:
    match = Match.opened(match.start, "medium") if match.start else match
    showing = shown(match)
    lies(showing)
    showing.deal(match, speed)
    assert not showing.moving
    for one in whole(match):
        showing.show(one, speed)
        rest(showing)
        lies(showing)
    assert match.state.over
