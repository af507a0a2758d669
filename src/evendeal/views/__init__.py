"""Who may see what, and when: the only thing that screens and paper may show."""
