"""What is done with events of individuals, from the file to the archive."""
