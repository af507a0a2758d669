"""Duplicate poker: what its events have in common, whoever is compared with whom."""
