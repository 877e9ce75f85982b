"""The Scorpion family: Classic, Relaxed, Wasp, Three Blind Mice."""
