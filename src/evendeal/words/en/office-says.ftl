### What the server says in the office: each text is named there by its key without `says-`.

## How sentences are put together

says-together = { $first } { $second }
says-quoted = "{ $words }".
says-written = { $words }
says-at-tables =
    { $n ->
        [one] table { $tables }
       *[other] tables { $tables }
    }
says-at-tables-and-others = tables { $tables } and others

## The next step

says-look-at-log = Look at the log
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
