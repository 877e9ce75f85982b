"""A game of Scorpion under way, handed to an installed program."""

RECORD = {"game": "scorpion", "rules": "wasp", "deal": 7, "moves": [{"deal": True}, {"undo": True}]}
