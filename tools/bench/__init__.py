"""Measures what a person feels of the program, and the engine, as ratios that travel between machines."""
