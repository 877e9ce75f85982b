"""A deal of Scopone that is over, looked at again play by play: Scopa's review with four seats."""
