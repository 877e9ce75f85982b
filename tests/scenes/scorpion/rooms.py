"""The Scorpion room of a house under test."""

from __future__ import annotations

from scenes.house import House
from scenes.scorpion.room import ScorpionRoom


def scorpion_room(house: House) -> ScorpionRoom:
    room = house.rooms.of("scorpion")
    assert isinstance(room, ScorpionRoom)
    return room
