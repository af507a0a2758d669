"""One hand at one table: setup, actions, betting, pots, showdown, result."""
