"""The Scorpion table's strip: score, moves, the deal with its light, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from game.scorpion.kept import KeptGame
from game.words import Words
from scenes.commands import NEW, REDO, UNDO
from scenes.scorpion.acts import Acts
from scenes.scorpion.commands import HINT
from scenes.scorpion.deal_name import deal_name
from scenes.scorpion.light import Light, light_note
from scenes.table.strip import Stat, Strip
from scenes.widgets.buttons import IconButton


def make_strip(words: Words, acts: Acts) -> Strip:
    """The strip in this language."""
    text = words.text
    buttons = [
        IconButton("undo", text(UNDO.name), acts.undo),
        IconButton("redo", text(REDO.name), acts.redo),
        IconButton("hint", text(HINT.name), acts.hint),
        IconButton("new", text(NEW.name), acts.open_new_game),
        IconButton("menu", text("Menu"), acts.open_menu),
    ]
    return Strip(buttons, parted=3)


def stats(
    game: KeptGame, counted: tuple[int, int], light: Light, words: Words, time: Sequence[Stat] = ()
) -> list[Stat]:
    """What the strip tells of the game; `counted` are score and moves of what has arrived."""
    text = words.text
    score, moves = counted
    deal = deal_name(game.label, words)
    return [
        Stat(text("Score"), str(score), score=True),
        Stat(text("Moves"), str(moves), score=True),
        *time,
        Stat(words.meant("over a deal's number", "Deal"), deal, note=light_note(light, words)),
    ]


def refresh(strip: Strip, game: KeptGame, told: Sequence[Stat]) -> None:
    """Show the game on the strip, told in these numbers, and what can be done."""
    session = game.session
    strip.show(told)
    undo, redo, hint, *_ = strip.buttons
    strip.enable(undo, session.can_undo)
    strip.enable(redo, session.can_redo)
    strip.enable(hint, not session.won)
