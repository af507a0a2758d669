"""Tournaments in which everybody gets the same luck, and only the play is compared."""

__version__ = "0.1.0"
