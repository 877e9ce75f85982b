"""The Neapolitan pack: forty single-ended faces without frame or index, 200 by 330 units."""
