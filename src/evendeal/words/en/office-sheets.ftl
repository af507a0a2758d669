### Recorders' sheets that are typed back in the office.

sheets-lead = What recorders wrote on paper, typed as it stands. It is read while you type; nothing is recorded before you say so.
sheets-text = Sheets
sheets-text-what = One after another, each from its label on. What you type is kept in this browser until it is recorded.
sheets-none = Begin with the label of a sheet, as 1-4-37-K.
sheets-wrong = Line { $line }, column { $column }, “{ $word }”:
sheets-wrong-end = Line { $line }, column { $column }:
sheets-whole =
    { $n ->
        [one] The sheet is whole and can be recorded.
       *[other] All { $n } sheets are whole and can be recorded.
    }
sheets-record =
    { $n ->
        [one] Record the sheet
        [0] Record
       *[other] Record { $n } sheets
    }
sheets-recorded =
    { $n ->
        [one] The sheet is recorded.
       *[other] { $n } sheets are recorded.
    }
sheets-frozen =
    { $n ->
        [one] A hand does not match its deal and waits for you on the page Now.
       *[other] { $n } hands do not match their deals and wait for you on the page Now.
    }
sheets-read = As it is read
sheets-read-none = Nothing yet.
sheets-known = { $known } of { $lines } lines stand in the log already.
sheets-hand = Table { $table }, deal { $deal } ({ $label })
sheets-game-open = Table { $table }, open room, game { $game } ({ $label })
sheets-game-closed = Table { $table }, closed room, game { $game } ({ $label })
sheets-sides = White { $white }, Black { $black }
sheets-street = Street
sheets-street-preflop = Preflop
sheets-street-flop = Flop
sheets-street-turn = Turn
sheets-street-river = River
sheets-board = Board
sheets-acts = In turn, by seat
sheets-seat = Seat
sheets-player = Player
sheets-chips = Chips
sheets-side = Side
sheets-roll = Roll
sheets-play = Play
sheets-act-fold = { $seat } folds
sheets-act-check = { $seat } checks
sheets-act-call = { $seat } calls
sheets-act-raise = { $seat } raises to { $chips }
sheets-act-show = { $seat } shows
sheets-act-muck = { $seat } mucks
sheets-act-kill = { $seat } dead
sheets-act-award =
    { $n ->
        [one] { $seat } wins
       *[other] { $seat } share
    }
sheets-act-side-pot =
    { $n ->
        [one] { $seat } wins side pot { $pot }
       *[other] { $seat } share side pot { $pot }
    }
sheets-says-double = doubles
sheets-says-take = takes
sheets-says-pass = passes
sheets-says-beaver = beavers
sheets-says-resign = resigns, { $level }
sheets-says-accept = accepts
sheets-says-decline = declines
sheets-level-1 = a single game
sheets-level-2 = a gammon
sheets-level-3 = a backgammon
sheets-won = { $side } won { $level }, cube { $cube }, { $left } left.
sheets-drawn = Drawn.
sheets-next-seat = { $label }: seat { $seat } acts next, { $player }.
sheets-next-flop = { $label }: the flop comes next.
sheets-next-turn = { $label }: the turn comes next.
sheets-next-river = { $label }: the river comes next.
sheets-next-showdown = { $label }: who shows and wins comes next, then ok.
sheets-next-opening = { $label }: the opening roll comes next, as 6:1.
sheets-next-side = { $label }: { $side } comes next.
sheets-next-ok = { $label }: type ok if the table agreed.
sheets-key = What to type
sheets-key-hand = A hand: f folds, x checks, c calls, 150 bets or raises to 150, a all-in, Ks a community card, s2 seat 2 shows, m4 seat 4 mucks, w2+5 seats 2 and 5 win, w1:3 the first side pot, d3 a dead hand, ok the table agreed.
sheets-key-game = A game: 6:1 the opening roll, 52 a roll, 13/7 bar/20 6/off moves, d doubles, t takes, p passes, b beavers, rw2 White resigns a gammon, y accepted, n declined, ok the table agreed.
