"""The office of every event: what can be sent to it, the index of its log, its screens."""
