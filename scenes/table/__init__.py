"""What every card table shares: layout, board, sprites, motion, card art."""
