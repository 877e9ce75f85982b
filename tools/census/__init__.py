"""Counts how many deals of each rule set can be won, and how long the answers take (docs/winnability.md)."""
