"""Drawn figures: a share over time, how often values come, two sides row by row. They know no game."""
