"""What the store has met with, in the player's words; opens no window and reads no file."""

from __future__ import annotations

from game.store import Notice, Rescue, StoreNotice
from game.words import Words


def told(notice: StoreNotice, words: Words) -> str:
    """The notice as it is told; a second instance is asked about elsewhere."""
    text, rescue = words.text, notice.rescue
    if notice.code is Notice.SET_ASIDE_BROKEN and rescue != Rescue():
        return _rescued(rescue, words).format(path=notice.path)
    said = {
        Notice.SET_ASIDE_BROKEN: text("Your saved games could not be read. The old file is now {path}."),
        Notice.SET_ASIDE_NEWER: text(
            "Your saved games come from a newer version of the program. The old file is now {path}."
        ),
        Notice.SET_ASIDE_FOREIGN: text(
            "A file of another program lay where your saved games belong. It is now {path}."
        ),
        Notice.SET_ASIDE_LOG: text(
            "A file beside your saved games doesn't belong to them. It is now {path}; your games are all there."
        ),
        Notice.SET_ASIDE_OTHER: text(
            "Another file was put in the place of your saved games. It is now {path}; your games have been saved again."
        ),
        Notice.WRITTEN_ANEW: text("The file with your saved games was gone. They have been saved again in {path}."),
        Notice.IN_THE_WAY: text(
            "{path} is in the way: your games cannot be saved there. It will try again after each move."
        ),
        Notice.CANNOT_READ: text(
            "Your saved games are there, but they can't be read right now. They are left as they are, and what you play"
            " in the meantime isn't saved. It will try again after each move."
        ),
        Notice.READ_AGAIN: text(
            "Your saved games can be read again. If you had a game under way, it comes back when you leave this one."
        ),
        Notice.READ_ONLY_MEMORY: text("{path} cannot be written to. This game will not be saved."),
        Notice.DISK_FULL: text("The disk is full: {path} cannot be saved. It will try again after each move."),
        Notice.WRITE_FAILED: text("{path} cannot be saved at the moment. It will try again after each move."),
    }
    return said[notice.code].format(path=notice.path)


def _rescued(rescue: Rescue, words: Words) -> str:
    text = words.text
    sentences = [text("The file with your saved games was damaged.")]
    if saved := _counted(rescue.games, rescue.results, words):
        sentences.append(text("Rescued: {what}.").format(what=saved))
    if lost := _counted(rescue.lost_games, rescue.lost_results, words):
        sentences.append(text("Lost: {what}.").format(what=lost))
    if rescue.lost_settings:
        sentences.append(text("Some settings are back to what they were at first."))
    sentences.append(text("The damaged file is kept as {path}."))
    return " ".join(sentences)


def _counted(games: int, results: int, words: Words) -> str:
    parts = []
    if games:
        parts.append(words.plural("{count} saved game", "{count} saved games", games).format(count=games))
    if results:
        parts.append(words.plural("{count} result", "{count} results", results).format(count=results))
    return ", ".join(parts)
