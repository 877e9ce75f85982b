"""A review as a scene: to and fro by buttons, slider and keys, over a table that takes no input. Knows no game."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game import records
from scenes import handing_out
from scenes.commands import COPY, SOUND, Command, asked
from scenes.entry import Reviewed
from scenes.host import Host
from scenes.intents import Intent, KeyPressed, PointerDown
from scenes.look import tokens
from scenes.look.shapes import Box, rgb
from scenes.review.bookmarks import BookmarkButton, Bookmarks
from scenes.review.commands import (
    BACK,
    BOOKMARK,
    CLOSE,
    COMMANDS,
    FIRST,
    FORTH,
    LAST,
    MARK_AFTER,
    MARK_BEFORE,
    PLAY,
    USE,
)
from scenes.review.panel import Panel
from scenes.review.played import Mark, Played
from scenes.review.steps import Steps
from scenes.review.track import Track
from scenes.review.transport import Transport, Ways
from scenes.table.cues import Cue
from scenes.table.sign import Sign
from scenes.table.strip import Stat, Strip
from scenes.table.strip_numbers import told
from scenes.widgets.buttons import IconButton
from scenes.widgets.pane import Pane
from scenes.widgets.scroll import Scroll

_BRISK = tokens.MOTION_SPEEDS["brisk"]


class ReviewScene:
    """One game under review, at its end at first. A game's own review overrides what stands at the end of the class.

    One whose `commands` have `BOOKMARK` lets steps of finished games be marked.
    """

    opaque = True
    leaving = False
    commands: tuple[Command, ...] = COMMANDS

    def __init__(self, host: Host, reviewed: Reviewed, played: Played) -> None:
        self.host = host
        self.reviewed = reviewed
        self.played = played
        self.steps = Steps(played.count, played.count)
        self.bookmarks = Bookmarks(host.store, reviewed.number)
        self.sign = Sign(wood=played.wood)
        self.u = 1.0
        self._size = (0, 0)
        self._changed = True
        self._bookmark = BookmarkButton(host.words, self.bookmark)
        self.strip = Strip([], 0)
        self.panel = self._make_panel()
        self.pane = Pane((), (), Scroll())
        self._by_command: dict[Command, Callable[[], None]] = {
            BACK: self.back,
            FORTH: self.forth,
            MARK_BEFORE: lambda: self._to_mark(self.steps.mark_before),
            MARK_AFTER: lambda: self._to_mark(self.steps.mark_after),
            FIRST: self.first,
            LAST: self.last,
            BOOKMARK: self.bookmark,
            CLOSE: self.close,
            COPY: self.copy,
            SOUND: self._turn_sound,
        }

    # Going to and fro

    def go(self, at: int) -> None:
        """Show a step at once."""
        self.played.showing.finish()
        if self.steps.go(at):
            self.played.show(self.steps.at)
        self.refresh()

    def back(self) -> None:
        self._one(self.steps.at - 1)

    def forth(self) -> None:
        self._one(self.steps.at + 1)

    def first(self) -> None:
        self._say_end(0)
        self.go(0)

    def last(self) -> None:
        self._say_end(self.steps.count)
        self.go(self.steps.count)

    def play(self) -> None:
        """Play by itself from here, or stop."""
        if not self.steps.count:
            self._say_end(0)
        self.played.showing.finish()
        if self.steps.play():
            self.played.show(self.steps.at)
        self.refresh()

    def bookmark(self) -> None:
        """Set a bookmark at this step, or take it away."""
        if not self.bookmarks.offered:
            self.sign.show("refuse", self.u, self._no_bookmarks)
            return
        self.bookmarks.turn(self.steps.at)
        self.refresh()

    def close(self) -> None:
        """End the review; what was open before is there again."""
        self.steps.stop()
        self.reviewed.close()

    def copy(self) -> None:
        """Put the whole record on the clipboard."""
        told = handing_out.copy(records.write(self.reviewed.record), self.host.words)
        self.sign.show(told.icon, self.u, told.words)

    def play_on(self) -> None:
        """Play the game on from the step that is offered, as one that counts for nothing."""
        record = self.played.record_to(self.play_on_at())
        if record is not None:
            self.host.play_on(str(record["game"]), record)

    # The scene

    def resize(self, size: tuple[int, int], u: float) -> None:
        self._size, self.u = size, u
        self.sign.hide()
        places = self.played.place(size, u, self.steps.at)
        self._bookmark = BookmarkButton(self.host.words, self.bookmark)
        self.strip = Strip(self.strip_buttons(), 0, wood=self.played.wood)
        self.strip.resize(places.strip, u)
        self.panel = self._make_panel()
        if self.played.wood:
            self.panel.stand_on_wood()
        self.panel.place(places.panel, u)
        self.refresh()

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, PointerDown | KeyPressed):
            self._finish()
        if self.strip.handle(intent):
            return
        used = isinstance(intent, KeyPressed) and self._key(intent)
        if used or self.pane.handle(intent):
            self._changed = True

    def update(self, dt: float) -> None:
        self.played.showing.update(dt)
        self.strip.step(dt)
        self.sign.step(dt)
        if self.pane.step(dt, dt):
            self._changed = True
        if self.steps.step(dt):
            self.played.showing.finish()
            self.played.go(self.steps.at - 1, self.steps.at, self._speed)
            self.refresh()

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        self.draw_table(canvas, alpha)
        self.panel.draw_ground(canvas)
        self.pane.draw(canvas)
        self.strip.draw(canvas)
        self.sign.draw(canvas)
        self.strip.draw_tooltip(canvas)
        self.pane.draw_above(canvas)

    @property
    def moving(self) -> bool:
        return self.played.showing.moving or self.strip.moving or self.sign.moving or self.pane.moving

    @property
    def waiting(self) -> bool:
        parts = (self.played.showing, self.strip, self.sign, self.pane)
        return self.steps.playing or any(part.waiting for part in parts)

    @property
    def changed(self) -> bool:
        return self._changed or any(part.changed for part in (self.played.showing, self.strip, self.sign))

    def drawn(self) -> None:
        self._changed = self.played.showing.changed = self.strip.changed = self.sign.changed = False

    # Inside

    @property
    def _speed(self) -> float:
        """Steps are shown briskly."""
        return min(self.host.preferences.speed, _BRISK)

    def _one(self, at: int) -> None:
        """Show the step before or after this one as it happened."""
        self._finish()
        self._say_end(at)
        was = self.steps.at
        if self.steps.go(at):
            self.played.go(was, self.steps.at, self._speed)
        self.refresh()

    def _say_end(self, to: int) -> None:
        """Say where one is, if there is nowhere to go."""
        text, steps = self.host.words.text, self.steps
        if min(max(to, 0), steps.count) == steps.at:
            end = text("This is the end.") if to >= steps.count else text("This is the beginning.")
            self.sign.show("refuse", self.u, end)

    def _finish(self) -> None:
        if self.played.showing.moving:
            self.played.showing.finish()
            self._changed = True
        self.sign.hide()

    def _to_mark(self, look: Callable[[list[int]], int | None]) -> None:
        found = look([mark.step for mark in self.marks()])
        if found is None:
            self.sign.show("refuse", self.u, self.host.words.text("No mark lies that way."))
        else:
            self.go(found)

    def _turn_sound(self) -> None:
        on = not self.host.preferences.now.sounds
        self.host.preferences.change("sounds", on)
        self.host.sound.play(Cue.SET)
        self.sign.show("sound" if on else "muted", self.u)

    def _key(self, key: KeyPressed) -> bool:
        command = asked(key, self.commands)
        at = self.pane.focus.widget
        if command in (PLAY, USE) and (at is None or not self.pane.focus.shows_on(at)):
            self.play()
            return True
        act = None if command is None else self._by_command.get(command)
        if act is not None:
            act()
        return act is not None

    def _offer(self) -> None:
        """Give the controls that there are now to pointers and keyboard."""
        if [widget for widget, _ in self.pane.widgets()] == list(self.panel.widgets):
            return
        canvas, before, scroll = Box(0, 0, *self._size), self.pane, Scroll()
        scroll.place(canvas, 0, self.u)
        ground = tokens.STRIP_ON_WOOD if self.played.wood else tokens.NIGHT
        self.pane = Pane((), self.panel.widgets, scroll, tooltips=ground)
        self.pane.place(canvas, self.u)
        self.pane.focus.place = before.focus.place
        self.pane.take_over(before)

    @property
    def _no_bookmarks(self) -> str:
        text = self.host.words.text
        if self.reviewed.over is not None:
            return text("This game is still on its table. Once you deal anew there, it can have bookmarks.")
        return text("Bookmarks are for the games in your list of finished games.")

    def _make_panel(self) -> Panel:
        ways = Ways(self.first, self.back, self.play, self.forth, self.last)
        return self.make_panel(self.make_track(), Transport(self.host.words, ways))

    # What a game's own review may have otherwise

    def make_track(self) -> Track:
        """The slider."""
        return Track(self.steps.count, self.go)

    def make_panel(self, track: Track, transport: Transport) -> Panel:
        """The panel with these controls."""
        return Panel(self.host.words, track, transport, self.play_on)

    def strip_buttons(self) -> list[IconButton]:
        """The buttons of the strip."""
        text = self.host.words.text
        return [
            *([self._bookmark] if BOOKMARK in self.commands and self.bookmarks.offered else []),
            IconButton("copy", text(COPY.name), self.copy),
            IconButton("close", text(CLOSE.name), self.close),
        ]

    def marks(self) -> list[Mark]:
        """The steps worth going to, in their order."""
        return sorted([*self.played.marks(), *self.bookmarks.marks(self.host.words)], key=lambda mark: mark.step)

    def play_on_at(self) -> int:
        """The step from which the game is played on."""
        return self.steps.at

    def play_on_words(self) -> str:
        """The words of the button that plays on, "" where it can't be."""
        at = self.play_on_at()
        if self.played.record_to(at) is None:
            return ""
        text = self.host.words.text
        return text("Play on from move {number}").format(number=at) if at else text("Play from the beginning")

    def numbers(self, at: int) -> list[Stat]:
        """What the strip tells of a step."""
        return told(self.played.stats(at), self.host.preferences.now.strip_scores)

    def draw_table(self, canvas: pygame.Surface, alpha: float) -> None:
        """Draw the table at this step, and bare ground where it ends above the panel."""
        if self.played.showing.board.size != canvas.get_size():
            canvas.fill(rgb(tokens.STRIP_ON_WOOD if self.played.wood else tokens.CLOTH_RIM))
        self.played.showing.board.draw(canvas)
        self.draw_marks(canvas)
        self.played.showing.board.draw_movers(canvas, alpha)

    def draw_marks(self, canvas: pygame.Surface) -> None:
        """Draw what else is to be seen on a game's table, below the cards that move."""

    def refresh(self) -> None:
        """Say what holds of the step that is shown."""
        steps = self.steps
        self.panel.track.show(steps.at, self.marks())
        self.panel.transport.show(steps)
        self.panel.show(self.played.said(steps.at), self.play_on_words())
        self.strip.show(self.numbers(steps.at))
        if self._bookmark.show(steps.at in self.bookmarks):
            self.strip.changed = True
        self._offer()
        self._changed = True
