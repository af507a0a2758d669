"""Events of team matches: their file, the fold of their log, what each room has seen."""
