"""The table for four: where its cards lie, how plays are shown at their seats, what is said of whom."""
