"""The rooms of a house under test, each as what it is."""

from __future__ import annotations

from scenes.house import House
from scenes.scopa.room import ScopaRoom
from scenes.scorpion.room import ScorpionRoom


def scorpion_room(house: House) -> ScorpionRoom:
    room = house.rooms.of("scorpion")
    assert isinstance(room, ScorpionRoom)
    return room


def scopa_room(house: House) -> ScopaRoom:
    room = house.rooms.of("scopa")
    assert isinstance(room, ScopaRoom)
    return room
