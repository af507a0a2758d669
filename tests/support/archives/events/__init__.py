"""The plays of which golden archives were taken, a module each."""
