"""Hands of poker: told in words, at random, played by others, and ranked by definition."""
