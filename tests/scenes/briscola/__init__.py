"""The Briscola table, tried as a person uses it."""
