"""The Scopa room of a house under test."""

from __future__ import annotations

from scenes.house import House
from scenes.scopa.room import ScopaRoom


def scopa_room(house: House) -> ScopaRoom:
    room = house.rooms.of("scopa")
    assert isinstance(room, ScopaRoom)
    return room
