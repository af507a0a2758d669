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
hall-out = out
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
hall-find = Your name, or your badge number
hall-find-how = Type a part of it: your table stands here.
hall-find-nobody = Nobody of this name or number sits in this session. Ask the director.
hall-find-more = { $n } more; type more of the name.
hall-find-badge = badge { $badge }
hall-find-qr = This page as a code to scan
hall-find-no-event = There is no such event.

## The screen at a table

screen-session = session { $session }
screen-hand = hand { $hand } of { $hands }
screen-game = game { $game } of { $games }
screen-open = open room
screen-closed = closed room
screen-live = as the recorder has it, read only
screen-away = no connection, as it was
screen-shut = This screen is not let in
screen-shut-how = The code of this screen has ended, or it is for another table. The office gives a new one.
screen-join = Take a code
screen-seat = seat { $seat }
screen-take = Take deck { $label }
screen-call = { $who }, seat { $seat }: { $chips } to call
screen-check = { $who }, seat { $seat }: check or bet
screen-due-flop = Put down the flop
screen-due-turn = Put down the turn
screen-due-river = Put down the river
screen-showdown = Showdown
screen-stage-before = The session has not begun
screen-stage-paused = Play is paused
screen-stage-held = Wait for the director
screen-stage-finished = Do you agree with the result?
screen-stage-over = The session is over at this table
screen-round = The next round has not begun
screen-empty = empty seat
screen-out = taken out
screen-to-act = to act
screen-all-in = all in
screen-folded = folded
screen-bet = bets { $chips }
screen-preflop = before the flop
screen-flop = flop
screen-turn = turn
screen-river = river
screen-pot = pot
screen-button = button
screen-wrong = Something wrong? Tell the dealer now.
screen-wrong-recorder = Something wrong? Tell the recorder now.
screen-board = Board
screen-white = White
screen-black = Black
screen-side-opening = Opening roll
screen-side-roll = { $who } rolls or doubles
screen-side-play = { $who } plays
screen-side-answer = { $who } takes or passes
screen-side-resignation = { $who } accepts or declines
screen-side-over = The game is over
