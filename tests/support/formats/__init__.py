"""Formats that only the tests have: what a new kind of event takes, each in one folder."""
