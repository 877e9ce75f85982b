"""How four play: the deal in threes, each play at the seat it comes from, what its plate says of it afterwards."""

from __future__ import annotations

import pytest

from game.cards import ITALIAN
from game.scopa.state import CardPlayed
from game.seats import OURS, PERSON, THEIRS, Seat, side_of
from game.words import LANGUAGES, Words
from scenes.match.seats_said import seat_label
from scenes.scopone.choreography import AT_A_TIME, dealing_order, from_the_middle
from scenes.scopone.voice import Voice
from scenes.table.plates import Plate, Plates
from tests.game.scopa.tables import card, cards, play
from tests.scenes.scopa.parlour import resting
from tests.scenes.scopone.conftest import NewParlour
from tests.scenes.scopone.dealt import geometry
from tests.scenes.scopone.parlour import ParlourForFour
from tests.scenes.scopone.positions import LEFT, PARTNER, RIGHT, position

TAKES = {PERSON: "9D 5C 4S", RIGHT: "9B 5C 4S", PARTNER: "10D 10B", LEFT: "4D 4S"}
LAYS = {PERSON: "2S", RIGHT: "2B", PARTNER: "3D", LEFT: "8D"}
SIZES = ((1280, 720), (800, 480), (720, 1280))


@pytest.fixture
def slow(new_parlour: NewParlour) -> ParlourForFour:
    """A table whose computers play only what the test says."""
    parlour = new_parlour(pause="short")
    parlour.my_turn()
    parlour.thoughts.slow = True
    return parlour


def make(parlour: ParlourForFour, seat: Seat, text: str) -> None:
    parlour.lay(position(to_play=seat))
    parlour.table.turns.make(play(text))


def places(parlour: ParlourForFour) -> dict[str, tuple[float, float]]:
    return {str(card): (parlour.sprite(card).x, parlour.sprite(card).y) for card in ITALIAN}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seat", [RIGHT, PARTNER, LEFT])
def test_a_capture_stands_at_its_seat_and_is_told_then_goes_to_the_sides_pile(
    seat: Seat, size: tuple[int, int], slow: ParlourForFour
) -> None:
    slow.rig.resize(size)
    make(slow, seat, TAKES[seat])
    played, *take = cards(TAKES[seat])
    boxes = [slow.geometry.card_box(slow.sprite(one).pose) for one in take]
    stand = slow.geometry.show_place(seat, boxes)
    slow.until(lambda: set(slow.showing.lit) == {played, *take})
    assert (slow.sprite(played).x, slow.sprite(played).y) == (stand.x, stand.y)
    assert (slow.sprite(played).turned, slow.sprite(played).angle) == (1.0, 0.0)
    assert slow.sprite(played).lift > 0
    assert slow.prompt.partition(":")[0] == {RIGHT: "Right", PARTNER: "Partner", LEFT: "Left"}[seat]
    slow.rig.run(0.2)
    assert all(slow.sprite(one).y < box.y for one, box in zip(take, boxes, strict=True)), "what it takes has risen"
    slow.settle()
    pile = slow.geometry.pile_box(side_of(seat))
    assert all(abs(slow.sprite(one).x - pile.x) < 3 for one in (played, *take))
    resting(slow)


@pytest.mark.parametrize("seat", [RIGHT, PARTNER, LEFT])
def test_a_card_that_is_laid_stands_at_its_seat_first(seat: Seat, slow: ParlourForFour) -> None:
    make(slow, seat, LAYS[seat])
    laid = card(LAYS[seat])
    stand = slow.geometry.show_place(seat)
    slow.until(lambda: slow.showing.lit == (laid,))
    assert (slow.sprite(laid).x, slow.sprite(laid).y) == (stand.x, stand.y)
    slow.settle()
    assert laid in slow.state.table
    resting(slow)


@pytest.mark.parametrize("seat", [PERSON, RIGHT, PARTNER, LEFT])
def test_without_motion_it_stands_there_all_the_same(seat: Seat, new_parlour: NewParlour) -> None:
    parlour = new_parlour(motion="none")
    parlour.my_turn()
    parlour.thoughts.slow = True
    make(parlour, seat, TAKES[seat])
    if seat == PERSON:
        resting(parlour)
        return
    assert parlour.showing.moving
    assert cards(TAKES[seat])[0] in parlour.showing.lit
    parlour.settle()
    resting(parlour)


@pytest.mark.parametrize("held", ["9B 2B 4B 6B", "2B 4B 6B 9B", "9B"])
def test_what_is_played_comes_from_the_middle_of_the_backs_whichever_it_was(held: str) -> None:
    hand, played = cards(held), card("9B")
    seen = from_the_middle(hand, played)
    assert seen.index(played) == len(hand) // 2
    assert [one for one in seen if one is not played] == [one for one in hand if one is not played]


def test_nothing_is_seen_of_which_back_it_was(slow: ParlourForFour) -> None:
    """The picture at the first moment is the one before."""
    slow.lay(position(to_play=RIGHT))
    before = slow.geometry.poses(slow.state, slow.showing.places, ((), ()))
    slow.table.turns.make(play(LAYS[RIGHT]))
    held = slow.match.laid.hands[RIGHT]
    lying = sorted((slow.sprite(one).pose for one in held), key=lambda pose: pose.order)
    assert lying == sorted((before[one] for one in held), key=lambda pose: pose.order)


def test_cards_are_dealt_three_at_a_time_to_who_begins_first(slow: ParlourForFour) -> None:
    match = slow.match
    order = dealing_order(match.laid, match.order)
    assert sorted(map(str, order)) == sorted(map(str, ITALIAN))
    owner = {one: seat for seat, hand in enumerate(match.laid.hands) for one in hand}
    seats = [owner[one] for one in order]
    turns = [(match.first + turn) % 4 for turn in range(4)]
    assert seats[: 4 * AT_A_TIME] == [seat for seat in turns for _ in range(AT_A_TIME)]
    assert seats[-4:] == turns


def test_with_four_on_the_table_these_come_first(new_parlour: NewParlour) -> None:
    parlour = new_parlour(rules="scopone")
    match = parlour.match
    order = dealing_order(match.laid, match.order)
    assert tuple(order[:4]) == match.laid.table
    assert len(order) == 40


@pytest.mark.parametrize("rules", ["scientifico", "scopone"])
@pytest.mark.parametrize("seconds", [0.0, 0.2, 0.7, 1.3, 3.0])
def test_a_deal_ended_anywhere_lies_as_it_should(rules: str, seconds: float, new_parlour: NewParlour) -> None:
    parlour = new_parlour(rules=rules)
    parlour.thoughts.slow = True
    parlour.rig.run(seconds)
    parlour.rig.keys("tab")
    resting(parlour)


def test_a_scopa_goes_under_its_sides_pile_and_is_called(slow: ParlourForFour) -> None:
    slow.lay(position("5C 4S", to_play=RIGHT))
    slow.table.turns.make(play(TAKES[RIGHT]))
    slow.settle()
    sweeping = cards(TAKES[RIGHT])[0]
    assert slow.match.swept[THEIRS] == (sweeping,)
    assert slow.sprite(sweeping).angle == 90.0
    resting(slow)


def notes(parlour: ParlourForFour) -> list[str]:
    return [parlour.table.plates.note(Seat(seat)) for seat in range(4)]


def test_a_plate_tells_its_seats_last_play_until_the_next(slow: ParlourForFour) -> None:
    slow.rig.resize((1280, 720))
    slow.lay(position("5C 4S 10B", to_play=PARTNER, first=PARTNER))
    slow.match.first = PARTNER
    slow.table.resize(slow.geometry.layout.size, slow.table.u)
    assert notes(slow) == ["", "", "leads", ""]
    for text in ("10D 10B", "AC", "9D 5C 4S", "2B", "3D AC 2B"):
        slow.table.turns.make(play(text))
        slow.rig.run(0.2)
        assert notes(slow)[slow.match.plays[-1].seat] == "", "while it is being shown"
        slow.settle()
    assert notes(slow) == ["", "2 laid", "scopa with 3", "1 laid"]


def test_it_is_the_turn_of_who_is_seen_to_play(slow: ParlourForFour) -> None:
    slow.lay(position(to_play=RIGHT))
    slow.table.turns.make(play(LAYS[RIGHT]))
    slow.rig.run(0.3)
    assert slow.showing.play is not None
    assert slow.showing.play.seat == RIGHT
    slow.settle()
    assert slow.showing.play is None


@pytest.mark.parametrize(("taker", "said"), [
    (PERSON, "You took last: what is left goes to your pile"),
    (PARTNER, "Your partner took last: what is left goes to your pile"),
    (RIGHT, "What is left goes to them: Right took last"),
])  # fmt: skip
def test_the_rest_goes_to_the_pile_of_who_took_last(taker: Seat, said: str, slow: ParlourForFour) -> None:
    slow.lay(position("5C 4S", ("", "", "", "2B"), to_play=LEFT, last_taker=taker))
    taken = len(slow.state.captured[side_of(taker)])
    slow.table.turns.make(play("2B"))
    slow.until(lambda: slow.prompt == said)
    slow.until(lambda: not slow.showing.moving)
    assert len(slow.state.captured[side_of(taker)]) == taken + 3
    assert slow.state.table == ()


def test_the_last_card_makes_no_scopa_and_that_is_told(slow: ParlourForFour) -> None:
    slow.lay(position("5C 4S", ("", "", "", "9B"), to_play=LEFT))
    slow.table.turns.make(play("9B 5C 4S"))
    slow.until(lambda: slow.prompt == "The table is swept, but the last card makes no scopa")
    assert slow.state.scope == (0, 0)


def test_a_match_that_the_pair_has_won_is_celebrated(slow: ParlourForFour) -> None:
    slow.match.terms = slow.match.terms.__class__((20, 0), 21, False, slow.match.rules)
    slow.lay(position("5C 4S", ("9D", "", "", ""), ("7D 7S 7B 7C 2D 3D 4D 5D 6D 8D 10D AC 2C 3C 4C 6C 8C 10C", "8B")))
    slow.table.play(card("9D"), cards("5C 4S"))
    assert slow.match.winner == OURS
    slow.until(lambda: slow.table.turns.feasting and not slow.showing.moving)
    assert slow.table.voice.won() == "The match is ours!"
    slow.rig.keys("enter")
    slow.rig.run(0.5)
    assert slow.rig.window is not None, "the count"


def test_a_card_that_glides_back_is_no_play_of_anothers(slow: ParlourForFour) -> None:
    slow.lay(position(to_play=LEFT))
    slow.table.turns.make(play(LAYS[LEFT]))
    slow.settle()
    width, _ = slow.geometry.layout.size
    slow.drag(slow.at(slow.hand[0]), (width / 3, 3))
    assert slow.showing.moving, "it glides back"
    assert slow.showing.play is None
    slow.settle()
    resting(slow)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("dealt", [False, True])
@pytest.mark.parametrize("seat", [RIGHT, PARTNER, LEFT])
def test_in_a_small_window_too_a_plate_tells_the_last_play_whoever_dealt(
    seat: Seat, dealt: bool, language: str
) -> None:
    words, plates = Words(language), Plates(geometry((800, 480)).plate_places, 1.0)
    for text, swept in (("8D", False), ("8D 8C", True), ("8D 5C 3D", False)):
        played, *take = cards(text)
        said = Voice(words).notes(CardPlayed(seat, played, tuple(take)), swept)
        plates.show(
            [Plate(seat_label(Seat(one), words), False, dealt, said if one == seat else ()) for one in range(4)]
        )
        assert plates.note(seat) in said
