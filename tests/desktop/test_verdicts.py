"""What became of games an earlier run has left is worked out in a real window, at the title and at a table."""

from __future__ import annotations

import pytest

from game.scorpion.kept import KeptGame
from game.scorpion.record import Start
from game.scorpion.variants import CLASSIC
from game.store import Store
from tests.desktop.sitting import Sitting
from tools.desk import wait_for

LOST_DEALS = (1, 2, 4)


@pytest.mark.parametrize("options", [(), ("--game", "scopa")])
def test_verdicts_come_by_themselves_and_nobody_waits_for_them_at_the_end(
    sitting: Sitting, options: tuple[str, ...]
) -> None:
    store = Store(sitting.data)
    for number in LOST_DEALS:
        game = KeptGame.deal(store, Start.numbered(CLASSIC, number))
        for _ in range(4):
            game.apply(CLASSIC.legal_moves(game.session.state)[0])
        game.leave()
    store.close()
    sitting.start(*options, at_table=False)

    def verdicts() -> list[str | None]:
        return [verdict for (verdict,) in sitting.stored("SELECT verdict FROM finished ORDER BY id")]

    wait_for(lambda: None not in verdicts(), "a verdict for each game")
    assert verdicts() == ["unwinnable"] * len(LOST_DEALS)
    assert sitting.quit() == 0
