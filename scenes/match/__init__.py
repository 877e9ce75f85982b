"""What tables share where a match of several deals is played with the Italian pack, against computers."""
