"""What may be seen of team matches: scoreboards, boards, consoles and the office."""
