"""The office of an event of poker: what R37 gives the director."""
