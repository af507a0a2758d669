"""Golden archives: events as they were written once, and what the house makes of them today."""
