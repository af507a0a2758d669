"""Events, sessions, schedules and standings."""
