"""The Scorpion table: where its cards lie, how moves are shown, how a person's hands become moves."""
