"""A deal of Scopa that is over, looked at again play by play."""
