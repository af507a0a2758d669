"""A served event on a screen: its recorders, its pages, and what is wrong with their looks."""
