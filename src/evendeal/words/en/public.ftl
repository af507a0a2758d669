### The public pages: home, an event of deals, its scoreboard, tables and deals.

## The name of a page, in the browser's title

title-missing-event = No such event
title-game = Game { $game }
title-match = Match
title-sheet = Protocol
title-mine = My place
title-events = Events
title-join = Join
title-share = Share the prizes
title-how = How it works
title-person = Person
title-me = My roles
title-table = Table { $table }
title-deal = Deal { $deal }

## Home

home-line = Everybody gets the same cards and the same rolls. Only the play is compared.
home-doors = Doors
home-watch = Watch
home-watch-before = What is played now
home-watch-live =
    { $n ->
        [one] One event is live
       *[other] { WORDS($n, begins: 1) } events are live
    }
home-watch-show = Nothing is live; a demonstration
home-watch-results = Nothing is live; see results
home-watch-nothing = Nothing is live yet
home-run = Run an event
home-run-what = Poker or backgammon
home-share = Share prizes
home-share-what = ICM, DCM, a chop
home-how = How it works
home-how-what = In three minutes
home-code = Enter a code
home-code-slip = Code on your slip
home-code-looking = Looking it up
home-code-go = Go on with the code
home-idea = Deal { $deal }: <hand>{ $hand }</hand>, in the same seat
home-idea-show = Deal { $deal } of the demonstration: <hand>{ $hand }</hand>, in the same seat
home-old = What stands here was read before.
home-live = Live
home-next = Next
home-finished = Finished
home-show = Demonstration
home-all = All { $n }
home-no-date = no date
home-programs = Programs play. Not an event of the club.
home-watch-it = Watch it play
home-nothing = No event yet
home-nothing-when = An event stands here as soon as its deals or rolls are sealed, and its standings with the first result that can be compared.
home-nothing-who = Whoever runs the house begins at <run>Run an event</run>. Nobody directs here yet? The link for the first director stands in the window in which the server was started.
home-comparable = comparable: { $part }
home-ends = ends about { $time }
home-about-deals =
    { $tables ->
        [one] Poker, { WORDS($teams) } teams at { WORDS($tables) } table
       *[other] Poker, { WORDS($teams) } teams at { WORDS($tables) } tables
    }
home-about-session =
    { $tables ->
        [one] Poker, session { $session } of { $sessions }, { WORDS($teams) } teams at { WORDS($tables) } table
       *[other] Poker, session { $session } of { $sessions }, { WORDS($teams) } teams at { WORDS($tables) } tables
    }
home-strip = Filled: played at all { WORDS($tables) } tables, open. { $played } of { $hands } hands.
home-strip-all = Filled: played at all { WORDS($tables) } tables, open. All { $hands } hands.
home-first-deal = Standings begin with the first deal that every table has played.
home-table = Table { $table }
home-about-teams = Backgammon, { WORDS($teams) } teams
home-about-matches = { $name }, { WORDS($n) } matches live
home-about-round = { $name }, round { $round }
home-about-final = { $name }, final
home-matches = { $part } matches
home-games = { $part } games
home-game = game { $game } of { $games }
home-paused = play is paused
home-roll = roll { $turn }, in both rooms
home-no-roll = no roll of both rooms yet
home-race-later = The race is drawn from the first roll that both rooms have played.
home-no-match = No match is being played now.
home-lead-level = <level>level</level>
home-lead-white =
    { $n ->
        [one] <team>{ $team }</team><by>, White, by { $n } pip</by>
       *[other] <team>{ $team }</team><by>, White, by { $n } pips</by>
    }
home-lead-black =
    { $n ->
        [one] <team>{ $team }</team><by>, Black, by { $n } pip</by>
       *[other] <team>{ $team }</team><by>, Black, by { $n } pips</by>
    }
home-race-up = upwards White leads
home-race-parted = parted at roll { $turn }
home-race-together = not parted yet
home-open-room = open room
home-closed-room = closed room
home-shown-sealed = sealed, for show
home-shown-withdrawn = withdrawn, for show
home-shown-deals = { $part } deals, for show
home-shown-matches = { $part } matches, for show
home-coming-sealed = { $game }, sealed { $day }
home-players = For players
home-recorders = For recorders
home-directors = For directors
home-seals = How the luck is sealed
home-documents = All documents
home-licence = evendeal { $version }, MIT licence
