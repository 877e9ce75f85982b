"""A deal of Scopa that is over, looked at again at the screen: from its sheet or the list of games, and played on."""

from game.levels import Level
from game.scopa.kept import KeptMatch
from game.scopa.match import Match
from game.store import Store
from tests.desktop.scopa.matches import new_matches, played_to
from tests.desktop.scopa.reviewed import review_and_play_on
from tests.desktop.scopa.sitting import ScopaSitting
from tests.desktop.test_history import TO_ALL_OF_THEM, TO_STATISTICS
from tools.desk import wait_for


def test_from_the_sheet_to_a_play_and_on_from_there_and_back(sitting: ScopaSitting) -> None:
    review_and_play_on(sitting, played_to(36, next(new_matches("easy")), Level.MEDIUM), 13)


def test_from_the_list_of_all_games_to_the_second_deal_and_on_from_there(sitting: ScopaSitting) -> None:
    sitting.set(motion="none", pause="short")
    matches = [finish(sitting), finish(sitting)]
    finished = sitting.finished()
    sitting.start(at_table=False)
    seen = sitting.picture()
    # The keyboard begins at the table played last, the second one.
    for keys in (
        ("shift+tab", *TO_STATISTICS),
        TO_ALL_OF_THEM,
        ("down",),
        ("enter",),
        ("pagedown",),
        ("right",),
        ("right",),
    ):
        for key in keys:
            sitting.desk.keys.press(key)
        seen = sitting.await_other(seen, f"another picture after {keys}")

    sitting.click_shining()
    sitting.await_game()
    going_on = sitting.await_turn(2)
    match = next((one for one in matches if one.order == going_on.order), None)
    assert match is not None, "the second deal, with its hidden cards as they were"
    assert [step.move for step in going_on.log[:2]] == [step.move for step in match.log[:2]]
    sitting.tap_play(going_on.legal_plays()[0])
    sitting.await_turn(len(going_on.log) + 1)
    for key in ("esc", "shift+tab", "shift+tab", "shift+tab", "enter"):
        sitting.desk.keys.press(key)
    wait_for(lambda: sitting.saved() is None, "the title, the deal gone without a trace")
    assert sitting.finished() == finished


def finish(sitting: ScopaSitting) -> Match:
    """A match to its end, left behind as by an earlier run; its second deal."""
    store = Store(sitting.data)
    kept = KeptMatch(store, played_to(36, next(new_matches("easy")), Level.EASY))
    second = None
    while kept.match.winner is None:
        kept.next_deal()
        while not kept.match.state.over:
            kept.apply(kept.match.legal_plays()[0])
        second = second or kept.match
    assert second is not None
    kept.leave()
    store.close()
    return second
