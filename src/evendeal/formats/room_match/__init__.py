"""Room match: duplicate backgammon, team matches in an open and a closed room."""
