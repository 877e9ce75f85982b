"""The words for rule sets, for how many of their deals can be won and how hard one is; decides nothing else."""

from __future__ import annotations

from game.words import Words


def rule_set_words(words: Words) -> list[tuple[str, str, str]]:
    """Name, title and second line of each rule set."""
    text = words.text
    return [
        ("classic", text("Classic"), text("On the same suit, one rank higher")),
        ("relaxed", text("Relaxed"), text("On any suit, one rank higher")),
        ("wasp", "Wasp", text("An empty column takes any card")),
        ("three_blind_mice", "Three Blind Mice", text("10 columns of 5, two cards set aside")),
    ]


def share_words(rules: str, words: Words) -> str:
    """What share of a rule set's deals can be won, as docs/winnability.md measured it."""
    text = words.text
    return {
        "classic": text("Classic: about one in eight"),
        "relaxed": text("Relaxed: nearly every one"),
        "wasp": text("Wasp: about seven in eight"),
        "three_blind_mice": text("Three Blind Mice: about one in five"),
    }[rules]


def census_sentence(rules: str, words: Words) -> str:
    """What share of a rule set's deals can be won, as a sentence; "" for no rule set in particular."""
    text = words.text
    return {
        "classic": text("About one Classic deal in eight can be won."),
        "relaxed": text("Nearly every Relaxed deal can be won."),
        "wasp": text("About seven Wasp deals in eight can be won."),
        "three_blind_mice": text("About one deal of Three Blind Mice in five can be won."),
    }.get(rules, "")


def grade_words(words: Words) -> list[str]:
    """A word for each of `scenes.preferences.GRADES`, to be read beside the others."""
    meant = words.meant
    return [
        meant("of a deal", "Any"),
        meant("of a deal", "Easy"),
        meant("of a deal", "Medium"),
        meant("of a deal", "Hard"),
    ]


def grade_sentences(words: Words) -> list[str]:
    """What each of `scenes.preferences.GRADES` is called where it stands alone."""
    text = words.text
    return [text("Any difficulty"), text("Easy deals"), text("Medium deals"), text("Hard deals")]
