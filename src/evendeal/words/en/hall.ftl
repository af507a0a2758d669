### The screens in the hall: panels that follow each other, and who sits where.

hall-places = Where do I sit
hall-ladders = Seats
hall-final = Final standings
hall-seat = Table { $table }, seat { $seat }
hall-open = Table { $table }, open room
hall-closed = Table { $table }, closed room
hall-table = Table { $table }
hall-no-seats = The seats are drawn when the session begins. Then every player stands here.
hall-no-entries = No entries yet.
hall-begins = begins { $at }
hall-sealed = sealed, not begun
hall-since = since { $at }
hall-since-until = since { $at }, ends about { $end }
hall-break = break: session { $session } is over
hall-paused = play is paused
hall-over = over
hall-matches =
    { $of ->
        [one] { $n } of { $of } match finished
       *[other] { $n } of { $of } matches finished
    }
hall-in =
    { $n ->
        [one] in { $n } minute
       *[other] in { $n } minutes
    }
hall-away = No connection to the server since { $at }. What stands here is from then.
hall-hold = Hold
hall-turn = Go on
