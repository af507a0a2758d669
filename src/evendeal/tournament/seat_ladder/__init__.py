"""Individual duplicate poker: players compared within their seat number, session by session."""
