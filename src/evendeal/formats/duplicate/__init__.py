"""What is done with events of duplicate poker, whoever is compared with whom."""
