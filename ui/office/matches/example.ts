/** An event to begin with: two boards, a final, four teams. */

export const EXAMPLE = `# Everything that is left out has a default.
[event]
id = "spring-teams"
name = "Spring Team Matches"
format = "room_match"

[play]
games = 4                     # of a match, in each room: 4, 5, 6, 7, 8, 10 or 12
rolls = "drawn"               # or "thrown": by the first room that needs a roll

[office]
rounds = "free"               # by themselves, or "together": when the director says so
rolls_at_once = 6             # that a table is told without a pause
seconds_a_roll = 8            # and then one in so many seconds

[hall]
devices = "none"              # no phones in the playing rooms, or "allowed"

[[boards]]
name = "Backgammon"
game = "backgammon"
rounds = 1                    # round robins
players = [1, 2]              # which two of each team play it

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
`;
