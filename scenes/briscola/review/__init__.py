"""A match of Briscola looked at again, play by play."""
