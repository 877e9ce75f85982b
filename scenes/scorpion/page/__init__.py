"""What the Scorpion page shows in miniature: boards, and moves made by the rules."""
