"""Decides how things look: colours, shapes, light and lettering; must not know scenes or games."""
