### The recorder's console.

start_up-starting = Getting ready
start_up-rules = Loading the rules of the game. The first time this takes a few seconds.
start_up-almost = Looking for what this device has kept.
start_up-arrived = The rules of the game are arriving: { $here } of { $all } MB.
start_up-last = As it stood on this device. It goes on as soon as the rules are here.
start_up-second = Another tab records this table
start_up-second_how = Close this tab and go on in the other one, or go on here.
start_up-take_over = Go on here
start_up-broken = The console cannot start
start_up-broken_how = Reload the page. If that does not help, take another device.
start_up-reload = Reload

broken-storage = This browser stores nothing, so that a hand could be lost. Leave private browsing, or take another device.
broken-rules = The rules of the game could not be loaded. Check the network and reload the page.

join-title = Recorder
join-lead = Type the code on your table's card, or scan it.
join-code = Table code
join-go = Open the console
join-working = Checking the code
join-scan = Scan the code
join-signed_in = Director, or already invited by name?
join-sign_in = Sign in

brought-title = Go on with this link?
brought-who = You are signed in here as { $name }.
brought-nobody = The server does not answer, so that nobody can say who is signed in here.
brought-table = The link makes { $name } a recorder of table { $table }, { $event }.
brought-instead = The link makes this device the recorder of table { $table }, { $event }. { $name } is then signed out here.
brought-unknown = What its code is good for cannot be told now.
brought-lines =
    { $n ->
        [one] It brings { $n } line that another console has typed.
       *[other] It brings { $n } lines that another console has typed.
    }
brought-go = Go on
brought-leave = Leave it

install-insecure_title = No HTTPS.
install-insecure = This page needs https to work without the network and to use the camera. Type the label instead.
install-insecure_how = Ask the director for the address that begins with https.
install-insecure_short = not without https
install-hint = Install this page from the browser's menu: it then fills the screen and starts without the network.

sheet-close = Close

camera-opening = Opening the camera.
camera-hold = Hold the code inside the frame.
camera-insecure = The browser gives no camera without https. Type the code instead.
camera-none = No camera was found. Type the code instead.
camera-refused = The camera was not allowed. Allow it in the browser's settings, or type the code.

bar-deal = Deal { $deal }
bar-table = Table { $table }
bar-slot = no. { $slot } of { $deals } here
bar-played = { $played } of { $deals } deals played
bar-all_played = all { $deals } deals played
bar-holder = holder { $holder }, place { $place }
bar-replaces = in place of deal { $deal }
bar-blinds = blinds { $small } / { $big }
bar-ante = ante { $chips }
bar-bb_ante = big-blind ante { $chips }
bar-cap = cap { $chips }
bar-button = button seat { $seat }
bar-time = Time since the seal was broken

link-green = all sent
link-sending = sending
link-connecting = connecting
link-waiting =
    { $n ->
        [one] { $n } line waiting to send
       *[other] { $n } lines waiting to send
    }
link-red = no connection
link-kept =
    { $n ->
        [one] no connection, { $n } line kept here
       *[other] no connection, { $n } lines kept here
    }
link-locked = sign in to send

street-preflop = pre-flop
street-flop = flop
street-turn = turn
street-river = river
street-over = Betting is over
street-wait_flop = Press when the dealer has put the flop on the table.
street-wait_turn = Press when the dealer has put the turn on the table.
street-wait_river = Press when the dealer has put the river on the table.
street-dealt_flop = Flop dealt
street-dealt_turn = Turn dealt
street-dealt_river = River dealt
street-same = Are these the cards on the table?
street-matches = Matches
street-different = Different
street-different_does = Different stops the hand and calls the director.
street-different_which = Which cards lie on the table?
street-different_type = Type the cards that lie there, or stop at once. Touch nothing on the table.
street-stop = Stop the hand
street-type_flop = Type the flop
street-type_turn = Type the turn
street-type_river = Type the river
street-type = Type the cards
street-waiting = The cards are on their way. You may also type what lies on the table.
street-soon = The cards come in { $n } s. You may also type what lies on the table.
street-offline = There is no connection. Type what lies on the table; it is checked later.
street-on_table = These lie on the table

pot-pot = pot
pot-main = main pot
pot-side = side pot { $n }

table-title = The table
table-board = Community cards

seat-n = seat { $seat }
seat-sb = SB
seat-bb = BB
seat-button = Button
seat-nobody = empty seat
seat-empty = no player
seat-folded = folded
seat-dead = dead hand
seat-out = out
seat-mucked = mucked
seat-shown = shown
seat-all_in = all-in
seat-to_act = to act
seat-bets = bets
seat-absent = absent
seat-committed = { $chips } of { $limit } in
seat-choose = Choose a seat
seat-table = the whole table

pad-title = What happens
pad-who = { $name }, seat { $seat }
pad-to_call = to call { $chips }
pad-check = Check
pad-call = Call { $chips }
pad-calls = Call
pad-call_all_in = Call { $chips }, all-in
pad-bet = Bet
pad-raise = Raise
pad-raise_to = Raise to
pad-bet_chips = Bet { $chips }
pad-raise_chips = Raise to { $chips }
pad-between = { $least } to { $most }
pad-only = { $chips } only
pad-at_least = At least { $chips }
pad-at_most = At most { $chips }
pad-no_raise = No raise is open
pad-fold = Fold
pad-undo = Undo
pad-back = Delete the last digit
pad-absent = Seat { $seat } is absent: dead hand

size-least = least
size-half = ½ pot
size-two_thirds = 2⁄3 pot
size-pot = pot
size-cap = cap
size-all_in = all-in

clock-short = clock
clock-left = clock: { $n } s
clock-over = Time is up

picker-chosen = Cards chosen
picker-keys = Tap the cards, or type rank and suit: 9 D, 10 is T.
picker-remove = Take this card away
picker-cancel = Cancel

showdown-title = Showdown
showdown-who_won = Who won?
showdown-all_in = all-in: everybody shows
showdown-first = first to show
showdown-shows = Shows
showdown-mucks = Mucks
showdown-tap = Tap who won, as announced
showdown-wins = Seat { $seat } wins
showdown-split = Seats { $seats } split
showdown-to = to seat { $seats }
showdown-check_again = Please check again
showdown-check_again_how = Read the hands and the board aloud once more. If the next announcement does not fit either, the director is called.

log-title = The hand so far
log-none = Nothing recorded yet
log-line = Seat { $seat }: { $said }
log-folds = folds
log-checks = checks
log-calls = calls
log-raises = bets or raises to { $chips }
log-mucks = mucks
log-shows = shows
log-killed = dead hand
log-board = board { $cards }
log-award = { $pot }: { $seats }
log-seal = seal broken
log-director = director called
log-undo = undone
log-correct = corrected
log-edited = edited
log-accept = accepted
log-dispute = disputed

note-out_of_turn = Out of turn
note-clock = Clock
note-exposed = Exposed card
note-absent = Absent
note-left = Left the area
note-back = Came back
note-other = Other note

more-title = More
more-more = More
more-kill = Dead hand
more-muck = Muck
more-clock = Clock
more-director = Call the director
more-called = Director called
more-director_how = What is it about?
more-own_words = In your own words
more-call_now = Call now
more-no_cards = Write no hole cards here.
more-note = Note it
more-kill_sure = The hand of seat { $seat }, { $name }, is dead: it can win nothing any more. Its chips stay in the pot.
more-kill_seat = Seat { $seat }: dead hand
more-other_seat = Another seat
more-seat_kill = Whose hand is dead?
more-seat_muck = Who mucks?
more-seat_clock = On whom was the clock called?
more-seat_out_of_turn = Who acted out of turn?
more-seat_absent = Who is absent?
more-seat_exposed = Whose card was exposed?
more-text_exposed = How it happened
more-text_other = What happened

reason-ruling = A ruling is needed
reason-rules = A question about the rules
reason-recording = A line of an earlier street is wrong
reason-conduct = A player's conduct
reason-deck = The deck or a card

line-queued = Kept on this device, not sent yet
line-sent = On the server
line-by = by { $by }
line-was = It was: { $said }
line-closed = This street is over. Only the director can change it.
line-call = Please change: { $said } ({ $street })
line-undo = Take it back
line-change = What did seat { $seat } really do?
line-amount = Bet, or raise to
line-put = Put { $chips }
line-reason = corrected at the table
line-refused = The later lines would not fit. Undo them first, or call the director.
line-not_last = Undo the later lines first.

start-open = Open the deck: deal
start-where = Holder { $holder }, place { $place }
start-slot = No. { $slot } of { $deals } at this table
start-replaces = A reserve deal, in place of deal { $deal }
start-label = Label of the deck
start-label_how = Leave the seal whole. Scan or type what stands on the deck.
start-check = Check the label
start-scan = Scan the label
start-right = The right deck
start-seated = Is everybody in the right seat? Tap who is absent.
start-here = seated
start-vacant = Nobody sits in seat { $seats }; the seat is dealt in. When all hole cards are dealt, mark its own.
start-out = Seat { $seats }: out of the session; dealt in, the hand is dead.
start-reserve = Out of the reserve, before the deal
start-reserve_seat = seat { $seat }
start-dead = Seat { $seats }: absent, the hand is dead as soon as it is dealt.
start-break = Break the seal
start-devices = No electronic devices in the playing rooms: phones are switched off and outside. This one is the table's.
start-paused = Wait
start-paused_how = The director has stopped play. Leave the next deck sealed.
start-held = The director comes first
start-held_how = Two hands in a row are frozen at this table. Leave the next deck sealed; the screen goes on by itself when the director has answered.
start-who = Who sits where
start-seats = The seats of this table

wrong-title = Wrong deck
wrong-event = This deck belongs to another event.
wrong-session = This deck belongs to another session.
wrong-table = This deck belongs to another table.
wrong-deal = This deck is not due now.
wrong-held = In your hand
wrong-due = Due here
wrong-other_event = Other event
wrong-place = session { $session }, table { $table }
wrong-do = Do not break the seal. Put the deck back and take the one that is due.
wrong-back = I have put it back

result-title = Deal { $deal }: the result
result-seat = Seat
result-name = Name
result-chips = Chips won or lost
result-house = forfeited chips
result-zero = The sum is zero
result-not_zero = The sum is not zero: call the director
result-turn = Turn the screen to the players
result-ask = Is this what happened? Once accepted, only the director can change it.
result-wins = to seat { $seat }
result-share = seat { $seat } { $chips }
result-returned = { $chips } uncalled, back to seat { $seat }
result-accept = We accept
result-again = Take the winner back
result-dispute = Dispute
result-rotate = Turn round
result-lines = The hand

dispute-title = Dispute the result
dispute-who = Who does not agree?
dispute-why = What is wrong?
dispute-amount = An amount is wrong
dispute-winner = The winner is wrong
dispute-missing = An action is missing
dispute-mistaken = A seat was mistaken for another
dispute-do = Dispute, call the director

ended-accepted = Deal { $deal } accepted
ended-frozen = Stop. Deal { $deal } is frozen.
ended-disputed = Deal { $deal } is disputed
ended-void = Deal { $deal } is void here
ended-ruling = Ruling: { $ruling }
ended-do = What to do
ended-leave = Leave the cards and chips as they lie.
ended-called = The director has been called.
ended-deck = When the director has seen it, put the deck aside, not back.
ended-pots = Keep the deck as it is until the director has ruled.
ended-aside = The table may then go on; this deal waits above.
ended-uploaded = Uploaded. Put the deck back into its holder.
ended-kept =
    { $n ->
        [one] Kept on this device; { $n } line goes out as soon as there is a connection. Put the deck back into its holder.
       *[other] Kept on this device; { $n } lines go out as soon as there is a connection. Put the deck back into its holder.
    }
ended-next = Next deck
ended-last = That was the last deal here
ended-wait = The next deck is being named
ended-wait_offline = The next deck is named as soon as there is a connection
ended-go = Go on with deal { $deal }
ended-on = Go on
ended-hold = Wait for the director.

waiting-before = Session { $session } has not begun
waiting-before_then = The first deck is named here as soon as the director begins.
waiting-seats = This is who sits where. Check it now; the first deck is named here as soon as the director begins.
waiting-seats_drawn = The seats are drawn when the director begins. They stand here then, before the first deck is opened.
waiting-seats_from = The seats are drawn when the director begins, from a public value that nobody can know before { $time }. They stand here then, before the first deck is opened.
waiting-next = Session { $session } has not begun
waiting-ended = Session { $session } is over
waiting-ended_then = Everything is recorded. Leave the table as the menu says if this device is needed elsewhere.
waiting-done = All deals are played here
waiting-done_then = Stay until the director ends the session.
waiting-aside = Waiting for the director
waiting-aside_then =
    { $n ->
        [one] { $n } deal of this table still needs a ruling.
       *[other] { $n } deals of this table still need a ruling.
    }

aside-waiting = With the director:
aside-deal = deal { $deal }, { $what }
aside-frozen = frozen
aside-disputed = disputed

notice-title = News
notice-stopped = The director has stopped the clock
notice-paused = The director has stopped the clock: { $reason }
notice-resumed = Play goes on
notice-held = Two hands in a row are frozen: the table waits for the director
notice-taken = { $where }: another device was first ({ $by })
notice-refused = { $where }: not taken. { $why }
notice-ruling = { $where }, the director: { $text }
notice-taken_over =
    { $n ->
        [one] This device goes on. { $n } line came with the code.
       *[other] This device goes on. { $n } lines came with the code.
    }
notice-goes_on = This device goes on.
notice-locked = The lines are kept here until this device signs in again.
notice-other_roll = { $where }: the roll is another one than was typed. The one shown counts.
notice-other_roll_kept = { $where }: the roll is another one than was typed. The one shown counts; enter the play after it anew.

conflict-title = Two devices record this table
conflict-refused = A line was not taken
conflict-what = { $where }: { $by } recorded this moment first. That stands. What was typed here was kept, but does not count.
conflict-theirs = What stands ({ $by })
conflict-ours = Typed here, does not count
conflict-unseen = Not on this device yet
conflict-how = Agree who records. One device is enough.
conflict-keep = Keep what stands
conflict-again = Type ours after it
conflict-call = Two devices disagree: { $where }

menu-title = This device
menu-link = Connection
menu-heard = last heard at { $time }
menu-offline = Without the network
menu-offline_ready = ready
menu-offline_soon = being stored
menu-kept = Storage
menu-kept_yes = kept by the browser
menu-kept_no = the browser may clear it
menu-rules = Rules
menu-update = Load the new version
menu-device = Table and device
menu-handover = Hand over to another device
menu-aside = Save the lines kept aside
menu-aside_drop = Throw away the lines kept aside
menu-aside_how =
    { $n ->
        [one] { $n } line is kept aside here and nowhere else. Throwing it away cannot be undone.
       *[other] { $n } lines are kept aside here and nowhere else. Throwing them away cannot be undone.
    }
menu-aside_now = Throw away
menu-aside_back = Keep
menu-leave = Leave this table
menu-leave_how = Everything has been sent. This device forgets the table.
menu-leave_waiting =
    { $n ->
        [one] { $n } line has not been sent. Leaving now loses it.
       *[other] { $n } lines have not been sent. Leaving now loses them.
    }
menu-leave_aside =
    { $n ->
        [one] { $n } line is kept aside here. Leaving throws it away; save it before.
       *[other] { $n } lines are kept aside here. Leaving throws them away; save them before.
    }
menu-leave_anyway = Lose them and leave
menu-leave_now = Leave
menu-stay = Stay
menu-keys = Keys: F fold, C check or call, K check, R raise, A all-in, digits, Enter, Backspace or U undo.

settings-four = Four-colour deck
settings-contrast = High contrast

handover-making = Making the code.
handover-how = Scan this with the other device. Stop recording here from now on.
handover-qr = QR code for the other device
handover-no_qr = There are too many lines for a code. Send the link instead.
handover-only_here = The other device cannot reach this address, which leads to this one alone. Open the console here at the address that the director gives, then hand over.
handover-lines =
    { $n ->
        [one] { $n } line that has not been sent travels inside.
       *[other] { $n } lines that have not been sent travel inside.
    }
handover-until = Good once, until { $time }.
handover-offline = This brings only the lines. Scan it where the other device asks for a code, then type the table's code there.
handover-copy = Copy the link
handover-copied = Copied
handover-link = Link
handover-by_hand = Copying is not possible here. The link stands below, to be copied by hand.
handover-failed = No code could be made. Try again when there is a connection.
handover-one = Whoever holds this link can record this table.

game-white = White
game-black = Black
game-number = Game { $game }
game-of = Game { $game } of { $games }
game-time = Time since the opening roll
game-room-open = open room
game-room-closed = closed room
game-round = round { $round }
game-final = final
game-score = points here: White { $white }, Black { $black }
game-turn = to act
game-pips = pips
game-who = { $side }, { $name }
game-opening = The opening roll
game-opening_how = One die each. The higher die begins.
game-due-roll = to roll
game-due-dice = which dice
game-due-play = to play { $roll }
game-due-answer = to answer
game-typing-throw = Nobody has thrown this roll yet. Throw, and tap what the dice show.
game-typing-throw_opening = Nobody has thrown the opening roll yet. Throw one die each, and tap them.
game-typing-late = The server takes long. Wait, or tap the roll of the roll sheet.
game-typing-offline = No connection. Tap the roll of the roll sheet; it is checked later.
game-typing-offline_thrown = No connection. If the other room has this roll, ask for it; else throw, and tap the dice.
game-typing-again = Tap the roll as it really is.
game-danced = { $side } rolled { $roll } and cannot move.
game-same_roll = This roll has been seen. The same roll comes again.
game-rolling = The roll has been asked for.
game-tap = Tap a checker, then where it goes.
game-free = A play that is not legal and stands
game-free_how = Move the checkers as they lie on the table.
game-doubled = { $side } doubles to { $value }.
game-beavered = { $side } beavers: the cube would be at { $value }.
game-resigned = { $side } resigns: { $level }.
game-lines = The game so far
game-line_closed = Only the last line can be taken back here, and no line before a roll that was told. The director can change it.
game-line_call = Please change: { $said }
game-next_match = Next match
game-next_sides = White { $white }, Black { $black }
game-go = Go on with game { $game }
game-last = That was the last game here
game-wait = The next game is being named
game-wait_offline = The next game is named as soon as there is a connection
game-waiting-before = The matches have not begun
game-waiting-before_then = The first roll can be made as soon as the director begins.
game-waiting-ended = The matches are over
game-waiting-ended_then = Everything is recorded. Leave the table as the menu says if this device is needed elsewhere.
game-waiting-round = Waiting for round { $round }
game-waiting-round_then = The next match can be begun as soon as the director begins the round.
game-waiting-done = All games are played here
game-waiting-done_then = Stay until the director ends the session.
game-waiting-who = Check meanwhile who sits where.
game-keys = Keys: Enter roll or done, 1 to 6 dice, D double, T take, P pass, Backspace or U undo; arrows and Enter on the board.
game-pad-roll = ROLL
game-pad-rolling = Rolling
game-pad-double = Double to { $value }
game-pad-done = Done
game-pad-stands = It stands
game-pad-only = The only play: { $said }
game-pad-take = Take
game-pad-pass = Pass
game-pad-beaver = Beaver: cube at { $value }
game-pad-agree = Accept
game-pad-decline = Play on
game-pad-first = The first die
game-pad-second = { $value }, and the second die
game-pad-die = die { $value }
game-pad-die_of = Die of { $side }
game-level-single = single game
game-level-gammon = gammon
game-level-backgammon = backgammon
game-level-single_long = oin
game-level-gammon_long = mars
game-level-backgammon_long = koks
game-ending-borne_off = all checkers borne off
game-ending-passed = double passed
game-ending-resigned = resigned
game-ending-drawn = drawn
game-ending-decided = decided by the director
game-result-ask = Turn the screen to the players. Is this what happened? Once accepted, only the director can change it.
game-result-wins = { $side } wins
game-result-drawn = The game is drawn
game-result-how = How
game-result-level = Counts as
game-result-cube = Cube
game-result-proposed = Passed at
game-result-left = Checkers left
game-result-points = Small match points
game-result-accepted = Game { $game } accepted
game-result-decided = Game { $game } decided by the director
game-result-kept =
    { $n ->
        [one] Kept on this device; { $n } line goes out as soon as there is a connection.
       *[other] Kept on this device; { $n } lines go out as soon as there is a connection.
    }
game-log-line = { $side }: { $said }
game-log-nothing = nothing moved
game-log-asked = roll asked for
game-log-opening = opening { $white }:{ $black }
game-log-dances = { $roll }, cannot move
game-log-stood = { $said } (stands)
game-log-doubles = doubles
game-log-doubles_to = doubles to { $value }
game-log-beavers = beavers
game-log-takes = takes
game-log-passes = passes
game-log-resigns = resigns: { $level }
game-log-agrees = accepts the resignation
game-log-declines = plays on
game-log-answered = the director has answered
game-log-decided = decided by the director
game-log-reopened = opened again by the director
game-note-out_of_turn = Out of turn
game-note-clock = Clock
game-note-cocked = Cocked dice
game-note-illegal_play = Illegal play
game-note-absent = Absent
game-note-other = Other note
game-more-resign = Resign
game-more-who_resigns = Who resigns?
game-more-what_level = What is resigned?
game-more-cannot_resign = Nothing can be resigned now.
game-more-stands = An illegal play stands
game-more-turn = Turn the board
game-more-whom = Whom does it concern?
game-mend-list = Correct an earlier line
game-mend-choose = Choose the line that is not as it was at the table.
game-mend-open = Put it right
game-mend-other_dice = The dice were others
game-mend-title = Put right
game-mend-turn = Put right: turn { $turn }
game-mend-was = Recorded: { $said }
game-mend-tap = Tap the play as it was made.
game-mend-dice = Tap the dice as they lay.
game-mend-answer = What was answered?
game-mend-same = This is what is recorded.
game-mend-later =
    { $n ->
        [one] { $n } later line stays as it is.
       *[other] { $n } later lines stay as they are.
    }
game-mend-broken = “{ $said }” would no longer fit.
game-mend-broken_then = So nothing is changed here. The director can have the later lines recorded anew.
game-mend-closed_then = What you put in goes to the director. Until then the game goes on as recorded.
game-mend-reason = Reason
game-mend-public = Public once the game is over in both rooms.
game-mend-why-typed = typed wrongly
game-mend-why-moved = other checkers were moved
game-mend-why-agreed = both players agree
game-mend-why-own = in your own words
game-mend-send = Put it right
game-mend-director = Send it to the director
game-mend-back = Back to the game
game-mend-kept = An earlier position. Nothing is recorded before you put it right.
game-mend-call = Turn { $turn }: please change “{ $said }” to: { $now } ({ $reason })
game-reason-ruling = A ruling is needed
game-reason-rules = A question about the rules
game-reason-roll = A roll is wrong
game-reason-recording = An earlier line is wrong
game-reason-conduct = A player's conduct
game-board-title = The board
game-board-checkers =
    { $n ->
        [one] { $n } checker of { $side }
       *[other] { $n } checkers of { $side }
    }
game-board-empty = point { $number }, empty
game-board-point = point { $number }, { $who }
game-board-bar = bar, { $who }
game-board-off = borne off, { $who }
game-board-start = may be moved
game-board-target = a checker may go here
game-board-picked = picked up
game-board-dice = { $side }, roll: { $first } and { $second }
game-board-cube = doubling cube at { $value }, in the middle
game-board-cube_of = doubling cube at { $value }, with { $side }
game-board-cube_offered = doubling cube at { $value }, offered by { $side }
