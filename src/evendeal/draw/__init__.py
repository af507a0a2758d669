"""All chance: deck-orders, seat draw, running orders, and the seals on them."""
