"""Decides the windows over a table: what they ask and tell; must not know cards or how they are drawn."""
