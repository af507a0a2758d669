"""Who may see what of an event of poker, and when: deals, cards at a table, totals."""
