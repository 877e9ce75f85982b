"""The windows of the Scopa table alone; what all tables share is `scenes.windows`."""
