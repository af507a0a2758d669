### What the server says in the office: each text is named there by its key without `says-`.

## How sentences are put together

says-together = { $first } { $second }
says-quoted = "{ $words }".
says-written = { $words }
says-list-wrong = { $where }: { $why }
says-list-cell-wrong = { $where } is { $value }: { $why }
says-at-tables =
    { $n ->
        [one] table { $tables }
       *[other] tables { $tables }
    }
says-at-tables-and-others = tables { $tables } and others

## The next step

says-look-at-log = Look at the log
says-log-read-only = Nothing more can be written to the log of this event: { $why }.
says-open-log = Open the log
says-event-withdrawn = The event is withdrawn
says-event-withdrawn-why = { $reason } Nothing more is played. It can be taken back.
says-take-it-back = Take it back
says-open-proof = Open the proof
says-all-over = Everything is played and published. Anybody can check now that nothing was chosen.
says-all-over-rehearsal = Everything is played and published.
says-not-known-yet = Nobody can know the value of the public randomness before { $at }.
says-see-promise = See what was promised
says-resume = Have play go on
says-play-on = Play on
says-play-on-sure = Yes, play on
says-decks-drawn-later = The decks of session { $session } are drawn when its public randomness is known.
says-secrets-not-here = The secrets of session { $session } are not here.
says-do-look-at-table = Look at the table
says-do-rule = Rule
says-do-look-and-rule = Look and rule
says-do-answer = Answer
says-do-repair = Go on with the repair
says-close-line-ups = Close the line-ups of session { $session }
says-close-line-ups-why = Before the public randomness can be known: whoever knows the draw could still move his players. They are signed and published at once; from then on only substitutes come.
says-do-close-line-ups = Close the line-ups
says-close-line-ups-sure = Yes, close the line-ups of session { $session }
says-see-line-ups = Look at the line-ups
says-begin-session = Begin session { $session }
says-begin-session-what = The seats are drawn and are public at once; who plays where can then be changed only by a substitution.
says-begin-session-sure = Yes, begin session { $session }
says-stands-still = Play stands still at every table. The clock runs again.
says-stands-still-because = Play stands still at every table: { $reason }. The clock runs again.
says-make-decks = Have the decks of session { $session } made
says-make-decks-why = No deck file has been written and no table has begun. The deck custodian makes the decks, or whoever sorts them by the file.
says-open-custody = Open custody
says-hands-left =
    { $n ->
        [one] { $n } hand is still to be accepted or ruled void, at { $where }.
       *[other] { $n } hands are still to be accepted or ruled void, at { $where }.
    }
says-end-session = End session { $session }
says-end-session-what = Its secrets are published, and nothing more can be played in it.
says-end-session-sure = Yes, end session { $session }
says-see-hands = See the hands
says-boards-drawn = They begin together: { $boards }. Their rolls are sealed; a table gets each one when it asks for it.
says-boards-thrown = They begin together: { $boards }. The room that first needs a roll throws it, and the other one gets the same.
says-begin-boards = Begin all boards
says-begin-boards-sure = Yes, begin all boards
says-paused = Play is paused at every table. It goes on everywhere.
says-paused-because = Play is paused at every table: { $reason }. It goes on everywhere.
says-begin-round = Begin round { $round }
says-begin-round-what = Its matches can be played at once.
says-begin-round-sure = Yes, begin round { $round }
says-level-lots-secret = { $teams } are level in everything: lots are drawn from the final's sealed secret, and everybody can check them later.
says-level-lots-randomness = { $teams } are level in everything: lots are drawn from the public randomness, and everybody can check them later.
says-final-of =
    { $n ->
        [one] { $first } against { $second }, { $n } game in each room, on { $board }.
       *[other] { $first } against { $second }, { $n } games in each room, on { $board }.
    }
says-final-waits-boards = The boards have not begun.
says-final-waits =
    { $n ->
        [one] The rounds on { $boards } decide who plays it: { $n } game is left there, each room counted.
       *[other] The rounds on { $boards } decide who plays it: { $n } games are left there, each room counted.
    }
says-begin-final = Begin the final
says-begin-final-sure = Yes, begin the final
says-end-final = End the final
says-end-final-sure = Yes, end the final
says-end-board = End { $board }
says-end-board-sure = Yes, end { $board }
says-end-board-drawn = Its secret is published, and nothing more can be played there.
says-end-board-thrown = Nothing more can be played there.
says-games-left =
    { $n ->
        [one] { $n } game is left, each room counted.
       *[other] { $n } games are left, each room counted.
    }
says-see-games = See the games

## What waits for the director at a table of cards

says-held =
    { $n ->
        [one] Table { $table } is held: { $n } hand is frozen
       *[other] Table { $table } is held: { $n } hands in a row are frozen
    }
says-held-deals = Deals { $deals }. Its next deck stays sealed until you answer; look at the table first.
says-held-meanwhile =
    { $n ->
        [one] A hand was begun meanwhile, without a connection as its device says.
       *[other] { $n } hands were begun meanwhile, without a connection as its device says.
    }
says-calls = Table { $table } calls the director
says-in-deal = In deal { $deal }.
says-seat-in-deal = Seat { $seat }, in deal { $deal }.
says-on-seat-in-deal = On seat { $seat }, in deal { $deal }.
says-disputed = Table { $table }, deal { $deal }: the table disputes the result
says-disputed-by = Seat { $seat }: "{ $words }".
says-disputed-what = Nothing is final until you rule.
says-frozen = Table { $table }, deal { $deal } is frozen
says-frozen-what = Correct the line or rule.
says-frozen-board = The board that was typed is another than the deck-order has.
says-frozen-cards = Cards that were shown are others than the deck-order has.
says-frozen-winner = Twice a winner was announced whom the cards contradict.
says-frozen-line = A line does not fit: { $why }.
says-frozen-street =
    { $street ->
        [flop] The flop on the table is another than the deck-order has.
        [turn] The turn on the table is another than the deck-order has.
       *[river] The river on the table is another than the deck-order has.
    }
says-frozen-street-cards =
    { $street ->
        [flop] The flop on the table is another than the deck-order has. It has { $cards }.
        [turn] The turn on the table is another than the deck-order has. It has { $cards }.
       *[river] The river on the table is another than the deck-order has. It has { $cards }.
    }
says-frozen-result = The result that the table accepted is not the one that its hand makes.
says-repair = Table { $table }, deal { $deal }: a deck is put right
says-repair-requested = Somebody else confirms it: the deck custodian, where there is one.
says-repair-confirmed = It is confirmed, and { $by } can look at the order.
says-repair-seen = Its order has been seen. Say when the deck is in order again.
says-void-at = Deal { $deal } is void at { $void } of { $whole } tables
says-void-at-all =
    { $n ->
        [one] Deal { $deal } is void at { $n } table
       *[other] Deal { $deal } is void at all { $n } tables
    }
says-void-replace = More than half: replace it everywhere by a reserve deal (R23).
says-reserve = Reserve deal { $deal } stands in for deal { $replaced }
says-reserve-waits = It is still to be played at { $where }.
says-behind = Table { $table } is { WORDS($n) } deals behind
says-slowly = Table { $table } plays slowly
says-pace = { $own } a deal against { $others }.
says-ends-later =
    { $n ->
        [one] At this pace it ends { $n } minute after the others.
       *[other] At this pace it ends { $n } minutes after the others.
    }
says-others-wait = The others will have to wait for it.
says-wild =
    { $n ->
        [one] { $player }, seat { $seat }: one cap lost
       *[other] { $player }, seat { $seat }: { WORDS($n) } caps lost
    }
says-wild-what = Wild-play alert at { $lost }. It is your decision; the last hands: { $hands }.
says-hand-lost = deal { $deal } { $chips }
says-out-of-touch = The recorder of table { $table } is out of touch
says-lines-waited =
    { $n ->
        [one] { $n } line waited on it.
       *[other] { $n } lines waited on it.
    }
says-out-of-touch-what = It goes on without the network and sends everything later.
says-clock = Table { $table }: the clock was called
says-absent = Table { $table }: a player is absent
says-unsealed = Table { $table }, deal { $deal }: no seal was broken
says-unsealed-what = Its lines begin without the label of a deck.

## What waits for the director of matches

says-round-can-begin = Round { $round } can begin
says-round-all-wait = All tables wait for it.
says-round-waiting =
    { $n ->
        [one] Waiting for it: table { $tables }.
       *[other] Waiting for it: tables { $tables }.
    }
says-final-can-begin = The final can begin
says-final-after-lots = The final can begin: lots are drawn first
says-level = { $teams } are level in everything.
says-final-between =
    { $n ->
        [one] { $first } against { $second }, { $n } game in each room.
       *[other] { $first } against { $second }, { $n } games in each room.
    }
says-lines-late =
    { $n ->
        [one] { $n } line typed and not yet sent.
       *[other] { $n } lines typed and not yet sent.
    }
says-sends-late = Table { $table }: the recorder sends late
says-not-in-touch = Table { $table }: the recorder is not in touch
says-is-to-act = { $player } is to act.
says-quiet = Table { $table }: nothing for { $n } minutes
says-match-room =
    { $room ->
        [open] { $first } against { $second }, open room.
       *[closed] { $first } against { $second }, closed room.
    }
says-match-game-room =
    { $room ->
        [open] { $first } against { $second }, game { $game }, open room.
       *[closed] { $first } against { $second }, game { $game }, closed room.
    }

## Pieces of lines

says-because = : "{ $reason }"
says-reason = Reason: "{ $reason }".
says-after-colon = : { $words }
says-comma = { $first }, { $second }
says-stop = { $text }.
says-nothing = nothing
says-no-chips = no chips
says-session = session { $session }
says-table = table { $table }
says-deal = deal { $deal }
says-game = game { $game }
says-final = Final
says-board-round = { $board }, round { $round }
says-match-at = { $where }, { $first } against { $second }
says-decided-at =
    { $room ->
        [open] { $where }, { $first } against { $second }, game { $game }, open room
       *[closed] { $where }, { $first } against { $second }, game { $game }, closed room
    }
says-randomness = The public randomness is “{ $beacon }”.

## Lines of an event, and of a table of cards

says-line-published = The event was sealed and published.
says-line-began = The session began, and the seats were drawn.
says-line-began-random = The session began, and the seats were drawn. The public randomness is “{ $beacon }”.
says-line-ended = The session ended, and its secrets were published.
says-line-opened = The deal was opened: every table has played it.
says-line-seal = The seal of deck { $label } was broken.
says-line-fold = Seat { $seat } folds.
says-line-check = Seat { $seat } checks.
says-line-call = Seat { $seat } calls.
says-line-muck = Seat { $seat } mucks.
says-line-raise =
    { $how ->
        [bet] Seat { $seat } bets { $chips }.
        [raise] Seat { $seat } raises to { $chips }.
       *[either] Seat { $seat } bets or raises to { $chips }.
    }
says-line-dead = The hand of seat { $seat } is dead.
says-line-show = Seat { $seat } shows.
says-line-show-cards = Seat { $seat } shows { $cards }.
says-line-dealt-hole = Seat { $seat } is dealt two cards.
says-line-dealt-cards = Seat { $seat } is dealt { $cards }.
says-line-dealt =
    { $street ->
        [flop] The flop was dealt.
        [turn] The turn was dealt.
       *[river] The river was dealt.
    }
says-line-board = The board was confirmed.
says-line-board-cards = The board was confirmed { $cards }.
says-line-different =
    { $street ->
        [flop] The flop is another than the deck-order has.
        [turn] The turn is another than the deck-order has.
       *[river] The river is another than the deck-order has.
    }
says-line-different-cards =
    { $street ->
        [flop] The flop is another than the deck-order has { $cards }.
        [turn] The turn is another than the deck-order has { $cards }.
       *[river] The river is another than the deck-order has { $cards }.
    }
says-line-award =
    { $n ->
        [one] { $pot ->
            [0] Seat { $seats } wins the main pot.
           *[other] Seat { $seats } wins side pot { $pot }.
        }
       *[other] { $pot ->
            [0] Seats { $seats } share the main pot.
           *[other] Seats { $seats } share side pot { $pot }.
        }
    }
says-line-award-nobody =
    { $pot ->
        [0] Nobody wins the main pot.
       *[other] Nobody wins side pot { $pot }.
    }
says-line-note =
    { $kind ->
        [out_of_turn] Seat { $seat } acts out of turn{ $text }.
        [clock] Seat { $seat } has the clock called on it{ $text }.
        [exposed] Seat { $seat } shows a card{ $text }.
        [absent] Seat { $seat } is absent{ $text }.
        [left] Seat { $seat } left the area{ $text }.
       *[back] Seat { $seat } came back{ $text }.
    }
says-line-noted = Noted: { $kind }{ $text }.
says-line-noted-seat = Noted: { $kind }, seat { $seat }{ $text }.
says-line-called = The director was called{ $because }.
says-line-disputed = The table disputes the result{ $because }.
says-line-disputed-seat = Seat { $seat } disputes the result{ $because }.
says-line-undone = Line { $line } counts no more{ $because }.
says-lines-undone =
    { $n ->
        [one] { $n } line counts no more, from line { $line } on.
       *[other] { $n } lines count no more, from line { $line } on.
    }
says-line-should-say = Line { $line } should say: { $meant }
says-line-accepted = The table accepts the result: { $result }.
says-line-ruled =
    { $late ->
        [0] Ruling. { $what } Rule: { $rule }. Reason: { $reason }.
       *[1] Ruling. { $what } Rule: { $rule }. Reason: { $reason }. It came late.
    }
says-line-withdrawn = Ruling { $ruling } was withdrawn{ $because }.
says-ruling-withdrawn = Ruling { $ruling } is withdrawn.
says-line-answered = The director answered table { $table } about deal { $deal }{ $because }.
says-line-takes-seat = { $player } takes seat { $seat }{ $because }.
says-line-out = Seat { $seat } is out: its hands are dead from the next deal on{ $because }. Rule: { $rule }.
says-line-back = Seat { $seat } plays again from the next deal on{ $because }.
says-line-lined-up =
    { $n ->
        [0] { $entry } lines up nobody.
       *[other] { $entry } lines up: { $players }.
    }
says-line-line-ups-closed = The line-ups of the session were closed.
says-line-paused = Play was paused{ $because }.
says-line-resumed = Play went on.
says-line-custody =
    { $where ->
        [store] { $n ->
            [one] The deck of deal { $deals } is in the store, in the hands of { $who }.
           *[other] The decks of deals { $deals } are in the store, in the hands of { $who }.
        }
        [table] { $n ->
            [one] The deck of deal { $deals } is at the table, in the hands of { $who }.
           *[other] The decks of deals { $deals } are at the table, in the hands of { $who }.
        }
       *[back] { $n ->
            [one] The deck of deal { $deals } is back with the custodian, in the hands of { $who }.
           *[other] The decks of deals { $deals } are back with the custodian, in the hands of { $who }.
        }
    }
says-line-custody-at =
    { $n ->
        [one] The deck of deal { $deals } is { $where }, in the hands of { $who }.
       *[other] The decks of deals { $deals } are { $where }, in the hands of { $who }.
    }
says-line-repair = The deck of deal { $deal } is to be put right{ $because }.
says-line-repair-confirmed = Repair { $repair } was confirmed.
says-line-repair-refused = Repair { $repair } was turned down{ $because }.
says-line-repair-order = The deck-order of repair { $repair } was given.
says-line-repair-done = The deck of repair { $repair } is in order again.
says-line-decks-given = The deck file { $file } was handed out.
says-line-name =
    { $what ->
        [event] The event is spelled { $name }, and not { $was }{ $because }.
        [team] Team { $entry } is spelled { $name }, and not { $was }{ $because }.
       *[player] A player of { $entry } is spelled { $name }, and not { $was }{ $because }.
    }
says-line-event-withdrawn = The event was withdrawn{ $because }.
says-line-event-goes-on = The event goes on: its withdrawal was taken back{ $because }.
says-line-put-away = The rehearsal was put away.
says-line-brought-out = The rehearsal was brought out again.
says-line-table-results =
    { $results ->
        [open] From here on the screens at the tables show results of other tables.
       *[none] From here on the screens at the tables show no results of other tables.
    }

## Lines of matches

says-side-white = White
says-side-black = Black
says-opening-roll = The opening roll
says-game-level =
    { $level ->
        [1] a single game
        [2] a gammon
       *[3] a backgammon
    }
says-game-level-long =
    { $level ->
        [1] an oin
        [2] a mars
       *[3] a koks
    }
says-result-drawn = the game is drawn
says-result =
    { $n ->
        [one] { $winner } wins { $level }, { $loser } has { $n } checker left
       *[other] { $winner } wins { $level }, { $loser } has { $n } checkers left
    }
says-result-cube =
    { $n ->
        [one] { $winner } wins { $level }, { $loser } has { $n } checker left, cube { $cube }
       *[other] { $winner } wins { $level }, { $loser } has { $n } checkers left, cube { $cube }
    }
says-result-passed = { $winner } wins: { $loser } passed a double to { $value }
says-game-ended = The session ended, and its secret was published.
says-game-set-opened = The roll set was opened: both rooms have finished the game.
says-game-opening =
    { $first ->
        [white] White rolls { $white }, Black { $black }: White begins.
        [black] White rolls { $white }, Black { $black }: Black begins.
       *[nobody] White rolls { $white }, Black { $black }.
    }
says-game-rolls = { $side } rolls { $roll }.
says-game-rolls-dice = { $side } rolls the dice.
says-game-plays = { $side } plays { $play }.
says-game-plays-illegal = { $side } plays { $play }, an illegal play that was let stand.
says-game-doubles = { $side } doubles.
says-game-takes = { $side } takes.
says-game-passes = { $side } passes.
says-game-beaver = { $side } takes and redoubles at once.
says-game-resigns = { $side } offers to lose { $level }.
says-game-accepts-loss = { $side } accepts the resignation.
says-game-declines-loss = { $side } declines the resignation.
says-game-accepted = The table accepts the result: { $result }.
says-game-answered = The call of table { $table } was answered{ $because }.
says-game-decided = The director decided: { $result }. Rule: { $rule }{ $because }.
says-game-decided-bare = The director decided: { $result }.
says-game-reopened = The game was opened again{ $because }.
says-game-round = Round { $round } began.
says-game-resumed = Play goes on.
says-game-bound = Dice that are not the roll were typed: the lines before them stay as sent.
says-game-sheets =
    { $n ->
        [one] { $n } roll sheet was printed: whoever has one knows the rolls of its game.
       *[other] { $n } roll sheets were printed: whoever has one knows the rolls of its game.
    }
says-game-board-began = The board began.
says-game-final-began = The final began: { $first } against { $second }.
says-game-lots = Lots were drawn: { $teams }.
says-game-lined-up = Match { $match }: { $team } plays { $open } in the open room and { $closed } in the closed{ $because }.
says-game-wrong-roll = { $who }: { $typed } was typed, which is not the roll.
says-game-note =
    { $kind ->
        [out_of_turn] An action out of turn{ $text }.
        [clock] The clock was called{ $text }.
        [cocked] Cocked dice{ $text }.
        [illegal_play] An illegal play{ $text }.
        [absent] A player is absent{ $text }.
       *[other] Noted{ $text }.
    }
says-game-note-side =
    { $kind ->
        [out_of_turn] { $side }: an action out of turn{ $text }.
        [clock] { $side }: the clock was called{ $text }.
        [cocked] { $side }: cocked dice{ $text }.
        [illegal_play] { $side }: an illegal play{ $text }.
        [absent] { $side }: a player is absent{ $text }.
       *[other] { $side }: noted{ $text }.
    }
says-game-note-kind = Noted: { $kind }{ $text }.

## Why a director ends a game

says-decide-missing = A player is missing
says-decide-time = The time is over
says-decide-resignation = The level of a resignation
says-decide-other = Another matter

## What a ruling or a decision changes

says-hangs-on-hidden = What follows hangs on cards that nobody at the table has seen.
says-no-result = no result
says-change-no-longer = Table { $table }: its result no longer counts.
says-change-table = Table { $table }: { $changes }.
says-change-seat = seat { $seat } has { $has } instead of { $had }
says-change-seat-none = seat { $seat } has no result of its own instead of { $had }
says-change-no-reserve = No reserve deal is left: place { $place } is cancelled for all tables.
says-change-reserve = Reserve deal { $deal } takes its place at every table.
says-change-counts-again = Deal { $deal } counts again in its place.
says-change-opens = Deal { $deal } opens with it: every table is through.
says-change-seen-later = Players see it when deal { $deal } opens.
says-change-at-seat = Seat { $seat }: { $moves }
says-change-at-session-seat = Session { $session }, seat { $seat }: { $moves }
says-change-swap = { $one } and { $other } swap { $first } and { $second }
says-change-is = { $name } is { $place }
says-change-points-stays = { $name } has { $has } points instead of { $had } and stays { $place }.
says-change-points-is = { $name } has { $has } points instead of { $had } and is { $place }, not { $was }.
says-change-no-points = No team's points change.
says-change-place = { $name } is { $place }, not { $was }.
says-change-no-places = Places of teams stay as they are.
says-change-no-ladder = No place in any ladder changes.
says-change-goes-on =
    { $signed ->
        [0] { $name } would go on after session { $session }.
       *[1] { $name } would go on after session { $session }, but the list of the next session is signed and stays.
    }
says-change-leaves =
    { $signed ->
        [0] { $name } would leave after session { $session }.
       *[1] { $name } would leave after session { $session }, but the list of the next session is signed and stays.
    }
says-stands-not-begun = not begun
says-stands-over =
    { $n ->
        [one] over after { $n } roll, not accepted
       *[other] over after { $n } rolls, not accepted
    }
says-stands-in-play =
    { $n ->
        [one] in play, { $n } roll made
       *[other] in play, { $n } rolls made
    }
says-score = { $first } to { $second }
says-change-game-stays = The result of the game stays as it is.
says-change-game = Before: { $before }. After: { $after }.
says-change-smp =
    { $n ->
        [one] The game counts { $n } small match point.
       *[other] The game counts { $n } small match points.
    }
says-change-match-stays = The match stands as before: IMP count when both rooms have finished a game.
says-change-imp-stays = { $first } against { $second }: { $now } IMP, as before.
says-change-imp = { $first } against { $second }: { $was } IMP before, { $now } after.
says-change-vp = Victory points { $now }, { $was } before.
says-change-vp-first = Victory points { $now }.
says-change-not-over = The match is then not over, and has no victory points yet.
says-change-team-place = { $name } is { $place }, before { $was }.
says-change-team-points =
    { $by ->
        [vp] Places of teams stay as they are; their victory points change.
       *[imp] Places of teams stay as they are; their IMP change.
    }
says-change-rolls-seen = Everybody then sees rolls that this room has not played: the game cannot be reopened after that.
says-change-final-stays = The final has begun; its finalists stay as they are.
says-change-final-known = Then the finalists are known, and the final can begin.

## A new event

says-format-seat-teams = Duplicate poker
says-format-seat-teams-what = Teams with a player on every seat. At every table the same cards lie in the same seat, and only what is made of them counts.
says-format-seat-ladder = Individual duplicate poker
says-format-seat-ladder-what = Every player for himself, compared with those who held the same seat number; sessions with elimination, down to a final.
says-format-room-match = Backgammon in teams
says-format-room-match-what = Teams meet in an open room and a closed one. Both get the same rolls, and only what is made of them counts.
says-format-other = An event of { $name }.

## The address for phones

says-address-only-here = Only this computer reaches { $address }. Start the server with make run HOST=0.0.0.0 or with evendeal serve --host 0.0.0.0, or say at which address phones and tablets reach it.
says-address-moved = { $address } was chosen once and is no address of this machine now; choose another, or see whether the server was started as usual.
