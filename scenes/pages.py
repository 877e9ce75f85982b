"""What the rules pages say, in the player's language; decides no rule and draws nothing."""

from __future__ import annotations

from game.words import Words


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
