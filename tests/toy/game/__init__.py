"""Ladder without a window: sixteen cards in three columns; lay on the pile what is one higher or lower."""
