"""Somebody who asks "why?" at a table some random moves into a deal."""

from __future__ import annotations

from random import Random

import pygame

from game.rules import Transition
from game.scorpion.record import Start
from game.scorpion.rules import ScorpionRules
from game.scorpion.solver.reason import LostByChain, Reason, explain
from game.scorpion.variants import CLASSIC, numbered_deal
from game.words import Words
from scenes.intents import MOUSE, PointerDown, PointerId, PointerUp
from scenes.scorpion.answer import Answer
from scenes.scorpion.why_words import said
from scenes.table.answer_panel import AnswerPanel
from scenes.widgets.widget import Widget
from tests.scenes.scorpion.rig import ScorpionRig


class Asked:
    """A table some random moves into a deal, and the answer over it."""

    def __init__(self, rig: ScorpionRig, rules: ScorpionRules = CLASSIC, number: int = 53, moves: int = 40) -> None:
        rng = Random(number)
        state, made = numbered_deal(rules, number), []
        for _ in range(moves):
            legal = rules.legal_moves(state)
            if not legal:
                break
            made.append(rng.choice(legal))
            result = rules.apply(state, made[-1])
            assert isinstance(result, Transition)
            state = result.state
        rig.open(Start.numbered(rules, number), made)
        self.rig = rig
        self.undone: list[int] = []
        self.words = Words()
        self.why = Answer(self.words, self.undone.append)
        self.reason = explain(rules, rig.session.states)
        self.room = rig.table.answer_room()

    def show(self, reason: Reason | None = None, language: str = "en") -> AnswerPanel:
        self.words.speak(language)
        shown = reason or self.reason
        links = shown.chain.links if isinstance(shown, LostByChain) else ()
        table = self.rig.table
        played = len(self.rig.session.states) > 1
        self.why.show(said(shown, self.words, played), table.showing, self.room, table.u, links=links)
        for _ in range(40):
            self.why.step(1 / 120)
        assert self.why.panel is not None
        return self.why.panel

    def picture(self) -> pygame.Surface:
        """The table with the answer over it."""
        self.rig.frame()
        self.why.draw(self.rig.stage.canvas)
        return self.rig.stage.canvas.copy()

    def press(self, widget: Widget, pointer: PointerId = MOUSE) -> None:
        at = widget.box.cx, widget.box.cy
        assert self.why.handle(PointerDown(pointer, *at))
        assert self.why.handle(PointerUp(pointer, *at))
