"""The page of Briscola."""
