"""The windows of tables where a match is played against computers."""
