"""What the rules pages say, in the player's language; decides no rule and draws nothing."""

from __future__ import annotations

from collections.abc import Sequence

from game.words import Words


def in_short(games: Sequence[str], words: Words) -> tuple[str, list[str]]:
    """Title and paragraphs of the rules of these games, one after the other."""
    pages = [{"scorpion": scorpion_in_short, "scopa": scopa_in_short}[game](words) for game in games]
    if len(pages) == 1:
        return pages[0]
    told: list[str] = []
    for title, paragraphs in pages:
        told += [f"# {title}", *paragraphs]
    return words.text("Rules in short"), told


def scorpion_in_short(words: Words) -> tuple[str, list[str]]:
    """Title and paragraphs of Scorpion's rules in short; "- " begins an item of a list, "# " a heading."""
    text = words.text
    return text("Scorpion in short"), [
        text(
            "Seven columns of seven cards; twelve cards are hidden, three lie in the reserve. The aim is four "
            "runs of one suit each, from the king down to the ace."
        ),
        "- " + text("Any open card can be moved, and takes along all cards lying on it, in order or not."),
        "- "
        + text(
            "It goes on the last card of another column: same suit, exactly one rank higher. Nothing goes on an ace."
        ),
        "- " + text("Only a king may be moved to an empty column."),
        "- " + text("A hidden card turns up by itself when nothing lies on it any more."),
        "- " + text("The reserve is dealt once, whenever you like: one card on each of the first three columns."),
        "- " + text("A finished run leaves the table by itself. Four runs win the game."),
        "# " + text("Other rules"),
        "- " + text("Relaxed: the suit of the card it goes on does not matter."),
        "- " + text("Wasp: an empty column takes any card."),
        "- "
        + text(
            "Three Blind Mice: ten columns of five, nine hidden cards, and two cards set aside that can be "
            "played at any time."
        ),
        "# " + text("Points"),
        text("5 for a card placed on its own suit, 5 for each hidden card that turns up, 100 for each finished run."),
        "# " + text("Keys"),
        text(
            "Arrows walk the cards, Enter lifts and places, Esc cancels. D deals the reserve, U undoes, R does "
            "again, N starts a new game, F11 fills the screen."
        ),
    ]


def scopa_in_short(words: Words) -> tuple[str, list[str]]:
    """Title and paragraphs of Scopa's rules in short."""
    text = words.text
    return text("Scopa in short"), [
        text(
            "Forty cards: coins, cups, swords, clubs, each from the ace to the seven, then page (8), knight (9), "
            "king (10). Three cards each, four on the table, one card in turn."
        ),
        "- " + text("A card takes a table card of its own value, or several that add up to it."),
        "- " + text("A card of the same value on the table must be taken, not a sum."),
        "- " + text("Who can take must take."),
        "- " + text("Taking all the table's cards is a scopa: one point. The last card of the deal makes none."),
        "- " + text("What is left on the table at the end goes to whoever took last."),
        "# " + text("The count"),
        "- " + text("One point each: more cards, more coins, the settebello (7 of coins), the better primiera."),
        "- "
        + text(
            "Primiera: the best card of each suit. 7 counts 21, 6 counts 18, the ace 16, 5 counts 15, 4 counts 14, "
            "3 counts 13, 2 counts 12, a figure 10."
        ),
        "- " + text("One point for each scopa."),
        "- " + text("Napola, when it is on: ace, 2 and 3 of coins are 3 points, each next coin 1 more."),
        "# " + text("Keys"),
        text(
            "1 to 3 play a card, arrows change the capture, Enter confirms, Esc cancels. L changes the level, D the "
            "pack, N starts a new match, Backspace shows the last play again."
        ),
    ]
