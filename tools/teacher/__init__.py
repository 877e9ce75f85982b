"""How true the teacher's costs are, how well it advises, and how long both take."""
