"""What is printed of team matches in two rooms."""
