"""What the table says of why a game is lost, in the player's words; decides nothing about it and draws nothing.

Cards stand in the sentences as they are printed, `5♠`, which no language inflects.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import Card
from game.scorpion.solver.reason import LostByChain, LostBySearch, NotKnown, Reason, StillWinnable
from game.scorpion.solver.why import Cause, Link
from game.words import Words
from scenes.look import lettering
from scenes.scorpion.light import Light, Place, Truth
from scenes.table.answer_said import Said, Source
from scenes.table.signs import sign


def said(reason: Reason, words: Words, played: bool = True) -> Said:
    """What to say of a reason; `played`: there are moves to take back."""
    text = words.text
    match reason:
        case StillWinnable():
            closing = text("There is a way from here to the end.")
            return Said(text("This game can still be won"), Source.KNOWS, closing=closing)
        case NotKnown(positions):
            form = words.plural(
                "The search looked at {count} position and found no answer.",
                "The search looked at {count} positions and found no answer.",
                positions,
            )
            closing = form.format(count=lettering.grouped(positions))
            return Said(text("Not known"), Source.KNOWS, closing=closing)
        case LostBySearch(positions, alive):
            back = way_back(reason, words, played) or _not_known(words, played)
            closing = f"{_searched(positions, words)} {back}".strip()
            heading = text("From here the game can't be won")
            return Said(heading, Source.KNOWS, closing=closing, undos=alive, revives=alive is not None)
        case LostByChain(chain, broken, alive, never):
            truth = way_back(reason, words, played)
            unknown = "" if truth else _not_known(words, played)
            sentences = filter(None, [_ending(chain.links, words), *_breaking(broken, alive, words), unknown])
            return Said(
                text("From here the game can't be won"),
                Source.SEEN,
                links=tuple(link_words(link, words) for link in chain.links),
                closing=" ".join(sentences),
                truth=truth,
                undos=alive if alive or never else broken,
                revives=alive is not None,
            )


def truth_of(place: Place, reason: Reason) -> Truth:
    """What a reason tells of the place it was given for."""
    match reason:
        case StillWinnable():
            return Truth(place, Light.WINNABLE)
        case LostByChain() | LostBySearch():
            return Truth(place, Light.LOST, reason.never)
        case NotKnown():
            return Truth(place, Light.UNKNOWN)


def link_words(link: Link, words: Words) -> str:
    """One link as a sentence."""
    card, waits = sign(link.card), _one_of(link.waits, words)
    successor = sign(link.successor) if link.successor else ""
    text = words.text
    match link.cause:
        case Cause.COVERED:
            form = text("{card} must go on {successor}, which lies under {waits}.")
        case Cause.CARRIED if link.waits == (link.successor,):
            form = text("{card} must go on {successor}, which lies on top of it.")
        case Cause.CARRIED:
            form = text("{card} must go on {successor}, which lies on top of it until {waits} moves.")
        case Cause.SET_ASIDE:
            form = text("{card} must go on {successor}, which is still set aside.")
        case Cause.FACE_DOWN:
            form = text("{card} must go on {successor}, which lies face down under {waits}.")
        case Cause.NO_ROOM:
            return _king_words(link, card, words)
    return form.format(card=card, successor=successor, waits=waits)


def undo_words(count: int, words: Words) -> str:
    """What the button says that takes so many moves back."""
    return words.plural("Undo {count} move", "Undo {count} moves", count).format(count=count)


def _king_words(link: Link, card: str, words: Words) -> str:
    if link.unfinished is None:
        form = words.text("{card} needs an empty column, and none opens until {waits} moves.")
        return form.format(card=card, waits=_one_of(link.waits, words))
    columns = tuple(one for one in link.waits if one is not link.unfinished or len(link.waits) == 1)
    form = words.text(
        "{card} needs an empty column (none opens until {waits} moves) or its run complete (held up by {unfinished})."
    )
    return form.format(card=card, waits=_one_of(columns, words), unfinished=sign(link.unfinished))


def _one_of(cards: Sequence[Card], words: Words) -> str:
    *most, last = [sign(card) for card in cards]
    if not most:
        return last
    return words.text("{cards} or {card}").format(cards=", ".join(most), card=last)


def _ending(links: Sequence[Link], words: Words) -> str:
    ring = all(link.waits == (after.card,) for link, after in zip(links, (*links[1:], links[0]), strict=True))
    if len(links) == 1:
        return words.text("So it blocks itself.")
    if ring:
        return words.text("So each waits for the next, and the last for the first.")
    return words.text("So they all wait for one another: none can move first.")


def _breaking(broken: int | None, alive: int | None, words: Words) -> list[str]:
    if broken is None or broken == alive:
        return []
    form = words.plural(
        "{count} move ago this deadlock wasn't there yet.", "{count} moves ago this deadlock wasn't there yet.", broken
    )
    return [form.format(count=broken)]


def way_back(reason: LostByChain | LostBySearch, words: Words, played: bool = True) -> str:
    """How far back the game could still be won, or that it never could; nothing where that isn't known, or unasked."""
    if reason.alive is None:
        if not (played and reason.never):
            return ""
        return words.text("Undoing won't help: it couldn't be won before either.")
    form = words.plural(
        "{count} move ago it could still be won.", "{count} moves ago it could still be won.", reason.alive
    )
    return form.format(count=reason.alive)


def _not_known(words: Words, played: bool) -> str:
    return words.text("It isn't known whether undoing would help.") if played else ""


def _searched(positions: int, words: Words) -> str:
    if positions == 1:
        return words.text("You can't tell from the face-up cards alone; with the hidden ones it is certain.")
    form = words.plural(
        "You can't tell from the face-up cards alone; a search of {count} position proved it.",
        "You can't tell from the face-up cards alone; a search of {count} positions proved it.",
        positions,
    )
    return form.format(count=lettering.grouped(positions))
