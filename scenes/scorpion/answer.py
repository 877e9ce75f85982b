"""An answer over the table: marks on the cards it is about and a panel of words. Thinks nothing.

What shows an answer is loaded with the first one, so that the table is on the screen sooner.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

import pygame

from game.cards import Card, Suit
from game.words import Words
from scenes.intents import KeyPressed
from scenes.look.shapes import Box
from scenes.scorpion.marks import draw_glow
from scenes.scorpion.showing import Showing
from scenes.table.shown_panel import ShownPanel
from scenes.table.sprites import Pose
from scenes.widgets.buttons import Button, Kind

if TYPE_CHECKING:
    from game.scorpion.solver.why import Link
    from scenes.table.answer_panel import AnswerPanel
    from scenes.table.answer_said import Said

_KEYS_FORTH, _KEYS_BACK = ("right", "pagedown"), ("left", "pageup")
Lit = Callable[[], Sequence[tuple[Box, bool]]]
"""What lights up on the table now, each with whether it is an empty place."""
_SPOKEN_OF = 4
"""So many other cards are covered rather than one that the words are about."""
_PASSED_BY = ("tab", "enter", "space", "up", "down")


class Answer(ShownPanel):
    """One answer at a time, until it is hidden: by its cross, Escape, or anything that is done elsewhere.

    It belongs to the position it was shown for: whoever changes that, or the window's size, hides it. `undo` is
    called with a number of moves to take back, once the answer is hidden.
    """

    def __init__(self, words: Words, undo: Callable[[int], None]) -> None:
        super().__init__()
        self._words = words
        self._undo = undo
        self._lit: Lit | None = None
        self._links: tuple[Link, ...] = ()
        self._showing: Showing | None = None
        self._poses: dict[Card, Pose] = {}
        self._boxes: dict[Card, Box] = {}
        self._gap = 0
        self._stays = False
        """Whether the panel only changes its words: it does not come anew then."""
        self._marks: pygame.Surface | None = None
        self._u = 1.0

    @property
    def panel(self) -> AnswerPanel | None:
        """The panel of words, None while nothing is shown."""
        return self._panel

    @property
    def lit(self) -> list[Box]:
        """What lights up on the table now."""
        return [box for box, _ in self._lit()] if self._lit is not None else []

    @property
    def focused(self) -> bool:
        """Whether the keyboard's ring is on a button of it."""
        if self._panel is None:
            return False
        focus = self._panel.pane.focus
        return focus.widget is not None and focus.shows_on(focus.widget)

    def show(
        self,
        words: Said,
        showing: Showing,
        room: Box,
        u: float,
        four_colours: bool = False,
        buttons: Sequence[Button] = (),
        lit: Lit | None = None,
        links: tuple[Link, ...] = (),
        stays: bool = False,
        about: Collection[Card] = (),
    ) -> None:
        """Show words for the position on the table; the panel stands within `room`, off the cards it is about.

        What `lit` says lights up, `links` are drawn, and the words are `about` other cards too. A button is pressed
        while the answer still stands. `stays`: the panel keeps the place of the one before it as long as nothing it is
        about is covered.
        """
        from scenes.table.answer_panel import AnswerPanel

        self._stays = self._panel is not None and not self._fade.moving
        before = self._panel.box if stays and self._panel is not None else None
        self._u, self._links, self._lit = u, links, lit
        self._showing = showing
        self._find_cards()
        self._marks = None
        if not (stays and self._stays):
            self._come()
        foot = (*buttons, *self._undo_button(words))
        self._panel = AnswerPanel(words, self._words, self.hide, foot, self._turned, four_colours)
        runs = [showing.geometry.run_base(suit) for suit in Suit]
        spoken_of = [self._boxes[card] for card in about if card in self._boxes] * _SPOKEN_OF
        self._panel.lay_out(room, self.marked, [*self._boxes.values(), *runs, *spoken_of], u, before)
        self.changed = True

    def unlight(self) -> None:
        """Nothing lights up any more, though the words stay."""
        self._lit = None
        self.changed = True

    def _undo_button(self, words: Said) -> tuple[Button, ...]:
        from scenes.scorpion.why_words import undo_words

        count = words.undos
        if not count:
            return ()
        kind: Kind = "primary" if words.revives else "ghost"
        return (Button(undo_words(count, self._words), lambda: self._take_back(count), kind, "undo"),)

    def hide(self) -> None:
        super().hide()
        self._marks = self._showing = self._lit = None
        self._links = ()

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw it above the resting cards."""
        panel = self._panel
        if panel is None:
            return
        if self._lit is not None:
            for box, empty in self._lit():
                draw_glow(canvas, box, self._u, self._fade.value, empty)
        if self._links:
            self._find_cards()
            if self._marks is None or self._marks.get_size() != canvas.get_size():
                from scenes.scorpion.why_marks import draw_links

                self._marks = pygame.Surface(canvas.get_size(), pygame.SRCALPHA)
                draw_links(self._marks, self._links, *panel.page, self._boxes, self._gap, self._u)
            self._marks.set_alpha(round(255 * self._fade.value))
            canvas.blit(self._marks, (0, 0))
        panel.draw(canvas, 1.0 if self._stays else self._fade.value)

    def _key(self, panel: AnswerPanel, key: KeyPressed) -> bool:
        if key.name == "escape":
            self.hide()
            return True
        plain = not (key.ctrl or key.alt)
        if plain and key.name in _KEYS_FORTH + _KEYS_BACK and panel.pages > 1:
            panel.turn(1 if key.name in _KEYS_FORTH else -1)
            return True
        if plain and key.name in _PASSED_BY:
            self.changed = True
            return panel.pane.handle(key)
        self.hide()
        return False

    def _pressed_beside(self) -> None:
        self.hide()

    def _take_back(self, count: int) -> None:
        self.hide()
        self._undo(count)

    def _turned(self) -> None:
        self._marks = None
        self.changed = True

    def _find_cards(self) -> None:
        """Know where the cards lie: a column shifts when the mouse opens a strip of it."""
        from scenes.scorpion.why_marks import shown_boxes

        showing = self._showing
        if showing is not None and (poses := showing.poses()) != self._poses:
            self._poses, self._marks = poses, None
            self._boxes = shown_boxes(showing.geometry, showing.state, poses)
            self._gap = showing.geometry.gap

    def marked(self, first: int, count: int) -> list[Box]:
        """What is marked of the cards that so many links from the first one on are about."""
        if self._lit is not None:
            return self.lit
        from scenes.scorpion.why_marks import marked_cards, marked_part

        cards = marked_cards(self._links[first : first + count])
        return [marked_part(self._boxes[card]) for card in cards if card in self._boxes]
