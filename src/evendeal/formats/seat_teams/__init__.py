"""Seat teams: the guide's duplicate poker, teams with a player on every seat."""
