"""The title screen: the tables that stand in the house, what waits there, the doors; must not know any game."""
