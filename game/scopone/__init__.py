"""Scopone and Scopone Scientifico: Scopa for four in two pairs."""
