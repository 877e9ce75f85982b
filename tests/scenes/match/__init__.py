"""What tests of tables share where a match is played against computers."""
