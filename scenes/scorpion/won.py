"""Decides what a won game is told with: its figures and what they are beside earlier ones. Counts nothing itself."""

from __future__ import annotations

from collections.abc import Sequence

from game import clock
from game.scorpion.kept import KeptGame
from game.statistics import Tally, tally
from game.store import FinishedGame
from game.words import Words
from scenes.scorpion.windows.won import Told
from scenes.scorpion.winnable_words import rule_set_words

_A_STREAK = 2


def told(
    game: KeptGame, before: Sequence[FinishedGame], words: Words, time: str | None = None, figures_shown: bool = True
) -> Told:
    """The words for a game just won; `before` are the finished games, the oldest first; `time` what the clock shows.

    Without figures shown there are words alone.
    """
    text, session = words.text, game.session
    figures = [(text("Score"), str(session.score)), (text("Moves"), str(session.moves))]
    if time is not None:
        figures.append((text("Time"), time))
    streak = tally(before).streak + 1
    if game.counts and streak >= _A_STREAK:
        figures.append((text("Current streak"), str(streak)))
    notes = [text("Won with help.") if game.assisted else text("Won without help.")]
    if game.day:
        today = game.day >= clock.today().isoformat()
        notes.append(text("That was the deal of the day.") if today else text("That was the deal of an earlier day."))
    if game.counts:
        same = tally(one for one in before if one.kind == game.start.rules.name)
        beside = _beside(same, session.moves, _title(game.start.rules.name, words), words, figures_shown)
        notes += [beside] if beside else []
    elif game.seen_before:
        notes.append(text("You've played this deal before, so this win isn't counted again."))
    else:
        notes.append(text("It began from a record, so it isn't counted."))
    return Told(tuple(figures) if figures_shown else (), tuple(notes))


def _title(rules: str, words: Words) -> str:
    return next(title for name, title, _ in rule_set_words(words) if name == rules)


def _beside(same: Tally, moves: int, rules: str, words: Words, figures_shown: bool) -> str:
    """What a win is beside earlier ones by the same rules; "" where that would take a figure that isn't shown."""
    text = words.text
    if same.fewest_moves is None:
        return text("Your first win in {rules}!").format(rules=rules)
    if moves < same.fewest_moves:
        return text("Your shortest win so far in {rules}!").format(rules=rules)
    if not figures_shown:
        return ""
    fewest = words.plural("{count} move", "{count} moves", same.fewest_moves).format(count=same.fewest_moves)
    return text("Your shortest win so far in {rules}: {moves}.").format(rules=rules, moves=fewest)
