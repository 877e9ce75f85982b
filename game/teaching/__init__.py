"""What the teachers of games against computers share: how plays are compared, told of and explained. Knows no game."""
