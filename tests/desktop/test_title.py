"""From the title to both tables and back, with the pointer and with keys alone."""

from tests.desktop.sitting import Sitting, differ


def back_to_the_title(sitting: Sitting) -> None:
    """Through the menu, whose fourth row it is; the first arrow shows where the keyboard is."""
    sitting.rest()
    for key in ("esc", "down", "down", "down", "down", "enter"):
        sitting.desk.keys.press(key)
    sitting.rest()


def test_both_tables_by_pointer(sitting: Sitting) -> None:
    sitting.start(game=None)
    title = sitting.picture()
    for top, table in enumerate(("scorpion", "scopa")):
        assert sitting.saved(table) is None
        sitting.desk.mouse.click(*sitting.title_button(top))
        sitting.await_game(table)
        assert differ(title, sitting.picture())
        back_to_the_title(sitting)
    dealt = sitting.game().state
    sitting.desk.mouse.click(*sitting.title_button(0))  # by now that is "Resume"
    sitting.rest()
    sitting.desk.keys.press("d")
    assert sitting.await_actions(1).start == dealt


def test_both_tables_by_keys(sitting: Sitting) -> None:
    sitting.start(game=None)
    sitting.desk.keys.press("enter")  # "Play" is ready on the first table
    sitting.await_game("scorpion")
    back_to_the_title(sitting)
    for key in ("right", "right", "right", "enter"):  # from "Resume" past "New game" to the other table
        sitting.desk.keys.press(key)
    sitting.await_game("scopa")
