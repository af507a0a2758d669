"""The director's office of an event of team matches: its pages, and what is decided there."""
