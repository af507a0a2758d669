"""A file of an event of team matches to begin with: two boards, a final, four teams."""

EXAMPLE = """\
# Everything left out has a default.
[event]
id = "spring-teams"
name = "Spring Team Matches"
format = "room_match"

[play]
# In each room: 4 to 8, 10 or 12.
games = 4
# Or "thrown": by the first room.
rolls = "drawn"

[office]
# Or "together": when you say so.
rounds = "free"
# Rolls that a table is told at once,
# and then one in so many seconds.
rolls_at_once = 6
seconds_a_roll = 8

[hall]
# No phones there, or "allowed".
devices = "none"
# Results of other tables on the
# screens there, or "open".
results = "none"

[[boards]]
name = "Backgammon"
game = "backgammon"
# Round robins.
rounds = 1
# Which two of each team play it.
players = [1, 2]

[[boards]]
name = "Long gammon"
game = "long-gammon"
players = [3, 4]

[final]
games = 6
board = "Backgammon"

[[entries]]
name = "Argentina"
players = ["Ana", "Bruno", "Carla", "Diego"]

[[entries]]
name = "Brazil"
players = ["Elena", "Fabio", "Gal", "Hugo"]

[[entries]]
name = "China"
players = ["Jun", "Kai", "Lin", "Mei", "Ning"]

[[entries]]
name = "Denmark"
players = ["Ole", "Pia", "Rasmus", "Sif"]
"""
