"""No word at the Briscola table is cut, too small or runs into another: two and four, every language, every size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.briscola.points import ALL_POINTS
from game.briscola.state import State
from game.cards import ITALIAN
from game.seats import OURS, PERSON, THEIRS, Seat
from scenes.briscola.marks import draw_note
from scenes.briscola.preferences import BRISCOLA, PLAYERS
from scenes.briscola.room import BriscolaRoom
from scenes.briscola.table import BriscolaTable
from scenes.briscola.voice import VoiceOfFour
from scenes.look.shapes import Box
from scenes.match.marks import draw_feast_word, draw_prompt
from tests.locales.written import Pen, Report, Size, canvas_of, each_size, faults, toast_faults, words_in
from tests.scenes.briscola.positions import FOUR, TWO, position
from tests.scenes.rig import Rig
from tests.scenes.thoughts import Thoughts


@pytest.fixture(params=PLAYERS)
def table(
    request: pytest.FixtureRequest, language: str, pen: Pen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[BriscolaTable]:
    """The table in one language, for two or for four, points shown; the trump still to be drawn."""
    monkeypatch.setattr("scenes.house.House.thinker", Thoughts())
    rig = Rig(tmp_path / "games", motion="none", **{BRISCOLA.key("players"): request.param})
    rig.house.words = words_in(language)
    rig.house.open_start(BRISCOLA.owner)
    rig.house.preferences.of(BRISCOLA).change("show_points", True)
    room = rig.house.rooms.of(BRISCOLA.owner)
    assert isinstance(room, BriscolaRoom)
    made = room.table
    assert made is not None
    lay(made, position(TWO if request.param == "two" else FOUR))
    yield made
    rig.close()


def lay(table: BriscolaTable, state: State) -> None:
    """Let a position lie there, nothing of its deal being played."""
    table.match.laid, table.match.log = state, []
    table.show(table.kept, dealt=False)


def seats(table: BriscolaTable) -> list[Seat]:
    return [Seat(number) for number in range(table.match.rules.seats)]


def test_what_is_said_between_runner_and_hand(table: BriscolaTable, pen: Pen) -> None:
    report: Report = []
    voice, others = table.voice, [seat for seat in seats(table) if seat != PERSON]
    said = [one(seat) for one in (voice.deals, voice.takes, voice.leads_now) for seat in seats(table)]
    said += [voice.counting(voice.takes(seat), 33) for seat in seats(table)]
    said += [voice.thinks(seat) for seat in others]
    said += [voice.hindered()]
    if isinstance(voice, VoiceOfFour):
        said.append(voice.stock_gone())

    def check(size: Size, u: float) -> list[str]:
        table.resize(size, u)
        geometry, canvas = table.showing.geometry, pygame.Surface(size)
        prompt = geometry.box("prompt")
        pill = Box(8 * u, prompt.cy - 29 * u, size[0] - 16 * u, 58 * u).grown(-4 * u)
        beside = [geometry.box("strip"), geometry.pile_box(OURS), table.telling.hand, *plates(table)]
        found = []
        for words in said:
            lines = pen.lines(partial(draw_prompt, canvas, words, prompt, geometry.prompt_room, u))
            found += faults(lines, pill, size, beside)
        lines = pen.lines(lambda: draw_feast_word(canvas, voice.won(), geometry.feast_box, u))
        return found + faults(lines, canvas_of(size), size, [geometry.box("strip"), geometry.pile_box(OURS)])

    each_size(report, check)
    assert not report, "\n".join(report)


def plates(table: BriscolaTable) -> list[Box]:
    return [table.plates.box(seat) for seat in seats(table) if isinstance(table.voice, VoiceOfFour)]


def test_what_is_told_of_the_last_trick_and_under_the_piles(table: BriscolaTable, pen: Pen) -> None:
    report: Report = []

    def check(size: Size, u: float) -> list[str]:
        table.resize(size, u)
        geometry, canvas, found = table.showing.geometry, pygame.Surface(size), []
        strip = geometry.box("strip")
        for side in (OURS, THEIRS):
            place = geometry.looked_words(side)
            for taker in seats(table):
                words = table.voice.last_trick(taker)
                lines = pen.lines(partial(draw_prompt, canvas, words, place, place.grown(8 * u), u))
                found += faults(lines, canvas_of(size), size, [strip])
            note = f"{table.voice.side(side)} {ALL_POINTS}"
            lines = pen.lines(partial(draw_note, canvas, note, side, table.showing, u))
            found += faults(lines, canvas_of(size), size, [strip], loose=True)
        return found

    each_size(report, check)
    assert not report, "\n".join(report)


def test_whatever_a_press_is_answered_with(table: BriscolaTable, pen: Pen) -> None:
    report: Report = []
    telling = table.telling

    def check(size: Size, u: float) -> list[str]:
        table.resize(size, u)
        geometry = table.showing.geometry
        runner = geometry.box("runner")
        asked: dict[str, Callable[[], None]] = {
            "wait": lambda: telling.wait(telling.hand),
            "the bare table": lambda: telling.bare(runner.cx, runner.bottom - 2),
            "a hidden hand": lambda: telling.hidden(geometry.hand_area(Seat(1), 3)),
            "no such card": telling.no_such_card,
            "nothing chosen": telling.nothing_chosen,
            "no trick": lambda: telling.no_last_trick(None),
            "no undo": telling.no_undo,
            "no copy": telling.no_copy,
        }
        for side in (OURS, THEIRS):
            asked[f"older, {side}"] = partial(telling.only_the_last, side)
            asked[f"elsewhere, {side}"] = partial(telling.inform, table.voice.elsewhere(side), geometry.pile_box(side))
        for seat in seats(table):
            asked[f"place {seat}"] = partial(telling.trick, seat)
            played = table.voice.played(seat, ITALIAN.parse("9B"), True)
            asked[f"card {seat}"] = partial(telling.inform, played, geometry.trick_box(seat))
        found = []
        for place, tell in asked.items():
            telling.toast.hide()
            tell()
            box = telling.toast.box
            assert box is not None, place
            if not canvas_of(size).rect().contains(box.rect()) or box.rect().colliderect(geometry.box("strip").rect()):
                found.append(f"{place} leaves the table")
            found += toast_faults(telling.toast, size, u, pen)
        return found

    each_size(report, check)
    assert not report, "\n".join(report)


def test_what_stock_trump_and_piles_tell(table: BriscolaTable, pen: Pen) -> None:
    report: Report = []

    def check(size: Size, u: float) -> list[str]:
        table.resize(size, u)
        found, canvas = [], pygame.Surface(size)
        for spot in table.stops():
            table.press(spot)
            if not table.piles.words:
                continue
            place, strip = table.piles.place(u), table.showing.geometry.box("strip")
            lines = pen.lines(partial(table.piles.draw, canvas, u))
            found += faults(lines, canvas_of(size), size, [strip])
            if not canvas_of(size).rect().contains(place.rect()):
                found.append(f"{table.piles.words!r} leaves the window")
            table.piles.hide()
        return found

    each_size(report, check)
    assert not report, "\n".join(report)
