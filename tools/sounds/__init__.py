"""Makes the game's sounds out of numbers; the game only reads the files."""
