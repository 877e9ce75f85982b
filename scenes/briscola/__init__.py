"""The Briscola table: where its cards lie, how tricks are shown, how a person's hands become plays."""
