"""Events of team matches in two rooms: their file, the fold of their log, what is public of it."""
