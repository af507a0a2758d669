"""Fields, results and standings, counted apart from the code under test."""
