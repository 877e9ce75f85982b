"""Decides how controls behave and look; must not know which window uses them or what a game is."""
