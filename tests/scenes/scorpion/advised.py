"""What the tests of hints, reasons, the light and moves shown have in common: deals, answers, and what is said."""

from __future__ import annotations

from random import Random

from game.cards import FRENCH
from game.rules import Refusal
from game.scorpion.hints.advice import Advice, Hint, Kind
from game.scorpion.hints.reasons import EmptiesColumn, Fault, Joins, OpensFor, Rival, TurnsUp
from game.scorpion.record import Action, Start
from game.scorpion.state import MoveUnit
from game.scorpion.variants import CLASSIC
from scenes.table.answer_panel import AnswerPanel
from scenes.table.notes import Note
from scenes.widgets.buttons import Button
from scenes.widgets.widget import Widget
from tests.scenes.scorpion.rig import ScorpionRig

THE_RULES = Start.named(CLASSIC, "rules")
PAGES_MOVE = MoveUnit(1, 5, 6)
"""The first move the rules pages show for it: 4♥ with 7♠ goes on 5♥."""
SOME_WAYS = Advice(Hint(Kind.WAYS, PAGES_MOVE, kept=21, ways=24, tried=409))
"""A hint for the deal of the rules that nobody had to think about."""
REASONED = Advice(
    SOME_WAYS.hint,
    facts=(
        EmptiesColumn(FRENCH.parse("KH")),
        OpensFor(FRENCH.parse("10H"), FRENCH.parse("9H")),
        Joins(FRENCH.parse("QD"), FRENCH.parse("10D")),
        TurnsUp(3),
    ),
    rival=Rival(MoveUnit(4, 4, 2), TurnsUp(), Fault.FEWER, 9),
)
"""The same with reasons as long as any, true or not."""
STUCK = Start.numbered(CLASSIC, 9)
"""Its open cards alone prove that nobody wins it."""
SPOILT = Start.numbered(CLASSIC, 53)
"""It can be won; after the moves of `spoiling` no more."""


def spoiling(start: Start = SPOILT, count: int = 40) -> list[Action]:
    """Careless moves, the same ones every time; fewer where no move is left."""
    rng, state, made = Random(start.number), start.state, list[Action]()
    for _ in range(count):
        legal = start.rules.legal_moves(state)
        if not legal:
            break
        move = rng.choice(legal)
        result = start.rules.apply(state, move)
        assert not isinstance(result, Refusal)
        made.append(move)
        state = result.state
    return made


def panel(rig: ScorpionRig) -> AnswerPanel:
    found = rig.table.adviser.answer.panel
    assert found is not None, "nothing is answered"
    return found


def buttons(panel: AnswerPanel) -> list[Button]:
    """The panel's buttons with words, the most important one last."""
    return [widget for widget, _ in panel.pane.widgets() if isinstance(widget, Button)]


def sign_button(panel: AnswerPanel, said: str) -> Widget:
    """The panel's button whose tooltip says this."""
    return next(widget for widget, _ in panel.pane.widgets() if widget.tooltip == said)


def told(rig: ScorpionRig) -> str | None:
    """All that the answer on the table says; None while there is none."""
    found = rig.table.adviser.answer.panel
    return None if found is None else " ".join((found.said.heading, *found.sentences))


def asks(rig: ScorpionRig, *keys: str) -> str | None:
    """Press keys and wait for what is answered."""
    rig.keys(*keys)
    rig.run(0.5)
    return told(rig)


def click(rig: ScorpionRig, widget: Widget) -> None:
    """Click a control of the answer."""
    at = widget.box.cx, widget.box.cy
    rig.down(at)
    rig.up(at)
    rig.run(0.5)


def note(rig: ScorpionRig) -> Note | None:
    """What the light says under the deal's number."""
    return next(stat.note for stat in rig.strip.stats if stat.name == "Deal")


def the_rules(rig: ScorpionRig) -> ScorpionRig:
    """Open the deal of the rules."""
    rig.open(THE_RULES)
    return rig
