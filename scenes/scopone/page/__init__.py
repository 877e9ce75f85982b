"""What the Scopone page shows in miniature: plays round the table, captures and counts, made by the rules."""
