"""Whole events over a real log: made, played, ruled on and played to the end."""
