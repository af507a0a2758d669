"""Events of poker: what everybody sees of deals and tables, and what a recorder sees of his own."""
