"""Texts of hands and matches, as other programs write them."""
