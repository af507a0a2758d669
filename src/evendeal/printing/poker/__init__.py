"""Sheets of events that are played with cards."""
