"""The statistics window: one game at a time, what share was won, how it went. It knows no game by name."""
