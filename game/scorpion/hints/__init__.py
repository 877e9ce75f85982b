"""Hints: what to play next, from what the player knows, and the truth about a position where it is asked for."""
