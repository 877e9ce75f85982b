"""The finished games: how they are listed, looked through, handed out and deleted. Knows no game by name."""
