"""Scopa, the Italian game of captures, for two."""
