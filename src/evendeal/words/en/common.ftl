### What more than one application says.

settings-language = Language
settings-colours = Colours
settings-dark = Dark
settings-light = Light
settings-device = As the device
confirm-not-yet = Not yet

## Where one can go

bar-home = evendeal, all events
bar-place = Event
bar-event = This event
bar-standings = Standings
bar-tables = Tables
bar-matches = Matches
bar-games = Games
bar-deals = Deals
bar-proof = Proof
bar-prizes = Prizes
bar-sign-in = Sign in
bar-this-device = This device
bar-change-dark = Change to dark.
bar-change-light = Change to light.
bar-change-device = Change to as the device.
bar-now-dark = Colours: dark
bar-now-light = Colours: light
bar-now-device = Colours: as the device
bar-skip = Skip to the page

## Whether what is shown is now

live-read-only = Read only
live-withdrawn = Withdrawn
live-final = Final
live-session = Session { $session }, as it ended
live-reconnecting = Reconnecting
live-connecting = Connecting
live-sealed = Sealed
live-now = Live

## What cannot be shown

withdrawn-title = Withdrawn.
withdrawn-since = Nothing is played since { $at }; what stands here is as it was then.
missing-title = Not found
missing-path = There is no page at { $path }.
missing-event = There is no event called “{ $event }” here.
missing-events = All events
missing-late = This page did not arrive
missing-late-how = Check the network and load the page again.
missing-broken = This page cannot be shown
missing-broken-how = The server sent something that this page does not understand. Reload it; if that does not help, tell the director.
file-making = Being made …
reading-now = Reading.
reading-results = Reading the results.
failure-title = No answer yet
failure-offline = The server does not answer. Check the network; this page tries again by itself.
failure-offline-once = The server does not answer. Check the network and try again.
failure-missing = There is nothing at this address.
failure-format = This is an event of another format.
failure-status = The server answered with { $status }. Tell the director; this page tries again by itself.
failure-status-once = The server answered with { $status }. Try again.
failure-unreadable = The page could not read the answer. Reload it; if that does not help, tell the director.

## Counts and units

part-of = { $part } of { $whole }
part-all = all { $whole }
unit-chips = chips
unit-points = points
ordinal =
    { $n ->
        [one] { $n }st
        [two] { $n }nd
        [few] { $n }rd
       *[other] { $n }th
    }
list-and = { $before } and { $last }
game-of-poker = poker
game-of-backgammon = backgammon

## What is said of an event of deals

event-blinds = blinds { $small }/{ $big }
event-blinds-levels = blinds { $small }/{ $big } to { $last_small }/{ $last_big }
event-level = { $posts } (deals { $first } to { $last })
event-cap = cap { $chips }
event-ante = ante { $chips }
event-big-blind-ante = big-blind ante { $chips }
event-size-tables =
    { $n ->
        [one] { WORDS($n) } table
       *[other] { WORDS($n) } tables
    }
count-deals =
    { $n ->
        [one] { $n } deal
       *[other] { $n } deals
    }
count-hands =
    { $n ->
        [one] { $n } hand
       *[other] { $n } hands
    }
event-session-of = Session { $session } of { $sessions }
event-comparable = comparable: { $part }
event-strip =
    { $tables ->
        [one] Each column is a deal. Strong: played at the table, opened and comparable. { $played } of { $hands } hands are played.
       *[other] Each column is a deal. Strong: played at all { WORDS($tables) } tables, opened and comparable. { $played } of { $hands } hands are played.
    }
event-no-seats = The seats are drawn when the session begins.
event-none-withdrawn = The event was withdrawn before a deal was played at every table.
event-none-sealed = The { $deals } deals are drawn and sealed; nobody has seen a card. Play has not started.
event-none-running = Play is under way. Nothing of a deal is shown before the last table has played it.

## Standings, ladders, strips

strip-open = Deals: { $part } open
strip-deal = Deal { $deal }
strip-deal-open = Deal { $deal }, open
strip-deal-sealed = Deal { $deal }, sealed
strip-steps = { $part } hands of every table are counted
standing-entries = Entries
standing-provisional = Provisional standings
standing-standings = Standings
standing-place = Place
standing-team = Team
standing-team-provisional = , provisional
standing-moved = Places moved
standing-up = up
standing-down = down
standing-shared = shared
standing-ahead-chips = ahead on chips
standing-ahead-seats-won = ahead on seats won
standing-ahead-head-to-head = ahead on head-to-head seats
standing-penalty =
    { $points ->
        [one] { $points } point taken by a ruling
       *[other] { $points } points taken by a ruling
    }
ladder-seat = Seat { $seat }
ladder-in-order = Seat { $seat }, in order
ladder-who = { $who }, table { $table }
ladder-unit =
    { $n ->
        [one] point
       *[other] points
    }
plot-level = Seat { $seat }: { $chips } at every table
plot-range = Seat { $seat }: from { $low } to { $high }, median { $median }
ruling-rule = Rule { $rule }, { $at }.
ruling-rule-late = Rule { $rule }, { $at }, after the correction period.
ruling-kind-misdeal = Misdeal
ruling-kind-fouled_deck = Fouled deck
ruling-kind-wrong_button = Wrong button or blinds
ruling-kind-card_exposed = Card exposed
ruling-kind-out_of_turn = Action out of turn
ruling-kind-leak = A deal has leaked
ruling-kind-wrong_ship = Pot to the wrong player
ruling-kind-recording = Recording error
ruling-kind-dispute = Dispute
ruling-kind-penalty = Penalty
ruling-kind-wild_play = Wild play
ruling-kind-time = Time is over
ruling-kind-other = Another matter
ruling-at =
    { $n ->
        [one] at table { $tables }
       *[other] at tables { $tables }
    }
ruling-seat = seat { $seat } { $chips }
ruling-stands = { $kind }: play stands.
ruling-stands-deal = { $kind }: deal { $deal } stands as played.
ruling-stands-at = { $kind }: deal { $deal } stands as played { $where }.
ruling-void = { $kind }: deal { $deal } is void { $where }, its seats get the mean of the other tables.
ruling-void-adjust = { $kind }: deal { $deal } is void { $where }, its seats get the mean of the other tables, and { $seats }.
ruling-fouled = { $kind }: deal { $deal } was laid wrong alike { $where }, which are compared among themselves.
ruling-not_played = { $kind }: deal { $deal } was not played { $where }, its seats get the mean of the other tables.
ruling-not_played-fault =
    { $n ->
        [one] { $kind }: deal { $deal } was not played { $where }, its seats get the mean of the other tables; seat { $faults } is at fault and loses { $chips }, and the other seats of the table get { $chips }.
       *[other] { $kind }: deal { $deal } was not played { $where }, its seats get the mean of the other tables; seats { $faults } are at fault and lose { $chips }, and the other seats of the table get { $chips }.
    }
ruling-replace = { $kind }: deal { $deal } is void everywhere, and the next reserve deal takes its place.
ruling-adjust = { $kind }: deal { $deal } { $where }: { $seats }.
ruling-penalty =
    { $points ->
        [one] { $kind }: { $entry } loses { $points } point.
       *[other] { $kind }: { $entry } loses { $points } points.
    }
ruled-void = void at this table; each seat has the mean of the other tables
ruled-not_played = not played at this table; each seat has the mean of the other tables
ruled-fouled = laid wrong alike at tables { $tables } and compared among them; each seat has the mean of the other tables, and what it made beyond the mean of its seat at these
ruled-adjusted = seat { $seat } { $chips } by ruling
ruled-corrected = the record was corrected: { $reason }

## Rooms and the timetable

programme-timetable = Timetable
programme-rooms = Rooms
programme-next = next
programme-next-planned = Next in the timetable
programme-zone = Times are those of { $zone }.
programme-tables =
    { $n ->
        [one] table { $tables }
       *[other] tables { $tables }
    }
programme-no-tables = no tables

## Cards, for those who listen

card-name = { $rank } of { $suit }
card-face-down = face-down card
card-rank-2 = two
card-rank-3 = three
card-rank-4 = four
card-rank-5 = five
card-rank-6 = six
card-rank-7 = seven
card-rank-8 = eight
card-rank-9 = nine
card-rank-T = ten
card-rank-J = jack
card-rank-Q = queen
card-rank-K = king
card-rank-A = ace
card-suit-c = clubs
card-suit-d = diamonds
card-suit-h = hearts
card-suit-s = spades

## Roles

role-director = Director
role-custodian = Deck custodian
role-recorder = Recorder
role-table_screen = Table screen
role-player = Player
role-captain = Captain
role-commentator = Commentator
role-spectator = Spectator

table-dealer = dealer

## A board of backgammon, for those who listen

backgammon-white = White
backgammon-black = Black
backgammon-checkers-white =
    { $n ->
        [one] { WORDS($n) } white checker
        [13] thirteen white checkers
        [14] fourteen white checkers
        [15] fifteen white checkers
       *[other] { WORDS($n) } white checkers
    }
backgammon-checkers-black =
    { $n ->
        [one] { WORDS($n) } black checker
        [13] thirteen black checkers
        [14] fourteen black checkers
        [15] fifteen black checkers
       *[other] { WORDS($n) } black checkers
    }
backgammon-empty = { $number } point, empty
backgammon-point = { $number } point, { $checkers }
backgammon-bar = bar, { $checkers }
backgammon-off = borne off, { $checkers }
backgammon-start = may be moved
backgammon-target = a checker may go here
backgammon-picked = picked up
backgammon-dice = { $side }'s roll: { $first } and { $second }
backgammon-cube-offered = doubling cube, { $side } offers { $value }
backgammon-cube-middle = doubling cube at { $value }, in the middle
backgammon-cube-of = doubling cube at { $value }, { $side }'s
backgammon-on-bar = { $n } bar
backgammon-gone = { $n } off
