"""What the Briscola page shows in miniature."""
