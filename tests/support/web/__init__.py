"""A house over HTTP, people of every role in it, and what they see."""
