"""The frame of every review: a game that was played is stepped through. Knows no game."""
