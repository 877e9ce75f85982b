"""Tests of the table for four."""
