"""Games of backgammon: told in words, at random, and as views show them."""
