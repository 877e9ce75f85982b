"""A toy game made of the public pieces only: what docs/adding-a-game.md says, done once, and tried out."""
