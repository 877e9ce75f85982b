"""The review of a Scorpion game: the table as it was played, the light's course, what lost it."""
