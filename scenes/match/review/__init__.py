"""The review of a match against computers: a deal that is over, looked at again play by play."""
