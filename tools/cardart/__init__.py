"""Draws the card packs as flat SVG files.

A workshop tool: the game reads the files and never this package.
"""
