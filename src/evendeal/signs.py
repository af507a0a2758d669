"""Signs of printed numbers."""

THIN_SPACE = "\u202f"
"""Narrow, and no place where a line may end: a number is never broken."""
MINUS = "\u2212"
