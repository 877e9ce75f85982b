"""The table of Ladder."""
