"""What the Scopa page shows in miniature: captures and counts, made by the rules."""
