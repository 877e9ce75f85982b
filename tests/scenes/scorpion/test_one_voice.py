"""Hint, why, light and show the way never contradict one another on a position: each says where it is known from."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

from game.rules import Refusal
from game.scorpion.record import Action, Start
from game.scorpion.rules import ScorpionRules
from game.scorpion.solver import DEFAULT_NODES, Verdict, solve
from game.scorpion.state import DealReserve, MoveUnit
from game.scorpion.variants import CLASSIC, RULE_SETS
from scenes.scorpion.light import Light
from scenes.scorpion.preferences import SCORPION
from scenes.table.answer_said import Said, Source
from scenes.widgets.buttons import Button
from tests.scenes.scorpion.advised import STUCK, asks, buttons, click, panel, told
from tests.scenes.scorpion.rig import NewRig, ScorpionRig
from tests.scenes.thoughts import Thoughts

# Counting lines would take longer than the searches themselves.
pytestmark = [pytest.mark.usefixtures("told_of_help"), pytest.mark.no_cover]

LOST = "From here the game can't be won"
ALIVE = "This game can still be won"
NO_UNDO = "Undoing won't help: it couldn't be won before either."


class Heard(NamedTuple):
    """An answer: its words and the words on its buttons."""

    said: Said
    buttons: tuple[str, ...]

    @property
    def words(self) -> str:
        said = self.said
        return " ".join((said.heading, *said.links, *said.reasons, said.closing, said.truth, said.numbers))


def hear(rig: ScorpionRig, key: str) -> Heard:
    """Ask by key and put the answer away again."""
    assert asks(rig, key) is not None
    found = panel(rig)
    heard = Heard(found.said, tuple(one.text for one in buttons(found)))
    rig.keys("escape")
    return heard


def button(rig: ScorpionRig, word: str) -> Button:
    return next(one for one in buttons(panel(rig)) if one.text.startswith(word))


def random_moves(rules: ScorpionRules, start: Start, rng: Random, count: int) -> list[Action]:
    made: list[Action] = []
    state = start.state
    for _ in range(count):
        legal = rules.legal_moves(state)
        if not legal:
            break
        move = rng.choice(legal)
        result = rules.apply(state, move)
        assert not isinstance(result, Refusal)
        if rules.won(result.state):
            break
        made.append(move)
        state = result.state
    return made


def until_stuck(start: Start) -> list[Action]:
    """The reserve, and then moves at random, the same ones every time, until there are none or a position is back."""
    rng, session = Random(2), start.session()
    session.apply(DealReserve())
    met = {session.state}
    while legal := start.rules.legal_moves(session.state):
        session.apply(rng.choice(legal))
        if session.state in met:
            session.undo()
            break
        met.add(session.state)
    return [move for move in session.log if isinstance(move, MoveUnit | DealReserve)]


class Voices(NamedTuple):
    """All that is said of one position, the light on or off while it is asked."""

    honest: Heard
    knowing: Heard
    why: Heard


def ask_all(rig: ScorpionRig) -> Voices:
    change = rig.house.preferences.of(SCORPION).change
    change("hints_know", False)
    honest = hear(rig, "h")
    change("hints_know", True)
    knowing = hear(rig, "h")
    change("hints_know", False)
    return Voices(honest, knowing, hear(rig, "w"))


def agree(rig: ScorpionRig, voices: Voices) -> None:
    """Whether each answer is labelled, true where it claims to know, and offers nothing it calls useless."""
    rules, states = rig.table.game.start.rules, rig.session.states
    honest, knowing, why = voices
    truth = solve(rules, rig.state, DEFAULT_NODES).verdict
    assert honest.said.source is Source.SEEN
    assert knowing.said.source is Source.KNOWS
    assert why.said.source is (Source.SEEN if why.said.links else Source.KNOWS)
    for heard in voices:
        lost, alive = heard.said.heading == LOST, heard.said.heading == ALIVE
        assert not (lost and truth is not Verdict.UNWINNABLE), heard
        assert not (alive and truth is not Verdict.WINNABLE), heard
        assert not (lost and "Show the way" in heard.buttons), heard
        undo = [word for word in heard.buttons if word.startswith("Undo")]
        if NO_UNDO in heard.words:
            assert not undo, heard
            assert all(solve(rules, state, 20_000).verdict is not Verdict.WINNABLE for state in states)
        assert not undo or heard.said.undos
    if knowing.said.why:
        assert truth is Verdict.WINNABLE
    if why.said.undos and why.said.revives:
        assert solve(rules, states[-1 - why.said.undos]).verdict is Verdict.WINNABLE
    if LOST in (knowing.said.heading,):
        assert why.said.heading == LOST
        assert (NO_UNDO in knowing.words) == (NO_UNDO in why.words)
        if why.said.revives or knowing.said.revives:
            assert why.said.undos == knowing.said.undos, "one source, two ways back"
    if rig.table.adviser.light is Light.LOST:
        assert "Show the way" not in honest.buttons
        assert honest.said.heading == LOST or "can't be won" in honest.said.truth or not honest.said.why
    if rig.table.adviser.light is Light.WINNABLE:
        assert honest.said.why or "Show the way" in honest.buttons


@pytest.mark.parametrize("light", ["off", "on"])
@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS.keys())
def test_every_answer_to_a_position_agrees(
    new_rig: NewRig, thoughts: Thoughts, rules: ScorpionRules, light: str
) -> None:
    rig = new_rig((1280, 720), light=light, motion="none")
    rng = Random(f"{rules.name} {light}")
    # Where cards may be parted a lost position takes a search of minutes; an early one is seldom lost.
    lengths = (4,) if rules.may_part else (3, 8, 20, 45)
    for length in lengths:
        start = Start.numbered(rules, rng.randrange(1, 2_000))
        rig.open(start, random_moves(rules, start, rng, length))
        rig.run(0.3)
        agree(rig, ask_all(rig))


def test_deal_2_played_to_its_end_is_lost_for_those_who_see_and_those_who_know(
    new_rig: NewRig, thoughts: Thoughts
) -> None:
    """What one sees leaves hope some moves ago; who knows the hidden cards says there never was any."""
    rig = new_rig((1280, 720))
    start = Start.numbered(CLASSIC, 2)
    rig.open(start, until_stuck(start))
    honest = hear(rig, "h")
    why = hear(rig, "w")
    assert honest.said.source is Source.SEEN
    assert any(word.startswith("Undo") for word in honest.buttons)
    assert "As far as you can see, it could still be won" in honest.said.closing
    assert why.said.truth == NO_UNDO or NO_UNDO in why.said.closing
    assert not any(word.startswith("Undo") for word in why.buttons)

    again = hear(rig, "h")
    assert again.said.source is Source.SEEN
    assert again.said.truth == "As the hidden cards really lie, undoing won't help."
    assert not any(word.startswith("Undo") for word in again.buttons), "the player has been told it is useless"


def test_deal_1351_says_which_answer_knows_the_hidden_cards(new_rig: NewRig, thoughts: Thoughts) -> None:
    rig = new_rig((1280, 720))
    rig.open(Start.numbered(CLASSIC, 1351))
    honest = hear(rig, "h")
    assert honest.said.source is Source.SEEN
    assert "imagined games that can be won" in honest.said.numbers
    assert honest.said.truth == ""
    why = hear(rig, "w")
    assert why.said.heading == LOST
    assert why.said.source is Source.KNOWS
    again = hear(rig, "h")
    assert again.said.truth == "As the hidden cards really lie, this game can't be won."
    assert again.buttons == ("Play it",)


def test_the_undo_of_a_hint_leads_to_a_hint_with_a_move(new_rig: NewRig, thoughts: Thoughts) -> None:
    rig = new_rig((1280, 720))
    start = Start.numbered(CLASSIC, 2)
    rig.open(start, until_stuck(start))
    asks(rig, "h")
    click(rig, button(rig, "Undo"))
    rig.settle()
    assert hear(rig, "h").said.why


def light(rig: ScorpionRig) -> Light:
    return rig.table.adviser.light


def test_the_light_learns_what_another_answer_knows(new_rig: NewRig, thoughts: Thoughts) -> None:
    rig = new_rig(light="on")
    rig.open(STUCK)
    thoughts.slow = True
    rig.run(0.2)
    assert light(rig) is Light.THINKING
    thoughts.slow = False
    asks(rig, "w")
    assert light(rig) is Light.LOST
    asked = thoughts.asked
    rig.run(1.0)
    assert thoughts.asked == asked, "what is known is not asked for"


def test_the_way_back_is_forgotten_once_the_position_was_left(new_rig: NewRig, thoughts: Thoughts) -> None:
    rig = new_rig((1280, 720))
    start = Start.numbered(CLASSIC, 2)
    rig.open(start, until_stuck(start))
    hear(rig, "w")
    rig.keys("u", "r")
    rig.settle()
    assert "As far as you can see" in hear(rig, "h").said.closing
    assert told(rig) is None
