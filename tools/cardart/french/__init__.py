"""The French pack: fifty-two faces in three forms and two backs, a deco woodcut in three inks."""
