"""The Scopa table: where its cards lie, how plays are shown, how a person's hands become plays."""
