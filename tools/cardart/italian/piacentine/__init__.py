"""The Piacentine pack: forty framed faces, courts double-ended, 200 by 370 units."""
