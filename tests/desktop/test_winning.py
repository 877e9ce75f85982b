"""A whole game, won with the pointer: every move is drawn by hand across the real window."""

from tests.desktop.deal_of_the_rules import RECORD, WINNING_LINE, WINNING_SCORE
from tests.desktop.sitting import Sitting


def test_the_deal_of_the_rules_is_won_by_hand(sitting: Sitting) -> None:
    sitting.start(record=RECORD)
    for count, move in enumerate(WINNING_LINE, 1):
        if move is None:
            sitting.desk.mouse.click(*sitting.reserve())
        else:
            sitting.drag(*move)
        sitting.await_actions(count)
    game = sitting.game()
    assert (game.won, game.moves, game.score) == (True, len(WINNING_LINE), WINNING_SCORE)
