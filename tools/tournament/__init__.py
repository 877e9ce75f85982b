"""Measures how strong the computer's levels are against each other (docs/strength.md)."""
