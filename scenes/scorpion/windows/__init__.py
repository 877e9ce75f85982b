"""The windows of the Scorpion table alone; what all tables share is `scenes.windows`."""
