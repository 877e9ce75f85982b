"""The tests of Scopone without a screen."""
