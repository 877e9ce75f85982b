"""Briscola on the screen."""
