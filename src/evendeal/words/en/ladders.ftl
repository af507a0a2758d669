### An event of individuals: a ladder for each seat, how a player has come to his place, awards.

## The standings

ladders-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
ladders-inside = compared only inside their seat
ladders-session = Session
ladders-find = Find a player
ladders-none-found = Nobody is called so in this session.
ladders-found = Players found
ladders-seats = Which seat
ladders-all = All seats
ladders-of-seat = Seat { $seat }
ladders-place = Place
ladders-player = Player
ladders-table = Table
ladders-opening = Brought along
ladders-net = In this session
ladders-penalty = Penalties
ladders-total = Total Score
ladders-with-stack = With the stack
ladders-rank = Rank
ladders-gap = To the line
ladders-brought = brought along
ladders-won = won here, above the seat’s lowest
ladders-leaves = leaves
ladders-line-what = { $percent } % of each seat leave after this session; who is level with the last who stays stays too. The first of a seat takes { $chips } chips along.
ladders-line-none = Nobody leaves after this session.
ladders-rank-what = Rank is that among all of the session: chips of different seats cannot be compared, so it is by the place in the seat, on a scale that is the same for seats of all sizes.
ladders-points = Points
ladders-rank-sizes = Seats have { $least } to { $most } players: Points is the place on the scale of { $most }, so the best of { $least } comes close behind the best of { $most }.
ladders-beyond = Beyond the field
ladders-final = The final
ladders-final-what = Two sit at a table, and each plays both seats. What counts are the chips beyond the mean of all who held the same cards.
ladders-awards = Awards
ladders-awards-later = The first places are known when the final has ended.
ladders-award-left = session { $session }, { $place } of { $field }
ladders-award-final = final
ladders-award-unit =
    { $named ->
        [yes] The prizes are in the smallest unit of { $currency }.
       *[no] The prizes are in the smallest unit of the money.
    }
ladders-closed = The seats are drawn when the session begins.

## How a player has come to his place

ladders-why = Why { $place }
ladders-why-where = { $title }, seat { $seat }, table { $table }
ladders-why-open = { $part } deals are open. { WORDS($field, begins: 1) } held these cards.
ladders-why-none = { $name } stands in no ladder of this session.
ladders-why-all = All standings
ladders-why-deals =
    { $n ->
        [one] in { $n } deal
       *[other] in { $n } deals
    }
ladders-why-penalties = penalties
ladders-why-place = { $place } of { $field }
ladders-why-shared = { $place } of { $field }, shared
ladders-why-stack = With the starting stack { $chips }.
ladders-why-stays = Stays as it stands, { $chips } chips above the first who leaves.
ladders-why-leaves = Leaves as it stands, { $chips } chips short of the last who stays.
ladders-why-goes-on = Goes on as it stands: nobody of the seat leaves.
ladders-why-ahead = Who is ahead
ladders-why-ahead-none = Nobody is ahead.
ladders-why-gap = gap
ladders-why-each = What each deal brought
ladders-why-chips = chips
ladders-why-median = median of the seat
ladders-why-best = best
ladders-why-so-far = so far
ladders-why-field = seat { $median }, best { $best }
ladders-why-ruled = ruled
ladders-why-nothing = No deal of this session is open yet.
ladders-why-penalty = Ruling { $number }
ladders-why-otherwise = With one deal otherwise
ladders-why-otherwise-deal = <deal>Deal { $deal }</deal> at { $instead } and not { $net }, as half of the seat had it at least: { $place }, with { $total }.
ladders-final-half-1 = First half
ladders-final-half-2 = Second half
ladders-final-half = { $half }: seat { $seat }, table { $table }
ladders-final-mean = mean of the seat
ladders-final-all = All finalists

## The event’s own page

ladders-event-lead = { $players } players, { $sessions } sessions. All tables play the same deals. Whoever sits in seat 4 holds the cards of everybody else in seat 4, and is compared with them alone.
ladders-scored-seats = <b>Compared inside the seat.</b> Total Score is what a player brought along and what the session brought him; the seat ranks those who held its cards.
ladders-scored-line = <b>Some leave after each session.</b> Those lowest in each seat leave; the others take chips along, and the seats are drawn anew.
ladders-scored-final = <b>Two at a table in the final.</b> Each plays both seats; what counts are chips beyond the field.
ladders-stages = Stages
ladders-stage =
    { $sessions ->
        [one] { $sessions } session of { $deals }, { $seats } to a table
       *[other] { $sessions } sessions of { $deals }, { $seats } to a table
    }
ladders-stage-leave = { $percent } % of each seat leave, at most { $chips } chips go along
ladders-stage-final = the seats are exchanged at half time
ladders-entries = Players
