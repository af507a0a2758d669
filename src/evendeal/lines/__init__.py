"""What a table can say whatever it plays, and how a line of it is read."""
