"""What is said between runner and hand at the table for four: readable in every language, over no card and no plate."""

from __future__ import annotations

import pygame
import pytest

from game.cards import ITALIAN
from game.scopa.state import CardPlayed
from game.seats import OURS, PERSON, Seat
from game.words import LANGUAGES, Words
from scenes.look import lettering, tokens
from scenes.look.shapes import Box
from scenes.match.four_seats import SEATS
from scenes.match.marks import draw_prompt
from scenes.match.seats_said import seat_label
from scenes.scopa.aids import choice_words, void_words
from scenes.scopa.choice import Choice
from scenes.scopone.voice import Voice
from scenes.table.plates import Plate, Plates
from tests.scenes.placing import apart, canvas
from tests.scenes.scopone.dealt import geometry

WINDOWS = [(1280, 720), (800, 480), (720, 1280), (480, 800), (1024, 768), (768, 1024), (1920, 1080)]
LEAST = 13
_FOUR = tuple(ITALIAN.parse(name) for name in ("4C", "3C", "2C", "AC"))
_KINGS = tuple(card for card in ITALIAN if card.rank == 10)


def said(words: Words) -> list[str]:
    """All that may stand there."""
    voice, seats = Voice(words), [Seat(number) for number in range(SEATS)]
    plays = [voice.plays(CardPlayed(seat, card, _FOUR)) for seat in seats[1:] for card in ITALIAN]
    ends = [words for seat in seats for words in (voice.deals(seat), voice.rest(seat))]
    waits = [voice.hindered(), voice.swept_last(), *(voice.thinks(seat) for seat in seats[1:])]
    choices = [choice_words(Choice(card, []), words, _FOUR) for card in ITALIAN]
    return [*plays, *ends, *waits, *choices, void_words(_KINGS, words), void_words(_KINGS[:3], words)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_prompt_is_readable_and_covers_nothing(
    window: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    size, words = canvas(window), Words(language)
    u = tokens.scale_for(*size)
    table, surface = geometry(window, u=u), pygame.Surface(size)
    drawn: list[tuple[str, int]] = []
    pills: list[Box] = []
    draw, least = lettering.draw, lettering.pixels(LEAST, u)

    def drawing(on: pygame.Surface, text: str, face: lettering.Face, px: int, *more: object) -> pygame.Rect:
        drawn.append((text, px))
        return draw(on, text, face, px, *more)  # type: ignore[arg-type]

    monkeypatch.setattr("scenes.look.lettering.draw", drawing)
    monkeypatch.setattr("scenes.match.marks.rounded", lambda _surface, box, *_: pills.append(box))
    plates = Plates(table.plate_places, u)
    plates.show([Plate(seat_label(Seat(seat), words), seat == 0, seat == 0) for seat in range(SEATS)])
    around = [plates.box(Seat(seat)) for seat in range(SEATS)]
    around += [table.hand_box(PERSON, place, 10) for place in range(10)]
    around += [table.pile_box(OURS), table.box("strip"), table.box("table")]
    for sentence in said(words):
        drawn.clear()
        draw_prompt(surface, sentence, table.box("prompt"), table.prompt_room, u)
        assert " ".join(text for text, _ in drawn) == sentence
        assert len(drawn) <= 2
        assert all(px >= least for _, px in drawn)
        widest = max(lettering.measure(text, "regular", px) for text, px in drawn)
        assert widest <= pills[-1].w - 16 * u + 1
        assert all(apart(pills[-1], box) for box in around), sentence
