"""Pages that are read inside the program: their text, their live miniatures, how they are laid out."""
