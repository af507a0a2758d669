### The director's office while play is on: now, matches, hands, rulings, deals, custody, log, in running.

## On several of its pages

desk-table = Table
desk-table-n = Table { $table }
desk-seat = Seat
desk-seat-n = Seat { $seat }
desk-seat-of = Table { $table }, seat { $seat }: { $who }
desk-deal-n = Deal { $deal }
desk-hand = Table { $table }, deal { $deal }
desk-session-n = Session { $session }
desk-by = { $by }, { $at }
desk-choose = Choose
desk-marks = Marks
desk-reason = Reason
desk-reason-missing = Write the reason: it stands in the log, for everybody to read later.
desk-reason-given = Reason: { $reason }.
desk-rule = Rule
desk-rule-given = Rule: { $rule }.
desk-show-changes = Show what changes
desk-back = Back
desk-open-hand = Open the hand
desk-corrected = The correction is in the log.
desk-ruled = Ruling { $number } is in the log.
desk-ruled-any = The ruling is in the log.

## Now

now-title = Now
now-look-at = What you look at
now-choose = Choose a hand
now-choose-what = What you choose above, by a click or with the arrows and Enter, is shown here: what was played, by whom and when it was typed, and what you can do about it. Hole cards are not shown before a deal is open, not even to you.
now-rule = Make a ruling
now-called = Table { $table } called you, deal { $deal }
now-instead = If it changes the result it is a ruling.
now-goes-on = The table goes on

## Now: the session in figures

now-figures = The session in figures
now-open = open, comparable
now-pace-later = a deal: known after the first
now-pace = a deal, median of the session
now-ended = ended
now-forecast-later = forecast end: known after a few deals
now-forecast = forecast end
now-forecast-spread = forecast end, ± { $n } min
now-touch = recorders in touch
now-touch-late =
    { $n ->
        [one] recorders in touch, table { $table } sends { $n } line late
       *[other] recorders in touch, table { $table } sends { $n } lines late
    }
now-touch-lost =
    { $n ->
        [one] recorders in touch, not at table { $tables }
       *[other] recorders in touch, not at tables { $tables }
    }
now-disputes =
    { $n ->
        [0] No dispute
        [one] { $n } dispute
       *[other] { $n } disputes
    }
now-rule-first = nothing is final until you rule
now-nothing = nothing waits for you
now-more =
    { $n ->
        [one] { $n } more thing to look at
       *[other] { $n } more things to look at
    }
now-things =
    { $n ->
        [one] { WORDS($n) } thing to look at
       *[other] { WORDS($n) } things to look at
    }

## Now: the clock, and play stopped

now-play-on = Play is on
now-stands-still = Play stands still
now-stands-still-why = Play stands still: { $reason }
now-since-began = Hours and minutes since play began
now-resume = Play on
now-stop = Stop play
now-stop-where = Where
now-stop-why = Why play stops
now-stop-break = Break
now-stop-all = Stop play at every table
now-stop-table = Stop play at table { $table }
now-at-all = At every table
now-at-table = At table { $table }

## Now: the next step

now-step-next = Next
now-step-not-yet = Not yet
now-step-randomness = Public randomness
now-step-beacon = Type the value of the public randomness first: what is drawn is drawn with it.

## Now: what waits for the director

now-for-you = For you
now-do-rule = Rule
now-do-open = Open table
now-do-look = Look
now-do-withdraw = Withdraw
now-do-answer = Answer
now-do-held = Let it go on
now-unsealed =
    { $n ->
        [one] Table { $table }: no seal was broken in { $n } deal
       *[other] Table { $table }: no seal was broken in { $n } deals
    }
now-unsealed-deals = Deals { $deals }. Their lines begin without the label of a deck.
now-run = { $first } to { $last }
now-ruled-hand = { $what }: table { $table }, deal { $deal }
now-ruled-table = { $what }: table { $table }
now-ruled-deal = { $what }: deal { $deal }
now-ruling = Ruling { $number }, { $at }.
now-ruling-rule = Ruling { $number }, rule { $rule }, { $at }.
now-withdraw-any = Can be withdrawn.
now-nothing-sealed = Nothing waits for you. Before the session begins, invite the recorders under People.
now-nothing-ended = Nothing waits for you. The session has ended; rulings are still possible in the correction period.
now-nothing-recorded = Nothing waits for you. Disputes, calls, tables that fall behind and recorders out of touch are listed here as they happen.
now-nothing-rehearsal = Nothing waits for you. Disputes, calls and tables that fall behind are listed here as they happen.

## Now: deal by table

now-matrix = Deals by table
now-matrix-what = One column a deal, one row a table
now-matrix-played = { $n } played
now-cell = Table { $table }, deal { $deal }: { $stage }
now-cell-time = Table { $table }, deal { $deal }: { $stage }, { $time }
now-lost = The recorder is not in touch
now-lost-beside = , not in touch
now-void-reserve = void, reserve to come

## Now: one table, and who is away

now-room = Room
now-its-pace = Its pace
now-pace-unknown = not known yet
now-pace-own = { $own } a deal
now-pace-all = { $own } a deal, all tables { $all }
now-played = Played
now-behind =
    { $n ->
        [one] { $n } deal behind
       *[other] { $n } deals behind
    }
now-recorder = Recorder
now-recorder-none = none: programs play here
now-in-touch = in touch
now-out-of-touch = not in touch
now-last-line = last line { $ago }
now-lines-to-come =
    { $n ->
        [one] { $n } line to come
       *[other] { $n } lines to come
    }
now-slowest = Its slowest
now-rule-time = Rule on time
now-rule-wild = Rule on wild play
now-its-lines = Its lines in the log
now-away = Away from the area
now-away-since = since { $left }, { $time }
now-away-back = { $left } to { $back }, { $time }
now-away-minutes =
    { $n ->
        [0] less than a minute
        [one] { $n } minute
       *[other] { $n } minutes
    }

## A hand: its lines

hand-lines = Lines
hand-before =
    { $n ->
        [one] { $n } line before
       *[other] { $n } lines before
    }
hand-no-line = No line yet.
hand-no-line-sealed = No line yet. The deck { $label } is sealed; the first line is the recorder's, when the seal is broken.
hand-sealed = Deck { $label } is sealed. Nothing is known of it, not even here, until the recorder breaks the seal.
hand-correct = Correct
hand-correct-line = Correct line { $n }
hand-close = Close the hand
hand-deal-here = Deal { $deal } of this table
hand-deals-here = Deals of this table
hand-slot = The table's deal { $slot } of the session
hand-blinds = Blinds { $small }/{ $big }
hand-blinds-cap = Blinds { $small }/{ $big }, cap { $cap }
hand-begun = begun { $at }
hand-begun-accepted = begun { $at }, accepted { $accepted }
hand-notes = Notes
hand-note-seat = { $what }, seat { $seat }
hand-note-out_of_turn = acts out of turn
hand-note-clock = has the clock called
hand-note-exposed = shows a card
hand-note-absent = is absent
hand-note-left = left the area
hand-note-back = came back

## A hand: who sits there

hand-aside = The hand, and what to do about it
hand-seats = Seats
hand-who = Who
hand-in = In
hand-result = Result
hand-house = House, from empty seats
hand-button = Button
hand-button-beside = , button
hand-out = taken out
hand-dead = dead hand
hand-folded = folded
hand-empty = empty
hand-reserve = +{ $chips } reserve
hand-board = Board
hand-none-dealt = none dealt
hand-pot = Pot
hand-deck = Deck { $label }.
hand-deck-sealed = Deck { $label }, seal not broken.
hand-deck-other = Deck { $label }; { $due } was due.
hand-embargo = Hole cards are under embargo, for you too.
hand-withdrawn = Withdrawn.

## A hand: what can be done

hand-decide = What do you decide?
hand-can = What can be done
hand-pick = Pick a line to correct it or take it out, or rule on the hand. What follows is shown before anything is written.
hand-no-pick = There is no line to correct. You can rule on the hand. What follows is shown before anything is written.
hand-rule-on = Rule on this hand
hand-answer = Write down what you said, and the call is answered.
hand-answer-text = What you said
hand-answered = Answered

## A hand: a line put right

hand-typed-by = Typed by { $by }.
hand-about = What about it
hand-should-say = It should say
hand-should-go = It should not be there
hand-wins-main = Who wins the main pot
hand-wins-side = Who wins side pot { $pot }
hand-cards = The cards on the board
hand-does = Does
hand-do-fold = folds
hand-do-check = checks
hand-do-call = calls
hand-do-raise_to = bets or raises to
hand-do-muck = mucks
hand-do-kill = has a dead hand
hand-chips = Chips
hand-reason-example = The dealer and two players agree that …
hand-missing-chips = Say to how many chips.
hand-missing-winner = Say who wins the pot.
hand-missing-cards = A flop is three cards, turn and river are one: Ah Kd 2c.
hand-confirm = Confirm the correction
hand-takes-out = Takes out line { $n } of table { $table }, deal { $deal }: <line>{ $sentence }</line>. Reason: { $reason }.
hand-replaces = Replaces line { $n } of table { $table }, deal { $deal }: <line>{ $sentence }</line>. Reason: { $reason }.
hand-line-out = Line { $n } does not count
hand-line-deal_street = Line { $n }: { $cards } on the board
hand-line-fold = Line { $n }: seat { $seat } folds
hand-line-check = Line { $n }: seat { $seat } checks
hand-line-call = Line { $n }: seat { $seat } calls
hand-line-raise_to = Line { $n }: seat { $seat } bets or raises to { $chips }
hand-line-muck = Line { $n }: seat { $seat } mucks
hand-line-kill = Line { $n }: seat { $seat } has a dead hand
hand-line-award =
    { $count ->
        [one] Line { $n }: seat { $seats } wins the pot
       *[other] Line { $n }: seats { $seats } win the pot
    }

## A hand: its deck put right

hand-repair = Put the deck right
hand-repair-when = Do it only for a deck that was dropped or misdealt before anybody looked. The custodian confirms it first; then all 52 cards are shown to you, in order. The log says who asked, who agreed, and when you looked.
hand-ask-order = Ask for the order
hand-steps = Steps of the repair
hand-step-requested = Asked for
hand-step-confirmed = Confirmed
hand-step-seen = Order shown
hand-step-finished = In order again
hand-who-confirms = By the deck custodian, on the page of custody; where there is none, by another director here.
hand-seen-by = To { $by }, { $at }
hand-seen-by-you = To you alone
hand-seen-by-one = To { $by } alone
hand-then = Then the hand goes on.
hand-confirm-other = Confirm as another director
hand-show-cards = Show the cards
hand-hide-cards = Hide the cards
hand-order = Deck { $label }, top card first. Nobody else may see this screen.
hand-in-order = The deck is in order
hand-take-back = Take the request back
hand-turn-down = Turn it down
hand-reason-back = taken back
hand-reason-down = turned down by { $by }
hand-taken-back = The request is taken back. It is in the log.
hand-turned-down = The request is turned down. It is in the log.
hand-repaired = The deck is in order again. It is in the log.
hand-other-deck = The deck of deal { $deal } at table { $table } is being put right for { $by }. One deck at a time: this one can follow when that is over.
hand-to = To table { $table }, deal { $deal }

## Rulings

rulings-title = Rulings
rulings-lead = Each is a line in the log with its reason and its rule, and can be taken back by another line.
rulings-period =
    { $n ->
        [one] The correction period is { $n } minute after the session.
       *[other] The correction period is { $n } minutes after the session.
    }
rulings-none = None yet. A dispute on the page Now leads here, and so does any hand of the matrix. What would change in chips, seat ranks and places is shown before you confirm.
rulings-where = { $tables }, deal { $deal }
rulings-where-deal = deal { $deal }
rulings-late = Late.
rulings-until = Can be withdrawn until { $until }.
rulings-hand = The hand
rulings-hand-of = The hand of ruling { $number }
rulings-decide = Decide

## Rulings: a new one

rulings-one = A ruling
rulings-on = Rule on table { $table }, deal { $deal }
rulings-correct = If a line was typed wrongly, <link>correct it instead</link>.
rulings-happened = What happened
rulings-follows = What follows
rulings-effect-stands = The play stands
    .means = What was recorded counts. The table goes on.
rulings-effect-void = Void at the table
    .means = Its seats get the mean of the same seat at the other tables.
rulings-effect-fouled = Compare these tables among themselves
    .means = They played the same wrong form of the deal. Each seat has the mean of the other tables, and what it made beyond the mean of its seat at these.
rulings-effect-not_played = Not played at the table
    .means = There was no time for it. Its seats get the mean of the other tables; a seat at fault loses three big blinds, and the others of its table get as much.
rulings-effect-replace = Void everywhere
    .means = The next reserve deal takes its place at every table.
rulings-effect-adjust = Adjust the result
    .means = Chips are added to a seat or taken from it.
rulings-effect-penalty = Take points from a team
    .means = Points, not chips: the deal itself counts as it was played.
rulings-deal = Deal
rulings-no-deal = None
rulings-tables = Tables
rulings-on-top = On top of the mean, in chips (may stay empty)
rulings-added = Chips added or taken
rulings-at-fault = Seats at fault (none if nobody is)
rulings-seat-of = Seat { $seat }, { $team }
rulings-team = Team
rulings-points-off = Points taken off
rulings-read-by = Everybody can read rule and reason once the deal is open, and at once for a penalty. Name no card of a closed deal.
rulings-after-end = After the session has ended
rulings-period-is =
    { $n ->
        [one] The correction period is { $n } minute.
       *[other] The correction period is { $n } minutes.
    }
rulings-missing-kind = Choose what happened.
rulings-missing-deal = Choose the deal.
rulings-missing-tables = Choose the table, or several.
rulings-missing-group = Choose at least two tables: one alone has nobody to be compared with.
rulings-missing-chips = An adjustment is a whole number of chips or a fraction, such as 150, −75 or 1/2.
rulings-missing-seat = Say for at least one seat how many chips are added or taken.
rulings-missing-team = Choose the team that is penalised.
rulings-missing-points = Points are a positive number, such as 1 or ½; they are taken off.
rulings-number = Ruling { $number }: { $what }
rulings-at-all = Deal { $deal }, at every table.
rulings-at-tables = Deal { $deal }, { $tables }.
rulings-confirm = Confirm the ruling

## Rulings: one withdrawn

rulings-withdraw = Withdraw
rulings-withdraw-of = Withdraw ruling { $number }
rulings-withdraw-it = Withdraw the ruling
rulings-withdraw-what = { $what }. <line>{ $sentence }</line> It stays in the log with the reason for taking it back.
rulings-withdraw-given = { $what }. <line>{ $sentence }</line> Reason for taking it back: { $reason }.
rulings-withdrawn-why = Withdrawn: { $reason }
rulings-is-withdrawn = Ruling { $number } is withdrawn.

## What a decision changes

rulings-working = Working out what follows.
rulings-changes = What changes
rulings-no-change = No number changes.
rulings-what = What
rulings-before = Before
rulings-after = After
rulings-change-seat = Table { $table }, seat { $seat }
rulings-change-place = { $unit }; { $before } becomes { $after }
rulings-all-changes = All { $n } changes
rulings-replaces = More than half of the tables are void, so the deal is replaced everywhere.

## Deals

dealt-title = Deals
dealt-lead = One column a deal, one row a table. Choose a hand to see its lines; with the keyboard the arrows move, Enter opens.
dealt-time = Time per deal
dealt-time-later = From the broken seal to the acceptance, once the first hand is accepted.
dealt-not-yet = Deal { $deal }: not played yet
dealt-took = Deal { $deal }: { $time }
dealt-took-tables =
    { $n ->
        [one] Deal { $deal }: { $time }, { $part } of { $n } table
       *[other] Deal { $deal }: { $time }, { $part } of { $n } tables
    }
dealt-median = The median of the tables that have played it; the line is that of the session.
dealt-median-of = The median of the tables that have played it; the line is that of the session, { $time }.
dealt-slowest = Slowest hands
dealt-by-pace = Tables by pace
dealt-played-behind = { $n } played, { $behind } behind

## The log

lines-title = Log
lines-lead = Line { $n } is the last. Lines are added and never changed; each holds the hash of the one before.
lines-all-tables = All tables
lines-find = Find in what is shown
lines-find-short = Find
lines-none-here = Nothing of that in these lines. Read older ones, or look for something else.
lines-none = No line says that.
lines-older = Older lines

## In running

running-title = In running
running-none-yet = Totals begin when every table has finished a hand.
running-counted =
    { $n ->
        [one] Provisional. The first hand of every table, whichever deal it was.
       *[other] Provisional. The first { $n } hands of every table, whichever deals they were.
    }
running-method-seat_points = In each seat the totals so far are ranked as at the session's end.
running-method-match_points = A team's totals of all seats are ranked as if they were one deal.
running-method-chips = A team's points are its totals so far.
running-office-only = Only the office sees totals in this event.
running-none-now = The public has no totals now.
running-ended = The session has ended: the public has its results.
running-public =
    { $n ->
        [0] The public has none yet.
        [one] The public has the first { $n } hand of every table.
       *[other] The public has the first { $n } hands of every table.
    }
running-public-pages = Public pages
running-keep = Whoever sees this after every hand can tell how a hand went. Keep it from players and from screens in the hall.

## Deck custody

custody-title = Deck custody
custody-lead = { $event }. Which deck of which table is where. The seal of a deck is broken by the recorder, at the table.
custody-session = Session
custody-by-table = Decks by table
custody-holder = Holder { $holder }
custody-holder-reserve = Holder { $holder }, reserve
custody-count-store = { $n } in store
custody-count-table = { $n } at the table
custody-count-opened = { $n } opened
custody-count-back = { $n } back
custody-where-store = in store, sealed
custody-where-table = at the table, sealed
custody-where-opened = opened
custody-where-back = back with the custodian
custody-place-store = in store
custody-place-table = at the table
custody-place-opened = opened
custody-place-back = back
custody-reserve = reserve { $reserve }
custody-reserve-what = reserve, sealed until a deal is replaced
custody-opened-as = opened as { $label }
custody-deck = { $label }: { $where }
custody-deck-reserve = { $label }, reserve { $reserve }: { $where }
custody-broken = Deck { $label }: seal broken by { $by }.
custody-broken-at = Deck { $label }: seal broken by { $by }, { $at }.

## Deck custody: decks handed over

custody-hand-over = Hand over
custody-choose-table = Choose a table, then its decks or a whole holder.
custody-choose-decks = Table { $table }: choose its decks, or a whole holder.
custody-chosen =
    { $n ->
        [one] Table { $table }, deck { $decks }.
       *[other] Table { $table }, decks { $decks }.
    }
custody-where = Where they go
custody-to-table = To the table
custody-to-store = Into store
custody-to-back = Back, played
custody-who = Who has them now
custody-write = Write it down
custody-go =
    { $n ->
        [one] Hand over { $n } deck
       *[other] Hand over { $n } decks
    }
custody-missing-decks = Choose a table and its decks.
custody-missing-who = Write who has the decks now.
custody-done-table =
    { $n ->
        [one] One deck of table { $table }: handed to the table, { $who }.
       *[other] { $n } decks of table { $table }: handed to the table, { $who }.
    }
custody-done-store =
    { $n ->
        [one] One deck of table { $table }: in store, { $who }.
       *[other] { $n } decks of table { $table }: in store, { $who }.
    }
custody-done-back =
    { $n ->
        [one] One deck of table { $table }: back, { $who }.
       *[other] { $n } decks of table { $table }: back, { $who }.
    }

## Encrypted secrets

secrets-key = Passphrase or secret key
secrets-key-what = It opens the encrypted secrets of this event, and is kept nowhere.

## Deck custody: files for the dealing machine

custody-files = Deck files
custody-files-what = For the dealing machine. The log says first that you took the file.
custody-key = Key of the machine room
custody-key-what = Its public key of age, which begins with age1. Only the machine room can open the file.
custody-kind = Kind of file
custody-kind-csv = Table (csv)
custody-kind-text = Text, a deck a line
custody-kind-json = JSON
custody-take-encrypted = Take it encrypted
custody-take-encrypted-sure = Really take it encrypted
custody-plain = Unencrypted
custody-plain-what = Whoever gets this file, or a copy of it, knows every hand of the session.
custody-take-file = Take the file
custody-hand-sort = Sorting by hand
custody-hand-sort-what = A sheet a deal, for two people who do not play. Every card stands on it; the log says first that you took it.
custody-paper = paper
custody-paper-a4 = A4
custody-paper-letter = US Letter
custody-take-sheets = Take the sheets
custody-take-sure = Really take it
custody-no-files = Only the deck custodian is given the deck-orders. A director sees no unplayed deck.
custody-given = Given
custody-given-of = { $what }, session { $session }
custody-none-given = No file has been given out yet.

## Deck custody: a deck held against its seal

custody-check = Check a deck
custody-check-what = For a deck that you have in hand: is it the one that was sealed? Where it differs is not said.
custody-check-deal = Which deck
custody-deal = Deal { $deal }
custody-deal-reserve = Deal { $deal }, reserve { $reserve }
custody-check-cards = Its cards
custody-check-cards-what = All 52, the top card first: 7d Qs 10h, on as many lines as you like.
custody-check-go = Check it
custody-agrees = Deal { $deal }: this is the sealed deck.
custody-differs = Deal { $deal }: this is not the sealed deck.

## Deck custody: labels on paper

custody-labels-pdf = The same with labels of the holders, to be cut out, as PDF:
custody-print-table = Print the labels of table { $table }
custody-print-all = Print the labels of all { $n } tables
custody-sheet = { $event }, session { $session }
custody-label = Label { $label }
custody-label-reserve = Reserve { $reserve }
custody-label-place = table { $table }, deal { $deal }, holder { $holder }

## Deck custody: decks put right

custody-repair = Deck { $label } is to be put right
custody-repair-asked = Table { $table }, deal { $deal }. { $by } asked { $at }: “{ $reason }”
custody-repair-requested = Nobody has seen a card yet.
custody-repair-confirmed = Confirmed by { $confirmed }. { $by } can look at the order now.
custody-repair-seen = { $by } has seen the order, { $times }.
custody-look-first = Go and look at the deck first. Whoever is shown its order knows every hand of this deal.
custody-confirm = Confirm
custody-confirm-sure = Really show it to { $by }
custody-why-not = Why not
custody-repairs-over = Decks put right
custody-repair-of = Deck { $label }: { $reason }
custody-over-refused = turned down by { $over }: { $reason }
custody-over-finished = shown to { $by } { $times }, confirmed by { $confirmed }

## Team matches: words of rooms and games

games-title = { $first } – { $second }, game { $game }, { $room }
games-name = { $first } – { $second }, game { $game }
games-where = { $where }, { $room }, table { $table }
games-board-round = { $board }, round { $round }
games-at = Game { $game } of { $games }
games-at-cube = Game { $game } of { $games }, cube { $cube }
games-table = Table { $table }, { $room }
games-room-open = open room
games-room-closed = closed room
games-stage-waiting = not begun
games-stage-playing = in play
games-stage-finished = over, to be accepted
games-stage-accepted = accepted
games-stage-decided = decided by the director
games-due-opening = the opening roll
games-due-roll = { $side } to roll
games-due-play = { $side } to play
games-due-play-dice = { $side } to play { $dice }
games-due-answer = { $side } to take or pass
games-due-resignation = { $side } to answer a resignation
games-due-accept = the table to accept the result
games-due-next = the next game
games-due-over = all games are over
games-roll-due = Roll { $roll }: { $due }
games-oin = oin
games-mars = mars
games-single = single game
games-gammon = gammon
games-backgammon = backgammon
games-imp = IMP
games-vp = VP
games-unit-vp = victory points
games-smp = small match points
games-smp-won =
    { $n ->
        [one] { $n } small match point.
       *[other] { $n } small match points.
    }
games-against = { $first } against { $second }
games-paused-all = Play is paused at every table.
games-paused-all-why = Play is paused at every table: { $reason }.
games-paused-table = Play is paused at table { $table }.
games-paused-table-why = Play is paused at table { $table }: { $reason }.

## Team matches: now

games-figures = The event in figures
games-over-both = games over in both rooms
games-matches-over = matches over
games-pace-later = a game: known after the first
games-pace = a game in a room, median
games-minutes =
    { $n ->
        [0] under 1 min
       *[other] { $n } min
    }
games-calls =
    { $n ->
        [0] No call
        [one] { $n } call
       *[other] { $n } calls
    }
games-touch-none = recorders in touch: no match is in play
games-table-waits = a table waits for you
games-do-answer = Answer
games-do-course = Begin the final
games-do-round = Begin the round
games-do-look = Look
games-more = { $n } more
games-resume-under = Play on, under Session: { $paused }
games-nothing-played = Everything is played, and nothing waits for you but the end of the boards.
games-nothing-sealed = Nothing waits for you. Before the boards begin, invite the recorders under People.
games-nothing-finished = Every match is over. Everything has ended and is public.
games-nothing-recorded = Nothing waits for you. Calls, rounds that can begin, rooms that stand still and recorders out of touch are listed here as they happen.
games-nothing-rehearsal = Nothing waits for you. Calls, rounds that can begin and rooms that stand still are listed here as they happen.
games-before = Before the first roll
games-before-what = The event is sealed. Line-ups can still be changed, and recorders be let in, under People. Then begin the boards.
games-people = People
games-final-level = The final is level
games-won-final = { $team } won the final
games-won = { $team } won
games-level = { $teams } are level
games-final-score = { $teams }, { $score } IMP
games-ended = Everything has ended, and every secret is public: whoever kept the seals can check all rolls now.
games-every = Every game
games-archive = Archive
games-all-played = Every game is over
games-all-played-what = Look once more whether a result has to be corrected. When the boards end their secrets are published, and everybody can check the rolls.
games-choose = Choose a room
games-choose-what = The room that you choose is shown here: the board, what was played, and what you can do about it. You see both rooms; a roll that no room has had yet, nobody sees.
games-change-line-up = Change a line-up

## Team matches: rooms in play

games-in-play = Matches in play
games-none-in-play = No match is in play. What comes next is decided under Session.
games-each-room =
    { $n ->
        [one] { $n } game in each room
       *[other] { $n } games in each room
    }
games-ahead =
    { $n ->
        [one] { $n } game ahead
       *[other] { $n } games ahead
    }
games-calls-you = The table calls you.
games-to-accept = Over: the table has to accept it
games-all-over = All games are over
games-not-begun = Not begun
games-game-not-begun = Game { $game } not begun
games-touch-lost = Recorder not in touch
games-touch-late = Recorder sends late
games-light-here = The recorder is in touch.
games-light-lost = The recorder is not in touch.
games-light-late =
    { $n ->
        [one] { $n } line typed and not yet sent.
       *[other] { $n } lines typed and not yet sent.
    }

## Team matches: all games

games-games = Games
games-lead = Of each game the upper mark is the open room and the lower one the closed. IMP count when both have finished it.
games-board-tables = { $board }, tables { $open } and { $closed }
games-protocol = Protocol, PDF:
games-cell = { $title }: { $stage }
games-match = Match
games-round = Round { $round }
games-final = Final
games-teams = Teams after the rounds
games-teams-later = The table begins with the first match that both rooms have finished.
games-place = Place
games-matches = Matches

## Team matches: one game

games-close = Close the game
games-open = Open the game
games-all = All games
games-the-board = The board
games-board = { $room }, roll { $roll }
games-pips = pips
games-game-here = Game { $game } of this match
games-games-here = Games of this match
games-twin = The same game in the { $room }
games-no-line = No line yet. The first one is the opening roll.
games-no-line-same = No line yet. The first one is the opening roll, which is the same in both rooms.
games-table-calls = The table calls
games-no-word = Without a word.
games-by-director = Decided by the director.
games-aside = What to do about the game
games-pick = Pick a line to correct it or to take it back.
games-no-pick = There is no line to correct.
games-can-decide = Where it cannot be finished, decide it.
games-can-reopen = The game can be reopened as long as nobody has been shown rolls that this room has not played.
games-cannot-reopen = Everybody has seen rolls with which this game would go on, so it cannot: a wrong line can be corrected, and the game be decided anew.
games-shown-first = What follows is shown before anything is written.
games-answer-call = Answer the call
games-called = Table { $table } called you
games-quoted = “{ $reason }”.
games-instead = If it changes the result, decide the game or correct its line.
games-answered = The call is answered.

## Team matches: a game decided

games-decide = Decide the game
games-decide-anew = Decide it anew
games-decide-what = It counts as if it had been played so, and is marked on the protocol.
games-who-wins = Who wins
games-team-with-white = { $team }, White
games-team-with-black = { $team }, Black
games-what = What
games-left = Checkers left
games-left-of = Checkers left, { $team }
games-left-what = 15 counts as a passed double.
games-cube = Cube
games-decide-example = The player did not come back after the break …
games-read-by = Everybody can read rule and reason once the game is over in both rooms.
games-missing-winner = Choose who wins.
games-missing-left = Say how many checkers the loser has left, from 1 to 15.
games-missing-rule = Name the rule.
games-confirm = Confirm the decision
games-decided = The decision is in the log.
games-wins-long-1 = { $team } wins an oin
games-wins-long-2 = { $team } wins a mars
games-wins-cube-1 = { $team } wins a single game, cube { $cube }
games-wins-cube-2 = { $team } wins a gammon, cube { $cube }
games-wins-cube-3 = { $team } wins a backgammon, cube { $cube }

## Team matches: a game reopened

games-reopen = Reopen it
games-reopen-it = Reopen the game
games-reopen-what = Its result counts no more, and the table goes on where it was. That is possible until the game is over in the other room too; then its rolls are public.
games-goes-on = The game goes on
games-reopened = The game is open again.
games-record-anew = Let it be recorded anew
games-record-anew-what = A roll that the room has seen stays, and so does the cube before it. With this the table may take lines back and record the cube before that roll anew (R47).
games-may-record-anew = What was rolled may be recorded anew

## Team matches: a line put right

games-take-back = Take it back
games-take-back-all =
    { $n ->
        [one] With the line after it, which the table records anew.
       *[other] With the { $n } lines after it, which the table records anew.
    }
games-dice-stay = These dice were drawn ahead: they stay.
games-dice-stay-decide = These dice were drawn ahead: they stay. If the result is wrong, decide the game anew.
games-stay-possible = What comes after it must stay possible.
games-the-play = The play
games-the-play-how = One checker after the other; bar, off and (2) for two alike.
games-let-stand = Not allowed, and the other player let it stand
games-dice = The dice
games-die-white = White's die
games-die-black = Black's die
games-act-double = doubles
games-act-take = takes
games-act-pass = passes
games-act-beaver = takes and redoubles
games-act-resign = resigns
games-act-accept_resignation = accepts the resignation
games-act-decline_resignation = declines the resignation
games-offers = Offers to lose
games-lose-oin = an oin
games-lose-mars = a mars
games-lose-single = a single game
games-lose-gammon = a gammon
games-lose-backgammon = a backgammon
games-correct-example = Both players agree that …
games-missing-play = Write the play as 13/7 8/7, with bar and off as words.
games-missing-dice = Two dice are needed, as 6-1.
games-missing-die = One die each, from 1 to 6.
games-line-right = Line { $n } put right
games-line-back = Line { $n } taken back
games-lines-back = Line { $n } and all after it taken back
games-takes-back = Takes back: <line>{ $sentence }</line>. Reason: { $reason }.
games-replaces = Replaces: <line>{ $sentence }</line>. Reason: { $reason }.
games-change-game =
    { $room ->
        [open] Game { $game }, open room
       *[closed] Game { $game }, closed room
    }
games-change-imp = IMP of the match
games-change-vp = Victory points

## Team matches: decisions

games-decisions = Decisions
games-decisions-lead = Each is a line in the log with its reason. A game is decided, reopened or corrected on its own page: choose it under Now or Games.
games-no-decisions = None yet. What would change in IMP, victory points and places is shown before you confirm.
games-did-decide = Decided
games-did-reopen = Reopened
games-did-correct = Corrected
games-did-line_up = Lined up
games-the-game = The game
games-the-game-of = The game: table { $table }, set { $deal }

## Team matches: boards, rounds, the final

games-boards = Boards
games-boards-together = All boards begin together: { $boards }.
games-rolls-sealed = Their rolls are sealed; a table gets each one when it asks for it.
games-rolls-thrown = The room that first needs a roll throws it, and the other one gets the same.
games-begin-boards = Begin all boards
games-begin-boards-sure = Yes, begin all boards
games-begin-final = Begin the final
games-begin-final-sure = Yes, begin the final
games-begin-lots = Begin the final with lots
games-begin-lots-sure = Yes, begin the final with lots
games-beacon-rolls = Type the value of the public randomness first: the rolls are drawn with it.
games-beacon-lots = Type the value of the public randomness first: lots are drawn with it.
games-board-ended = Ended at { $at }; its secret is public.
games-board-not-begun = Not begun.
games-board-since =
    { $n ->
        [one] Since { $at }; one game is left, each room counted.
       *[other] Since { $at }; { $n } games are left, each room counted.
    }
games-board-over = Every game is over: it can end, and its secret is published then.
games-end = End
games-end-sure = Yes, end it
games-the-final = The final
games-final-later = The best two play it when the rounds are over.
games-final-next =
    { $n ->
        [one] { $teams }, { $n } game in each room, on { $board }. { $white } has White in the open room.
       *[other] { $teams }, { $n } games in each room, on { $board }. { $white } has White in the open room.
    }
games-lots-secret = { $teams } are level in everything. Lots are drawn from the final's sealed secret when it begins, and everybody can check them later.
games-lots-beacon = { $teams } are level in everything. Lots are drawn from the public randomness when it begins, and everybody can check them later.
games-lots-drawn = Lots were drawn: { $teams }.
games-rounds = Rounds
games-rounds-self = They begin by themselves: a table that is through goes on to its next match.
games-rounds-first =
    { $n ->
        [one] The only round begins with the boards.
       *[other] The first of { $n } rounds begins with the boards, every other when you say so.
    }
games-rounds-begun = Round { $round } of { $n } has begun.
games-rounds-last = It is the last one.
games-rounds-already = Round { $round } can begin already: tables that are through go on, the others follow.
games-rounds-can = Everything is played: round { $round } can begin.
games-still = Still being played
games-begin-round = Begin round { $round }
games-begin-round-sure = Yes, begin round { $round }

## Team matches: play paused

games-play = Play
games-pause = Pause play
games-pause-what = Pausing stops the recording of games; what a device has typed waits there and is kept. The public reads that play is paused, not why.
games-pause-why = Why, for the recorders
games-resume-all = Play on everywhere
games-resume-table = Play on at table { $table }

## Team matches: line-ups

games-line-ups = Line-ups and substitutes
games-no-line-ups = Every match is over.
games-line-ups-what = Before a match begins its players are exchanged; afterwards the substitute plays on, and both names stand on the protocol.
games-line-up-of = { $where }: { $teams }
games-line-up-playing = { $where }: { $teams }, in play
games-in-open = In the open room
games-in-closed = In the closed room
games-reason-or-none = Reason (may stay empty)
games-keep-line-up = Keep the line-up
games-substitute = Substitute
games-lined-up = The line-up is in the log.
games-substituted = The substitution is in the log; both names stand on the protocol.
games-missing-match = Choose the match.
games-missing-team = Choose the team.
games-missing-players = Both rooms are played at the same time: choose two players.
games-missing-reason = Write the reason: the match has begun.

## The players of a session of individuals

session-list = The list
session-list-before = Session { $session } has not begun. When it begins, its list is signed, the seats are drawn among those who are on it, and are public at once.
session-list-what = Close the list before the public randomness can be known: who knows the draw could still choose who plays. It is signed and published at once; from then on only substitutes come.
session-list-what-at = Close the list before the public randomness can be known, { $at }: who knows the draw could still choose who plays. It is signed and published at once; from then on only substitutes come.
session-list-closed = The list of session { $session } was closed at { $at }: <file>lineups.json</file>.
session-list-close = Close the list
session-list-close-sure = Yes, close the list of session { $session }
list-of = Players of session { $session }
list-count =
    { $n ->
        [one] { $n } player is on the list.
       *[other] { $n } players are on the list.
    }
list-open = It is signed when it is closed or the session begins; until then it follows every ruling.
list-signed = It is signed, and stays as it is.
list-unknown = Who plays session { $session } is known when session { $before } has ended.
list-find = Find a player
list-number = Number
list-player = Player
list-player-missing = Say who is entered.
list-state = State
list-change = Change
list-plays = plays
list-out = does not play
list-late = entered late
list-absent = Mark absent
list-absent-of = Mark absent: { $player }
list-absent-what = { $player } does not come to session { $session }, and leaves the event. The seats are drawn without this player.
list-advance = Let play on
list-advance-of = Let play on: { $player }
list-advance-what = { $player } plays session { $session } all the same, with what the place in the session before is worth.
list-enter = Enter a player late
list-enter-what = Somebody who is not in the seal enters before the first list is signed.
list-done = { $player }: in the log for session { $session }.
list-did-absent = does not come
list-did-advance = plays on all the same
list-did-enter_late = was entered late
list-leaving = Who leaves as it stands
list-leaving-what =
    { $percent ->
        [0] Nobody leaves after this session.
       *[other] { $percent } % of each seat leave when the session ends; { $open } of { $deals } deals are open.
    }
list-place = Place
list-total = Total Score
list-short = Short of the line
