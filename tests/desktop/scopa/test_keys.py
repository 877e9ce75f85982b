"""Keys of a real keyboard's keypad at the Scopa table."""

from game.seats import PERSON
from tests.desktop.match_sitting import shows
from tests.desktop.scopa.matches import with_choice
from tests.desktop.scopa.sitting import ScopaSitting


def test_a_digit_of_the_keypad_chooses_a_card_of_the_hand(sitting: ScopaSitting) -> None:
    match, card = with_choice()
    sitting.sit_down(match)
    table, places = sitting.picture(), sitting.places
    keypad = ("KP_End", "KP_Down", "KP_Next")  # one, two, three
    sitting.desk.keys.press("Num_Lock")
    try:
        sitting.desk.keys.press(keypad[match.state.hands[PERSON].index(card)])
        asked = sitting.picture()
    finally:
        sitting.desk.keys.press("Num_Lock")
    assert shows(table, asked, places.card(card))
    assert shows(table, asked, places.place("prompt"))
