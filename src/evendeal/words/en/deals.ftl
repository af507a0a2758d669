### The deals of an event, one deal, and a hand of it step by step.

## Deals of an event

deals-lead = The spread of a deal is the most minus the least that one seat made of the same cards.
deals-open = { $part } open
deals-widest = Where the tables parted most
deals-all = All deals
deals-later = A deal's cards and results appear here when the last table has played it.
deals-number = Deal
deals-spread = spread
deals-sealed = sealed
deals-level = level
deals-key = The number of the deal and its spread; beneath it the seat in which the tables differed most: its cards, the most and the least that was made of them, and by whom. The line is the spread beside the widest one. With a mark: sealed.

## One deal

deal-none = There is no deal { $deal } in this session.
deal-opened = opened { $time }
deal-checked = checked against its seal
deal-mismatch = does not match its seal
deal-among = Open deals
deal-before = Open deal before: { $deal }
deal-next = Next open deal: { $deal }
deal-hand-at = The hand at table { $table }
deal-play-again = Play the hand of table { $table } again
deal-close = Close
deal-replaced = This deal was replaced by a reserve deal. It counts for nobody.
deal-reserve = A reserve deal, played in place of deal { $deal }, with its button.
deal-rulings = Rulings on this deal
deal-gone = This deal was replaced, and is not played any more.
deal-gone-why = A reserve deal, sealed before the first card as this one was, stands in its place. <ruling>The ruling</ruling>
deal-sealed = This deal is sealed until the last table has played it.
deal-sealed-why =
    { $tables ->
        [one] Then its cards turn over here, with what the table made of them side by side. Which table has played it, or plays it now, is shown to nobody: each table takes the deals in an order of its own.
       *[other] Then its cards turn over here, with what all { WORDS($tables) } tables made of them side by side. Which table has played it, or plays it now, is shown to nobody: each table takes the deals in an order of its own.
    }
deal-is-open = <deal>Deal { $deal }</deal> is open.
deal-check = Check this deal
deal-verdict-sealed = Your browser has just computed the leaf from the deck-order and its salt, and followed the path to the sealed root. They agree.
deal-verdict-leaf = The leaf that your browser computes from this deck-order is another one. Tell the director.
deal-verdict-root = The path from this leaf leads to another root than the sealed one. Tell the director.
deal-proved = All that was proved
deal-order = The deck-order, top card first
deal-salt = Salt
deal-leaf = Leaf
deal-path = Path
deal-root = Root

## What the tables made of a deal

finding-same = Every table made the same of every seat.
finding = Seat { $seat }: <best>{ $best }</best>, <worst>{ $worst }</worst>. That is { $apart } apart.
finding-held = Seat { $seat }, <held>{ $held }</held>: <best>{ $best }</best>, <worst>{ $worst }</worst>. That is { $apart } apart.
finding-teams = { WORDS($n) } teams
finding-won =
    { $n ->
        [one] { $who } won { $chips }
       *[other] { $who } won { $chips } each
    }
finding-lost =
    { $n ->
        [one] { $who } lost { $chips }
       *[other] { $who } lost { $chips } each
    }
finding-nothing =
    { $n ->
        [one] { $who } won nothing
       *[other] { $who } won nothing
    }
parted-nowhere = All tables played it alike.
parted-pre-flop = The tables parted before the flop.
parted-flop = The tables parted on the flop.
parted-turn = The tables parted on the turn.
parted-river = The tables parted on the river.
parted-showdown = The tables parted at the showdown.
swing-range = { $most } to { $least }
swing-table = table { $table }
swing-play = The play, table by table

## A hand, step by step

replay-label = Deal { $deal } at table { $table }, step by step
replay-in = <chips>{ $chips }</chips> in
replay-pot = pot
replay-done = What was done
replay-step = { $at } of { $last }
replay-step-of = Step of the hand
replay-through = Go through the hand
replay-street-before = To the street before
replay-street-next = To the next street
replay-start = The cards are dealt
replay-post = Seat { $seat } posts { $chips }
replay-fold = Seat { $seat } folds
replay-kill = Seat { $seat }'s hand is dead
replay-check = Seat { $seat } checks
replay-call = Seat { $seat } calls { $chips }
replay-bet = Seat { $seat } bets { $chips }
replay-raise = Seat { $seat } raises to { $chips }
replay-deal-flop = The flop is dealt
replay-deal-turn = The turn is dealt
replay-deal-river = The river is dealt
replay-show = Seat { $seat } shows
replay-back = Seat { $seat } takes back { $chips }
replay-win = Seat { $seat } wins { $chips }
