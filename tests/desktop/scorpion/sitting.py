"""A sitting at the Scorpion table: units drawn by hand, the reserve dealt.

What happened is read from the game the program has saved; where cards lie from `tools.desk.scorpion_places`.
"""

from game.scorpion import record as scorpion_record
from game.scorpion.record import ScorpionSession
from tests.desktop.sitting import Point, Sitting
from tools.desk import scorpion_places, wait_for


class ScorpionSitting(Sitting):
    """A person at the Scorpion table."""

    table = "scorpion"

    # What happens

    def game(self) -> ScorpionSession:
        """The game under way, played through from the saved record."""
        record = self.saved()
        assert record is not None, "no game is saved"
        start, actions = scorpion_record.read(record)
        session = start.session()
        for action in actions:
            session.play(action)
        return session

    def await_actions(self, count: int) -> ScorpionSession:
        """Wait until the saved game has `count` actions, and return it."""

        def has_come() -> bool:
            record = self.saved()
            return record is not None and len(record["moves"]) == count

        wait_for(has_come, f"a saved game with {count} actions")
        return self.game()

    # Where things are, and hands

    def grip(self, column: int, index: int) -> Point:
        """Where on the screen a hand takes a card: on the part that no other card covers."""
        return self.on_screen(scorpion_places.grip(self.game().state, self.inside.size, column, index))

    def put(self, column: int, index: int, to: int) -> Point:
        """Where on the screen the hand is when the card so taken lies on column `to`."""
        state, size = self.game().state, self.inside.size
        x, y = scorpion_places.grip(state, size, column, index)
        card, place = scorpion_places.card(state, size, column, index), scorpion_places.landing(state, size, to)
        return self.on_screen((x + place.x - card.x, y + place.y - card.y))

    def drag(self, column: int, index: int, to: int) -> None:
        """Draw a card with all on it to another column with the mouse."""
        self.desk.mouse.drag(self.grip(column, index), self.put(column, index, to))

    def reserve(self) -> Point:
        """The middle of the reserve on the screen."""
        place = scorpion_places.reserve(self.inside.size)
        return self.on_screen((place.cx, place.cy))
