"""Briscola: the trick game with a trump, for two or for four in pairs."""
