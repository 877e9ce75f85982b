"""The windows of the Briscola table alone; what all tables share is `scenes.windows`."""
