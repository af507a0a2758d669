"""Registration for events that are not published yet: who wants to play, and who will."""
