"""The office of an event of team matches."""
