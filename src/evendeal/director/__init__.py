"""Use cases of the office and the recorders; owns the ports."""
