### New events in the office: the forms, and what the server says of a draft by the key of a text, without `says-`.

## A new event of poker, step by step (wizard)

wizard = Duplicate poker
wizard-steps = Steps
wizard-step-of = Step { $n } of { $of }: { $name }
wizard-step-wrong = , something is to be put right
wizard-step-event = Event
wizard-step-teams = Teams
wizard-step-play = Play
wizard-step-seats = Seats
wizard-step-staff = Staff
wizard-step-publish = Check and publish
wizard-next-teams = Next: teams
wizard-next-play = Next: play
wizard-next-seats = Next: seats
wizard-next-staff = Next: staff
wizard-next-publish = Next: check and publish
wizard-rest = with the rest as it is
wizard-none = none
wizard-back-to = Back to { $value }, { $how }
wizard-planned-day = { $name }: day
wizard-planned-time = { $name }: time

wizard-field-event-name = Name of the event
wizard-field-event-id = Short name
wizard-field-event-begins = Begins
wizard-field-event-zone = Time zone
wizard-field-event-language = Language of the hall
wizard-field-rooms = Rooms
wizard-field-timetable = Timetable
wizard-field-event-sessions = Sessions
wizard-field-office-correction-minutes = Correction period, minutes
wizard-field-hall-devices = Phones and other devices
wizard-field-hall-results = Results at the tables
wizard-field-entries = Teams
wizard-field-play-deals = Deals of each session
wizard-field-play-reserve = Reserve deals
wizard-field-draw-order = Order of the deals
wizard-field-draw-block = Deals in a block
wizard-field-pace-deal-seconds = A deal takes, minutes:seconds
wizard-field-pace-break-minutes = A break, minutes
wizard-field-play-seats = Seats at a table
wizard-field-play-empty-seats = Empty seats
wizard-field-play-burns = Burn cards
wizard-field-play-small-blind = Small blind
wizard-field-play-big-blind = Big blind
wizard-field-play-ante = Ante of every seat
wizard-field-play-big-blind-ante = Big-blind ante
wizard-field-play-capped = Cap
wizard-field-play-cap = Cap in chips
wizard-field-play-stacks = Stacks
wizard-field-play-starting-stack = Starting stack
wizard-field-play-betting = Betting
wizard-field-play-raises = Least raise
wizard-field-scoring-method = How points are made
wizard-field-scoring-ties = Equal chips
wizard-field-office-in-running = Scores while a session runs
wizard-field-draw-seats = Method of the seat draw
wizard-field-draw-beacon = Public randomness
wizard-field-draw-beacons = Public randomness
wizard-field-draw-known-from = Nobody can know it before
wizard-field-players = Players expected
wizard-field-levels = Levels
wizard-field-stages = Stages
wizard-field-awards-kind = Awards
wizard-field-awards-pool = Prizes in all
wizard-field-awards-currency = Currency

wizard-place-team = Team { $n }
wizard-place-room = Room { $n }
wizard-place-timetable = Timetable, row { $n }
wizard-place-line = Teams, line { $n }
wizard-why-at = { $place }: { $why }
wizard-type-number = type a whole number
wizard-type-time = type minutes and seconds, such as 2:40
wizard-type-seats = type numbers of seats, such as 4 or 4, 6
wizard-type-day = type the whole day, and the whole time if there is one
wizard-type-tables = type numbers of tables, such as 1, 2 or 5-8

wizard-hint-name = As it stands on the scoreboard and on paper, such as Duplicate Poker Team Cup.
wizard-hint-id = Part of every address and seal.
wizard-hint-begins = When it is planned, for the first page. It may stay empty, and starts nothing.
wizard-hint-sessions = Each has its own seat draw and its own deals; points are added.
wizard-hint-correction = How long after a session rulings can be made and withdrawn.
wizard-language-own = Each screen's own
wizard-hint-language = Spoken by its screens in the hall, and to readers whose own language the house does not have.
wizard-hint-zone = Of the hall, such as Europe/Berlin. It may stay empty where there is no timetable.
wizard-hint-rooms = A line a room, with its tables. They may stay empty.
wizard-hint-timetable = A line for each thing, in the order of time: day, time, what it is, and after a comma its room. It may stay empty.
wizard-example-rooms =
    Blue hall: 1, 2
    Library: 3-6
# The form reads "Session 1" in English.
wizard-example-timetable =
    2027-05-08 10:00 Session 1, Blue hall
    2027-05-08 18:30 Prizes
wizard-devices-none = None in the playing rooms
wizard-devices-none-hint = Players' and captains' own pages are closed while they play.
wizard-devices-allowed = Allowed
wizard-devices-allowed-hint = Whoever has a phone can be told of a hand that is still to be played.
wizard-results-none = None of other tables
wizard-results-none-hint = The screen at a table shows that table alone.
wizard-results-open = Other tables too
wizard-results-open-hint = The screen at a table shows below its hand what all tables made of the deal that opened last.
wizard-tables-as-teams = Every team plays at every seat once, against other teams at other tables, with the same cards in the same seat. So there are as many tables as teams.

wizard-part-deals = Deals
wizard-part-length = How long it takes
wizard-part-table = Table
wizard-part-chips = Chips
wizard-part-points = Points
wizard-hint-deals = The button is on seat 1 in deal 1 and one seat on in each after it.
wizard-hint-reserve = Sealed in case a deal must be replaced.
wizard-order-whole = Each table its own
wizard-order-whole-hint = Nobody can carry a hand from one table to the next.
wizard-order-blocks = In blocks
wizard-order-blocks-hint = Every table is in the same block, in its own order. Results become comparable early. Who hears of a hand knows that he may meet it soon.
wizard-order-sequence = In sequence: 1, 2, 3 …
wizard-order-sequence-hint = The same at every table: the button moves as in ordinary play. A slower table is about to play what the others have just played: nothing of a hand may leave its room.
wizard-hint-pace = From one result to the next, all in all.
wizard-hint-break = One before each session, while seats are found, and one after every two hours of play.
wizard-example-seats = one for every team, up to 6
wizard-hint-empty-seats = Numbers of seats at which nobody sits; they are dealt in.
wizard-burns-yes = One before each street
wizard-burns-no = None
wizard-hint-big-blind-ante = The big blind posts it for the whole table.
wizard-cap-yes = For each seat and deal
wizard-cap-no = None
wizard-hint-cap = Most that a seat may put in during one deal.
wizard-stacks-reset = The same in every deal
wizard-stacks-reset-hint = Whoever was broke in one deal has as much as everybody in the next.
wizard-stacks-running = Running on
wizard-stacks-running-hint = Filled up to the cap before each deal.
wizard-betting-no-limit = No limit
wizard-betting-pot-limit = Pot limit
wizard-betting-fixed-limit = Fixed limit
wizard-betting-pot-limit-then-no-limit = Pot limit, then no limit
wizard-betting-then-hint = Pot limit before the flop, no limit after it.
wizard-raises-full = As much as the last one
wizard-raises-full-hint = After 100 and 300: to 500, as in every card room.
wizard-raises-double = To twice the bet
wizard-raises-double-hint = After 100 and 300: to 600.
wizard-method-seat_points = Seat against seat
wizard-method-seat_points-hint = In each seat, over the whole session.
wizard-method-match_points = Team against team
wizard-method-match_points-hint = In every deal by itself.
wizard-method-chips = Chips are points
wizard-method-chips-hint = Nothing is made of them.
wizard-ties-shared = Share their points
wizard-ties-shared-hint = The points of the places that they fill.
wizard-ties-none = Each as the best of them
wizard-ties-none-hint = Each gets the points of the best of their places; points no longer add up.
wizard-running-steps = Totals for everybody
wizard-running-steps-hint = Every five hands of each table: provisional, by seat and team, and of no deal by itself.
wizard-running-staff = Totals for the office
wizard-running-staff-hint = After every hand. Keep them from players and from the hall.
wizard-running-off = None
wizard-running-off-hint = None before deals can be compared. The first one is comparable late; in blocks it is sooner.
wizard-awards-points = Points, no money
wizard-awards-points-hint = As at youth events: no page, no award and no file of the event speaks of money.
wizard-awards-prizes = Prizes
wizard-awards-prizes-hint = Paid out by rank.
wizard-hint-pool = In the smallest unit, such as cents.
wizard-hint-players = What the stages come to is reckoned with so many until there is a list.
wizard-hint-players-listed = The list has { $players }.
wizard-hint-levels = A line for each level, where blinds change within a session: how many deals, small and big blind, and an ante. Empty: the blinds above in every deal. They need the order in sequence, or blocks that lie within a level.
wizard-example-levels = 12: 25/25
wizard-type-levels = Type each level as 12: 25/50, or with an ante 12: 25/50, ante 5.
wizard-warning-rounds =
    { $deals } deals at tables of { $seats } are no whole number of rounds, so some seats post more blinds. { $fewer ->
        [0] { $more } would be one.
       *[other] { $fewer } or { $more } would be.
    }
wizard-warning-rounds-level =
    Level { $level }: { $deals } deals at tables of { $seats } are no whole number of rounds, so some seats post more blinds. { $fewer ->
        [0] { $more } would be one.
       *[other] { $fewer } or { $more } would be.
    }
ladder-form = Individual duplicate poker
ladder-form-lead = Fill in what is known; the rest has a value already. Nothing exists before it is sealed.
ladder-form-part-event = The event
ladder-form-part-players = Players
ladder-form-part-stages = Stages
ladder-form-part-play = Play
ladder-form-part-more = Hall, timetable, public randomness
ladder-form-deals-hint = Of each session whose stage says nothing else.
ladder-form-stage =
    { $sessions ->
        [one] { $sessions } session
       *[other] { $sessions } sessions
    } at tables of { $seats }, { $deals } deals; { $eliminate } of a hundred leave each seat
ladder-form-stage-all =
    { $sessions ->
        [one] { $sessions } session
       *[other] { $sessions } sessions
    } at tables of { $seats }, { $deals } deals
ladder-form-stages-later = Say how many players come, or paste their list: stages are advised and drawn here, each session with as many as are likely to play it.
ladder-form-change = Change the stages
ladder-form-advised = As advised
ladder-form-more = One stage more
ladder-form-drop = Leave out { $name }
ladder-form-stage-n = Stage { $n }
ladder-form-name = Name
ladder-form-sessions = Sessions
ladder-form-seats = Seats
ladder-form-deals = Deals
ladder-form-eliminate = Leave, of a hundred
ladder-form-carry-over = Carry-over
ladder-form-beacon-hint = A line for each session that is drawn, of which there are { $sessions } with the second half of the final: each has its own.
ladder-form-numbers = How many play, from session to session
ladder-form-player-n = Player { $n }
ladder-form-line-n = List, line { $n }
ladder-form-tables = { $tables } tables of { $seats }
ladder-form-needs = Cannot be filled: two tables of { $seats } need { $needed }

wizard-draw-balanced = Balanced
wizard-draw-balanced-hint = Every team acts behind every other equally often, or as nearly as the number of teams allows.
wizard-draw-cyclic = Cyclic
wizard-draw-cyclic-hint = Each table is the one before, moved one seat on: the same team sits behind the same at almost every table.
wizard-draw-mirror = Mirror
wizard-draw-mirror-hint = Every second session repeats the one before with the seats reversed: what one has in the first the other has in the second.
wizard-hint-beacon =
    { $sessions ->
        [1] Words that leave one spelling only, such as: drand quicknet round 5000000, randomness in hexadecimal. It is mixed into the draw, so that nobody knew it before, not even you. The line-ups are closed before its value is known.
       *[other] Words that leave one spelling only, such as: drand quicknet round 5000000, randomness in hexadecimal. It is mixed into the draw, so that nobody knew it before, not even you. Better a line for each of the { $sessions } sessions: with one for all, everybody knows all seats after the first.
    }
wizard-hint-known-from = In UTC, a line for each; it is sealed, and whoever verifies sees that the line-ups were closed before. May stay empty.
wizard-behind = Who acts right behind whom
wizard-behind-later = The table of fairness comes with the teams: at how many tables each acts right behind each other. To act behind a weak team is worth chips, so nobody should do it oftener than others.
wizard-behind-how = The team of the row acts right behind the team of the column at so many tables.
wizard-behind-how-sample = The team of the row acts right behind the team of the column at so many tables, in one sample draw.
wizard-sample = A sample
wizard-sample-what = The real seats are drawn by lot when the session begins.
wizard-sample-seats = Sample seats

wizard-staff = Invitations are links and codes to scan. They are made when the event is published and shown once; more can be made at any time under { office-page-people }.
wizard-staff-invitations = Invitations
wizard-staff-recorders = A recorder for every table
wizard-staff-recorders-hint = A recorder sees no hole card and no other table.
wizard-staff-recorders-codes =
    { $n ->
        [one] { $n } code, for the tablet of the table. { wizard-staff-recorders-hint }
       *[other] { $n } codes, one for each tablet. { wizard-staff-recorders-hint }
    }
wizard-staff-custodian = A deck custodian
wizard-staff-custodian-hint = Takes the deck files and hands out sealed decks; sees no result. Should not be a director, so that nobody sees both.
wizard-staff-captains = A captain for every team
wizard-staff-captains-hint = Sees the team's results as soon as a deal is open.
wizard-staff-director = Another director
wizard-staff-director-hint = Can do everything that you can do in this event.
wizard-invited = Codes are made for { $who }.
wizard-invited-nobody = Nobody is invited with it.
wizard-invited-recorders =
    { $n ->
        [one] { $n } recorder
       *[other] { $n } recorders
    }
wizard-invited-custodian = a deck custodian
wizard-invited-captains =
    { $n ->
        [one] { $n } captain
       *[other] { $n } captains
    }
wizard-invited-director = another director
wizard-still = Still to put right
wizard-publishing = Publishing draws the secret luck of every session, seals it, and makes the event public. After that nobody can change the deals or the rules, not even you.
wizard-sealing = Sealing
wizard-reading = Reading the form.
wizard-as-file = The event as a file

## What the server says of a draft of a new event: each text is named there by its key without `says-`.

## What a draft of an event comes to

says-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
says-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
says-minutes = { $minutes } min
says-hours = { $hours } h
says-hours-minutes = { $hours } h { $minutes } min
says-lasts = About { $time } at { $paces }.
says-lasts-breaks = About { $time } at { $paces }, { $breaks } of breaks among them.
says-pace-deal = { $pace } a deal
says-pace-game = { $minutes } min a game
says-pace-game-kind =
    { $long ->
        [0] { $minutes } min a game of backgammon
       *[1] { $minutes } min a game of long gammon
    }
says-draft-begins = It is planned for { $day }.
says-draft-begins-at = It is planned for { $day } at { $at }.
says-draft-devices-allowed = Players may have phones and the like with them.
says-draft-devices-none = No electronic devices are allowed in the playing rooms. The pages of players and captains are closed while they play.
says-draft-results-open = The screens at the tables show results of other tables as soon as everybody may.
says-draft-room =
    { $n ->
        [one] { $room }: table { $tables }.
       *[other] { $room }: tables { $tables }.
    }
says-draft-room-bare = { $room }: no tables.
says-draft-times = Times are those of { $zone }.
says-draft-row = { $day }, { $at }: { $what }.
says-draft-row-in = { $day }, { $at }: { $what }, { $room }.
says-draft-zone = The hall's time zone is { $zone }.
says-draft-language = The hall's language is { $language }.
says-draft-entries =
    { $n ->
        [one] { $entries } entries at { $n } table.
       *[other] { $entries } entries at { $n } tables.
    }
says-then = { $first }, then { $second }
says-blinds-cap = Blinds { $posted }, cap { $cap }
says-blinds-no-cap = Blinds { $posted }, no cap
says-ante = ante { $chips }
says-big-blind-ante = big-blind ante { $chips }
says-draft-teams-hands =
    { $n ->
        [one] { $teams } teams at { $tables } tables of { $seats }: { $n } session of { $deals } deals, { $hands } hands each.
       *[other] { $teams } teams at { $tables } tables of { $seats }: { $n } sessions of { $deals } deals, { $hands } hands each.
    }
says-draft-reserve =
    { $n ->
        [one] { $n } reserve deal is sealed for each session.
       *[other] { $n } reserve deals are sealed for each session.
    }
says-draft-no-reserve = No reserve deal is sealed: a deal that is void everywhere is then cancelled.
says-draft-raises-double = A raise goes to twice the bet at least.
says-draft-running-off = While a session runs nobody sees totals of the hands so far.
says-draft-running-staff = While a session runs the office alone sees totals of the hands so far.
says-draft-running-steps = While a session runs everybody sees totals of the hands so far, renewed after every five hands of each table.
says-draft-randomness-each = Before a session begins its public randomness is needed: { $promised }.
says-draft-line-ups-each = The line-ups of every session are closed before its value is known.
says-draft-randomness-session = Before session { $session } begins its public randomness is needed: { $promised }. Its line-ups are closed before that value is known.
says-draft-stage =
    { $leave ->
        [0] Session { $session }, { $title }: { $players } players at tables of { $seats }, { $deals } deals.
       *[other] Session { $session }, { $title }: { $players } players at tables of { $seats }, { $deals } deals, { $leave } of a hundred leave each seat.
    }
says-draft-blinds-stack = { $blinds }, { $stack } in front of each seat.
says-draft-points = Points, no money: the order of awards is all that there is.
says-draft-no-money = There is no money to be paid out.
says-draft-pool = Prizes of { $pool } in the smallest unit are paid out.
says-draft-pool-in = Prizes of { $pool } in the smallest unit of { $currency } are paid out.
says-draft-teams-games =
    { $n ->
        [one] { $teams } teams on { $n } board at { $tables } tables: { $matches } matches in { $rounds } rounds, { $games } in each room.
       *[other] { $teams } teams on { $n } boards at { $tables } tables: { $matches } matches in { $rounds } rounds, { $games } in each room.
    }
says-draft-rolls-drawn = Every roll is drawn and sealed before the first game; both rooms get the same.
says-draft-rolls-thrown = The room that first needs a roll throws it at the table, and the other room gets the same; nothing of it can be sealed ahead.
says-draft-rounds-together = Round 1 begins with the boards, every later round when the director says so.
says-draft-rounds-free = Rounds begin by themselves: a table that is through goes on to its next match.
says-draft-rolls-at-once = A roll comes as soon as a table asks for it.
says-draft-rolls-bucket =
    { $n ->
        [one] A table gets { $n } roll at once, and then one in { $time }
       *[other] A table gets { $n } rolls at once, and then one in { $time }
    }
says-draft-rolls-apart = A table gets a roll { $time } after its last one at the earliest
says-draft-rolls-typed = { $comes }; dice that are typed wait for nothing, unless others were refused for the same roll.
says-draft-randomness-boards = Before the boards begin, public randomness is needed: { $promised }.
says-draft-randomness-final = Before the final begins, public randomness is needed: { $promised }.
says-draft-ranked =
    { $by ->
        [vp] Teams are ranked by victory points, level ones by { $breaks }.
       *[imp] Teams are ranked by the difference of IMP, level ones by { $breaks }.
    }
says-draft-ranked-alone =
    { $by ->
        [vp] Teams are ranked by victory points, level ones by nothing.
       *[imp] Teams are ranked by the difference of IMP, level ones by nothing.
    }
says-tie-imp-quotient = IMP quotient
says-tie-imp-difference = IMP difference
says-tie-head-to-head = head-to-head matches
says-tie-smp-difference = SMP difference
says-tie-games-won = games won
says-draft-odd-teams = The number of teams is odd: in each round one of them has no opponent.
says-draft-substitutes = In reserve as substitutes: { $players }.
says-draft-substitutes-of = { $players } ({ $team })
says-draft-final = The best two of the rounds on { $board } play a final of { $games } in each room on { $board }.
says-draft-final-all = The best two of all boards play a final of { $games } in each room on { $board }.
says-board-rounds =
    { $n ->
        [one] One round robin; players { $first } and { $second } of each team.
       *[other] { $n } round robins; players { $first } and { $second } of each team.
    }
says-board-heads = A second checker leaves the head at once with { $rolls } as first roll.
says-board-no-heads = No first roll lets a second checker leave the head at once.
says-board-block-final = A block of six needs an opposing checker ahead of it when the turn is over.
says-board-block-each = A block of six needs an opposing checker ahead of it after each move.
says-board-block-off = A block of six may be made anywhere.
says-board-last-roll = The second player may draw with the last roll.
says-board-cube = The doubling cube goes up to { $limit }.
says-board-cube-beavers = The doubling cube goes up to { $limit }, with beavers.
says-board-no-cube = Without a doubling cube.
says-board-reroll = The opening roll decides who begins; the first turn is rolled anew.

## How a value comes about that is left empty in a draft

says-usual-guess = our guess
says-usual-from-name = made from the name
says-usual-half-an-hour = half an hour
says-usual-european-cup = as at the European Nations Cup 2013
says-usual-blinds = 25/50 is usual
says-usual-half-big-blind = half the big blind
says-usual-hundred-big-blinds = 100 big blinds
says-usual-two-hundred-big-blinds = 200 big blinds
says-usual-seat-each = one for every team, up to { $most }
says-usual-no-ante = no ante
says-usual-tenth-of-deals = one for every ten deals
says-usual-small-blind = the small blind
says-usual-as-big-blind = as the big blind
says-usual-cap = the cap
says-usual-cap-and-ante = the cap and the big-blind ante
says-usual-slides-deals = the slides suggest 12 to 24
says-usual-slides-blinds = T25/T25 on the slides
says-usual-turns = { $turns } turns of { $seconds } seconds

## How seats of a draft compare

says-fair-too-wide = With { $n } teams the table is too wide to be read; the seal has it.
says-fair-same = Every team acts right behind every other at { $n } of { $tables } tables.
says-fair-same-all =
    { $n ->
        [one] Every team acts right behind every other at { $n } table.
       *[other] Every team acts right behind every other at all { $n } tables.
    }
says-fair-even = The draw is even: no team acts behind another more than in front of it.
says-fair-uneven = The draw is not even: some teams act behind others more than in front of them.
says-fair-behind = { $behind } acts right behind { $front } at { $n } of { $tables } tables.
says-fair-behind-all = { $behind } acts right behind { $front } at every table.
says-fair-sample = These seats are a sample: the real ones are drawn when the session begins.

## How a list of teams is understood

says-list-titles =
    { $n ->
        [one] Line { $lines } is a title and not read.
       *[other] Lines { $lines } are titles and not read.
    }
says-list-no-heading = There is no heading: column { $column } is the team, those after it its players.
says-list-numbers = The number before each name is left out: after “{ $number }” the first is { $name }.
says-list-captain = The captain is the first player, unless named among the players.
says-list-persons = Persons of the house among the players: { $known }.
says-list-badges = Badge numbers among the players: { $badges }.
says-list-left-out = Left out: { $columns }.

## What to type in a field where something is wrong

says-type-short-name = type 1 to 40 letters A to Z, digits and hyphens, without spaces, such as spring-cup
says-type-taken = another event has this short name; type another one
says-type-name = type what the event is called
says-type-deals = type how many deals each session has
says-type-zone = type the time zone of the hall, such as zone = "Europe/Berlin"
says-type-format = type format = "room_match"
says-type-games = type how many games a match has in each room, such as games = 4
says-type-even-sessions = type an even number: the mirror draw pairs sessions
says-type-one-ante = type 0 here, or no ante of every seat: an event has one or the other
says-type-known-from = type one line for each public randomness, or none
says-type-missing = it is missing; type it
says-type-something = type something here
says-type-shorter = type a shorter name, of at most { $most } letters
says-type-from-to = type a whole number from { $least } to { $most }
says-type-at-most = type at most { $most }
says-type-at-least = type at least { $least }
says-bound-big-blind = the big blind
says-bound-big-blind-and-ante = the big blind and the ante
says-bound-cap = the cap
says-type-no-pace = the length of such an event is not reckoned
says-type-no-list = paste the list of players, or read it from a file
says-value-why = is { $value }: { $why }
says-players-why =
    { $n ->
        [one] { $n } player: { $why }
       *[other] { $n } players: { $why }
    }
