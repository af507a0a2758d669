"""The office of an event of individuals: who plays each session."""
