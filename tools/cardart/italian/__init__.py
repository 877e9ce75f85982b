"""The Italian packs: forty faces and a back each, cut as coloured woodcuts from one vocabulary."""
