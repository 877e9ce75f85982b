"""The frame of first steps at any table: short moves by one's own hand, with live words. Knows no game."""
