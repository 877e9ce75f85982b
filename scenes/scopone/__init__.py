"""The Scopone table: Scopa's with four seats; knows nothing of any other table."""
