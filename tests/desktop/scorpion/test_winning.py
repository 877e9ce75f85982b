"""A whole game, won with the pointer: every move is drawn by hand across the real window."""

from tests.desktop.scorpion.deal_of_the_rules import WINNING_LINE, WINNING_SCORE
from tests.desktop.scorpion.sitting import ScorpionSitting
from tools.desk import wait_for


def test_the_deal_of_the_rules_is_won_by_hand(sitting: ScorpionSitting) -> None:
    sitting.start("--deal", "scorpion:classic:rules")
    for count, move in enumerate(WINNING_LINE, 1):
        if move is None:
            sitting.desk.mouse.click(*sitting.reserve())
        else:
            sitting.drag(*move)
        sitting.await_actions(count)
    game = sitting.game()
    assert (game.won, game.moves, game.score) == (True, len(WINNING_LINE), WINNING_SCORE)

    sitting.desk.keys.press("space")  # any key ends the show of the win
    told = sitting.picture()
    sitting.desk.keys.press("enter")  # "New game", and the window for it
    sitting.await_other(told, "the window for a new game")
    sitting.desk.keys.press("enter")  # "Deal"
    wait_for(sitting.finished, "the won game among the finished ones")
    assert sitting.finished() == [("won", len(WINNING_LINE), WINNING_SCORE)]
    assert sitting.await_actions(0).state != game.state
