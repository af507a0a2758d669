"""The director's office of an event of team matches: what is shown, decided and made there."""
