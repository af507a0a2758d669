### The public pages: home, an event of deals, its scoreboard and tables, a person.

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
title-seat = Where do I sit
title-hall = In the hall
title-register = Register
title-registered = Your registration
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
home-idea = Deal { $deal }: { $hand }, in the same seat
home-idea-show = Deal { $deal } of the demonstration: { $hand }, in the same seat
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
home-about-ladders = Poker, { $title }, { $players } players at { WORDS($tables) } tables
home-seat = seat { $seat }
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

## An event of deals

event-lead =
    { $tables ->
        [one] { WORDS($teams, begins: 1) } teams play the same { $deals } at { WORDS($tables) } table. In every seat the same cards are held by a different team at each table, so the seat tells who did most with them.
       *[other] { WORDS($teams, begins: 1) } teams play the same { $deals } at { WORDS($tables) } tables. In every seat the same cards are held by a different team at each table, so the seat tells who did most with them.
    }
event-fact-blinds = Blinds
event-fact-cap = Cap a deal
event-fact-ante = Ante
event-fact-big-blind-ante = Big-blind ante
event-fact-betting = Betting
event-betting-no-limit = no-limit
event-betting-pot-limit = pot-limit
event-betting-fixed-limit = fixed-limit
event-betting-pot-limit-then-no-limit = pot-limit-then-no-limit
event-fact-raises = Raises
event-raises-double = to twice the bet at least
event-fact-devices = Devices
event-devices-none = none in the playing rooms
event-fact-seats = Seats a table
event-seats-empty = { $seats }, empty: { $empty }
event-fact-seat-draw = Seat draw
event-draw-balanced = balanced
event-draw-cyclic = cyclic
event-draw-mirror = mirror
event-draw-places = drawn anew for each session
event-fact-order = Running order
event-order-blocks = in blocks, each table in an order of its own
event-order-whole = each table in an order of its own
event-order-sequence = sequence
event-fact-begins = Begins
event-fact-started = Started
event-fact-ends = Ends about
event-fact-sealed = Sealed
event-final-standings = Final standings
event-all-seats = Scoreboard with all seats
event-standings-later = Standings appear here with the first deal that every table has played.
event-in-running = <link>In running</link>: provisional totals after { $hands } at every table.
event-scored = How it is scored
event-scored-same =
    { $order ->
        [sequence] <b>Same deal, every table.</b> A seat holds the same cards everywhere, and the same board comes. Every table plays the deals in the order of their numbers.
       *[other] <b>Same deal, every table.</b> A seat holds the same cards everywhere, and the same board comes. Each table plays the deals in an order of its own.
    }
event-scored-seats = <b>Chips are compared seat by seat.</b>
event-scored-team = <b>Seats add up to the team.</b> { event-tie-rule }
event-tie-rule = Teams level on points are separated by their chips over all seats, then by seats won, then by the seats compared among them alone; those still level share the place.
event-scored-early = <b>Nothing early.</b> A deal stays sealed until the last table has played it. <seal>The seal { $seal }</seal> lets anyone check afterwards that no card was changed.
method-seat_points = In each seat of a session the most chips earn as many points as there are teams, the fewest earn 1; equal chips share, and the seats are added.
method-match_points = In each deal a team's chips over all seats are ranked; the most earn as many points as there are teams, the fewest 1; equal chips share, and the deals are added.
method-chips = A team's points are the chips it won or lost over all seats and deals.
method-seat_ladder = Compared are the players who held the same seat at the other tables, by Total Score: what they brought along and what the session brought.
event-teams = Teams and players
event-terms = The terms
event-sessions = Session
event-rehearsal = A rehearsal: the players are programs, the cards, the seals and the scoring are the real ones.
event-rulings = Rulings
event-rulings-what = What the director has ruled on deals that are open, and on points. A ruling that was withdrawn is not shown.

## The scoreboard

board-rehearsal = rehearsal
board-scores = Which scores
board-in-running = in running: { $hands }
board-none-yet = none yet
board-ends = ends about { $time }
board-seat-before = Seat before
board-next-seat = Next seat
board-swipe = swipe
board-seats = Seats
board-sealed = Sealed { $at }
board-seal = seal <seal>{ $seal }</seal>
board-opened = { $deals } opened
board-opened-one = Deal { $deal } is open.
board-opened-some = Deals { $deals } are open.
board-opened-many = { $n } more deals are open.
board-leads =
    { $n ->
        [one] { $name } leads, { $n } point.
       *[other] { $name } leads, { $n } points.
    }
board-lead-together =
    { $n ->
        [one] { $names } lead, { $n } point.
       *[other] { $names } lead, { $n } points.
    }
board-rulings =
    { $n ->
        [one] { $n } ruling in force
       *[other] { $n } rulings in force
    }
board-hands = { $part } hands are played.

board-provisional-ladders = Then each seat gets its ladder here, and each team its provisional place: chips of the hands so far, at every table as many, whichever deals they were.
board-provisional-steps = They are renewed with every five hands more, so that nobody can tell from them how one hand went.
board-begins =
    { $tables ->
        [one] Standings begin with the first deal that the table has played.
       *[other] Standings begin with the first deal that all { WORDS($tables) } tables have played.
    }
board-ladders = Then each seat gets its ladder here: the entries that held it, ordered by the chips they made of the same cards.
board-provisional = Provisional totals after { $hands } at every table

## Tables of an event

tables-lead = Who sits where. The seat numbers go clockwise, and so does the play; in one seat the same cards meet another team at each table.
tables-hands = { $part } hands played
tables-later = Then each table stands here with its teams, and with the number of hands it has played.
tables-seats = Seats at every table
tables-table = Table
tables-hands-played = Hands played
tables-empty = empty
tables-note =
    { $order ->
        [sequence] Which deal a table plays now is not shown.
       *[other] Which deal a table plays now is not shown: each takes them in an order of its own, so that a noise from a table tells nothing.
    }
table-none = There is no table { $table }: this event has tables 1 to { $tables }.
table-all = All tables
table-before = Table before: { $table }
table-next = Next table: { $table }
table-seat = seat { $seat }
table-taken-out = , taken out
table-seat-empty = seat { $seat }, empty
table-played-all = hands played, all there are
table-played = of { $hands } hands played
table-totals =
    { $n ->
        [one] Beneath a seat: the chips it won or lost in the deal that is open. The hands between are shown when their deals open.
       *[other] Beneath a seat: the chips it won or lost in the { $n } deals that are open. The hands between are shown when their deals open.
    }
table-reserve = Handed out of the reserve: { $seats }. A loan that no score contains.
stacks-won =
    { $deals ->
        [one] Starting stack of { $start } and the chip-scores of the only deal.
       *[other] Starting stack of { $start } and the chip-scores of { $deals } deals.
    }
stacks-won-cut =
    { $deals ->
        [one] Starting stack of { $start } and the chip-scores of the only deal, parts of a chip left out.
       *[other] Starting stack of { $start } and the chip-scores of { $deals } deals, parts of a chip left out.
    }
stacks-in_front =
    { $reserve ->
        [0] Chips in front of the seats after the last deal.
       *[other] Chips in front of the seats after the last deal, { $reserve } chips of reserve among them.
    }
table-reserve-seat = seat { $seat } { $chips }
table-open = Open deals at this table
table-none-open = None yet. A hand of this table appears here when every other table has played its deal too.
table-deal = Deal
table-seat-of = Seat { $seat }, { $name }
table-house = house
table-ruled = ruled

## Keys of the keyboard

key-left = Left arrow key
key-right = Right arrow key
key-up = Up arrow key
key-down = Down arrow key
key-space = Space

## The traveller of a deal

traveller-caption = Deal { $deal } at every table
traveller-button = button
traveller-small = small blind
traveller-big = big blind
traveller-sb = SB
traveller-bb = BB
traveller-empty = empty seat
traveller-board = Board
traveller-play = The play
traveller-best = best
traveller-again = play again
traveller-again-at = Play again the hand of table { $table }
traveller-field = Field
traveller-median = median
traveller-key = a dot for each table on one scale, the stroke is the median, the dashes are zero
street-name-pre-flop = pre-flop
street-name-flop = flop
street-name-turn = turn
street-name-river = river
street-name-showdown = showdown

## Going through a hand or a game

walk-back = One step back
walk-on = One step on
walk-roll-back = One roll back
walk-roll-on = One roll on
walk-pause = Pause
walk-play = Play

## A person

person-none = Nobody is known here as { $person }.
person-plays =
    { $n ->
        [one] Plays in { $n } event of this house.
       *[other] Plays in { $n } events of this house.
    }
person-rehearses =
    { $n ->
        [one] Plays in { $n } rehearsal.
       *[other] Plays in { $n } rehearsals.
    }
person-events =
    { $n ->
        [one] { $n } event of this house
       *[other] { $n } events of this house
    }
person-rehearsals =
    { $n ->
        [one] { $n } rehearsal
       *[other] { $n } rehearsals
    }
person-plays-both = Plays in { $events } and in { $rehearsals }.
person-withdrawn = withdrawn
person-begins = begins { $at }
person-to-come = to come
person-running = being played
person-finished = finished, sealed { $at }
person-rehearsal = , a rehearsal
person-for = <word>for</word> <team>{ $team }</team>
person-as = as <name>{ $name }</name>
person-of = of { $of }
person-of-far = of { $of } so far

## Cards and hands of poker

rank-2 = two
    .many = twos
    .of = twos
rank-3 = three
    .many = threes
    .of = threes
rank-4 = four
    .many = fours
    .of = fours
rank-5 = five
    .many = fives
    .of = fives
rank-6 = six
    .many = sixes
    .of = sixes
rank-7 = seven
    .many = sevens
    .of = sevens
rank-8 = eight
    .many = eights
    .of = eights
rank-9 = nine
    .many = nines
    .of = nines
rank-T = ten
    .many = tens
    .of = tens
rank-J = jack
    .many = jacks
    .of = jacks
rank-Q = queen
    .many = queens
    .of = queens
rank-K = king
    .many = kings
    .of = kings
rank-A = ace
    .many = aces
    .of = aces
home-withdrawn = withdrawn
home-score = { $first } : { $second } { $unit }
home-score-one = { $n } { $unit }
home-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
home-hand-pair = the same two { $many }
home-hand-cards = the same { $one } and { $other }

## Totals in running, and an event that can only be read

running-none = There are no totals in this session: it has too few deals.
running-begin = Totals begin when every table has finished { $n } hands.
running-first =
    { $n ->
        [one] Provisional. The first hand of every table, whichever deals it was.
       *[other] Provisional. The first { $n } hands of every table, whichever deals they were.
    }
running-last = The next scores are those of the session's end.
running-renewed = Renewed when every table has finished { $n }, or soon after.
provisional-seat_points = In each seat the totals so far are ranked as at the session's end.
provisional-match_points = A team's totals of all seats are ranked as if they were one deal.
provisional-chips = A team's points are its totals so far.
event-read-only = The log of this event does not hold. It is shown as far as it does, and nothing more is written to it.

## What can be printed, and hands as files

printed-handouts = Handouts of the deals, PDF:
printed-booklet = Booklet of results, PDF:
printed-protocols = Protocols of the matches, PDF:
printed-protocol = Protocol of the match, PDF:
printed-timetable = Timetable, PDF:
printed-certificate = Certificate of the draw, PDF:
printed-on-a4 = A4
printed-on-letter = Letter
hands-as-files = Hands of this session, for programs:
