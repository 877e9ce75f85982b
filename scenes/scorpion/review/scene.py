"""The review of a Scorpion game as a scene: the light's course, what lost it, bookmarks. Decides no verdict."""

from __future__ import annotations

import pygame

from scenes.entry import Reviewed
from scenes.host import Host
from scenes.look import tokens
from scenes.review.panel import Panel
from scenes.review.played import Mark
from scenes.review.scene import ReviewScene
from scenes.review.track import Track
from scenes.review.transport import Transport
from scenes.scorpion.light import Light, light_note
from scenes.scorpion.review.commands import COMMANDS, MORE, WORDS
from scenes.scorpion.review.light_track import LightTrack
from scenes.scorpion.review.panel import ScorpionPanel
from scenes.scorpion.review.played import PlayedGame
from scenes.scorpion.review.side import Side
from scenes.scorpion.review.told import Told, told
from scenes.scorpion.review.verdicts import Verdicts
from scenes.scorpion.why_marks import draw_links, shown_boxes


class ScorpionReview(ReviewScene):
    """A game that is over, or one under way; raises `GameError` where its record can't be stepped through."""

    commands = COMMANDS

    def __init__(self, host: Host, reviewed: Reviewed) -> None:
        self.game = PlayedGame(reviewed.record, host.words, host.preferences, host.sound.play)
        self.verdicts = Verdicts(self.game.start, self.game.actions, lambda: host.thinker, self._found_out)
        self._said = Told("")
        self._side = Side(host.preferences.now.four_colours)
        self._asked = False
        super().__init__(host, reviewed, self.game)
        self._by_command |= {WORDS: self.ask_words, MORE: self.turn}

    # What is done here beyond any review

    def ask_words(self) -> None:
        """Show the words of this step, or put them away, where there is no room for them all the time."""
        if not self._scorpion_panel.on_demand:
            self.sign.show("info", self.u, self._said.heading)
            return
        self._asked = not self._asked
        self._scorpion_panel.asked = self._asked
        self.refresh()

    def turn(self) -> None:
        """Go on to the reasons that have no room beside the first ones."""
        if self._side.pages > 1:
            self._side.turn()
            self._changed = True
        else:
            self.sign.show("refuse", self.u, self.host.words.text("There is nothing more to say of it."))

    def close(self) -> None:
        self.verdicts.drop()
        super().close()

    def play_on(self) -> None:
        self.verdicts.drop()
        super().play_on()

    # The scene

    def update(self, dt: float) -> None:
        super().update(dt)
        self.verdicts.step(self.steps.at, dt)

    @property
    def waiting(self) -> bool:
        return super().waiting or self.verdicts.waits(self.steps.at)

    # What any review leaves to its game

    def make_track(self) -> Track:
        return LightTrack(self.steps.count, self.go, lambda: self.verdicts.line)

    def make_panel(self, track: Track, transport: Transport) -> Panel:
        words = self.host.words
        panel = ScorpionPanel(words, track, transport, self.play_on, self._side, self.ask_words, self.turn)
        panel.asked = self._asked
        return panel

    def marks(self) -> list[Mark]:
        lost = self.host.words.text("The game was lost here")
        found = [Mark(at, None, lost, tokens.DANGER) for at in self.verdicts.losses]
        return sorted([*super().marks(), *found], key=lambda mark: mark.step)

    def play_on_at(self) -> int:
        last = self.verdicts.last_winnable(self.steps.at)
        return self.steps.at if last is None else last

    def draw_table(self, canvas: pygame.Surface, alpha: float) -> None:
        super().draw_table(canvas, alpha)
        showing, links = self.game.showing, self._said.links
        if links and not showing.moving:
            geometry, state = self.game.geometry, self.game.state(self.steps.at)
            boxes = shown_boxes(geometry, state, showing.poses())
            draw_links(canvas, links, *self._side.page, boxes, geometry.gap, self.u)

    def refresh(self) -> None:
        super().refresh()
        self._said = told(self.verdicts, self.steps.at, self.host.words)
        self._scorpion_panel.say(self._said)
        light = Light.OFF if self.game.won(self.steps.at) else self.verdicts.light(self.steps.at)
        *stats, deal = self.numbers(self.steps.at)
        self.strip.show([*stats, deal._replace(note=light_note(light, self.host.words))])
        self._offer()

    # Inside

    @property
    def _scorpion_panel(self) -> ScorpionPanel:
        assert isinstance(self.panel, ScorpionPanel)
        return self.panel

    def _found_out(self) -> None:
        self.refresh()
