"""The list of finished games in a real window: a game looked at again, deleted, brought back, deleted for good."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image

from game.scorpion.kept import KeptGame
from game.scorpion.record import Start
from game.scorpion.variants import CLASSIC
from game.store import GameVerdict, Store
from tests.desktop.sitting import Sitting
from tools.desk import wait_for

DEALS = (172, 48213, 67408)
TO_STATISTICS = ("shift+tab", "shift+tab", "enter")
"""On the title, whose strip ends with the statistics and the way out."""
TO_ALL_OF_THEM = (*["shift+tab"] * 5, "enter")
"""Before the list, the choice of a game, the export and the cross of the window."""


def play(sitting: Sitting) -> None:
    """Games an earlier run has left, each after some moves; what became of them is worked out already."""
    store = Store(sitting.data)
    for number in DEALS:
        game = KeptGame.deal(store, Start.numbered(CLASSIC, number))
        for _ in range(4):
            game.apply(CLASSIC.legal_moves(game.session.state)[0])
        game.leave()
    for number, over in store.results().items():
        store.amend(number, over, replace(over, verdict=GameVerdict(False)))
    store.close()


def press(sitting: Sitting, *keys: str) -> None:
    for key in keys:
        sitting.desk.keys.press(key)


def shows_other(sitting: Sitting, before: Image.Image, *keys: str) -> Image.Image:
    """The window after these keys, which change what it shows."""
    press(sitting, *keys)
    return sitting.await_other(before, f"another picture after {', '.join(keys)}")


@pytest.fixture
def listed(sitting: Sitting) -> tuple[Sitting, Image.Image, Image.Image]:
    """At the list; and how the statistics under it and the list itself look."""
    play(sitting)
    sitting.start(at_table=False)
    title = sitting.picture()
    statistics = shows_other(sitting, title, *TO_STATISTICS)
    return sitting, statistics, shows_other(sitting, statistics, *TO_ALL_OF_THEM)


def test_a_game_is_looked_at_again_and_the_list_is_there_as_it_was(
    listed: tuple[Sitting, Image.Image, Image.Image],
) -> None:
    sitting, _, games = listed
    chosen = shows_other(sitting, games, "down")
    shows_other(sitting, chosen, "enter")
    press(sitting, "esc")
    sitting.await_same(chosen, "the list")


def test_a_deleted_game_comes_back_until_the_list_is_closed_and_then_is_gone_for_good(
    listed: tuple[Sitting, Image.Image, Image.Image],
) -> None:
    sitting, statistics, games = listed
    chosen = shows_other(sitting, games, "down")
    asked = shows_other(sitting, chosen, "delete")
    deleted = shows_other(sitting, asked, "tab", "enter")
    assert len(sitting.finished()) == 3, "should the program be killed now, nothing is deleted"
    press(sitting, "u")
    sitting.await_same(chosen, "the game that came back")
    shows_other(sitting, shows_other(sitting, chosen, "delete"), "tab", "enter")
    sitting.await_same(deleted, "the list without it")

    followed = shows_other(sitting, deleted, "esc")
    wait_for(lambda: len(sitting.finished()) == 2, "a game less in the store")
    sitting.await_other(statistics, "statistics that follow")
    assert sitting.quit() == 0
    sitting.start(at_table=False)
    assert [row[0] for row in sitting.stored("SELECT label FROM finished ORDER BY id")] == ["172", "67408"]
    press(sitting, *TO_STATISTICS)
    sitting.rest()
    press(sitting, *TO_ALL_OF_THEM[:-1])
    sitting.await_same(followed, "the statistics as they were")


def test_all_of_them_are_deleted_by_one_answer(listed: tuple[Sitting, Image.Image, Image.Image]) -> None:
    sitting, _, games = listed
    # Behind the list stand copying, saving, deleting one, deleting all.
    asked = shows_other(sitting, games, "down", *["tab"] * 4, "enter")
    shows_other(sitting, asked, "tab", "enter")
    press(sitting, "esc")
    wait_for(lambda: sitting.finished() == [], "an empty store")
