"""A third format, kept small: two entries, one table, hands that one of them wins."""
