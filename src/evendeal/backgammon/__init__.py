"""One game of backgammon or long gammon: what may be played, what has been, who has won what."""
