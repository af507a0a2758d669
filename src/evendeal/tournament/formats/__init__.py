"""How matches in two rooms are laid out and scored."""
