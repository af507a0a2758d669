"""Events of poker teams, whose players share a seat: their file, the fold of their log, tables."""
