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
        [one] Then its cards turn over here, with what the table made of them side by side. { deal-sealed-where }
       *[other] Then its cards turn over here, with what all { WORDS($tables) } tables made of them side by side. { deal-sealed-where }
    }
deal-sealed-where =
    { $order ->
        [sequence] Which table has played it, or plays it now, is shown to nobody.
       *[other] Which table has played it, or plays it now, is shown to nobody: each table takes the deals in an order of its own.
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
swing-did-bet =
    { $street ->
        [none] bet
        [pre-flop] bet before the flop
        [flop] bet the flop
        [turn] bet the turn
       *[river] bet the river
    }
swing-did-raise =
    { $street ->
        [none] raised
        [pre-flop] raised before the flop
        [flop] raised the flop
        [turn] raised the turn
       *[river] raised the river
    }
swing-did-call =
    { $street ->
        [none] called
        [pre-flop] called before the flop
        [flop] called the flop
        [turn] called the turn
       *[river] called the river
    }
swing-did-check =
    { $street ->
        [none] checked
        [pre-flop] checked before the flop
        [flop] checked the flop
        [turn] checked the turn
       *[river] checked the river
    }
swing-did-fold =
    { $street ->
        [pre-flop] folded before the flop
        [flop] folded the flop
        [turn] folded the turn
       *[river] folded the river
    }
swing-did-kill = declared dead
swing-did-takes = the others folded
swing-did-wins = won
swing-did-shares = split
swing-did-loses = lost

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

## Hands

made-high_card = { $one } high
    .with = { $one } high
made-pair = pair of { $of }
    .with = a pair of { $of }
made-two_pair = two pair, { $many } and { $others }
    .with = two pair, { $many } and { $others }
made-three_of_a_kind = three of a kind, { $of }
    .with = three of a kind, { $of }
made-straight = straight, { $one } high
    .with = a straight, { $one } high
made-flush = flush, { $one } high
    .with = a flush, { $one } high
made-full_house = full house, { $many } over { $others }
    .with = a full house, { $many } over { $others }
made-four_of_a_kind = four of a kind, { $of }
    .with = four of a kind, { $of }
made-straight_flush = straight flush, { $one } high
    .with = a straight flush, { $one } high
made-royal_flush = royal flush
    .with = a royal flush
made-two_cards = { $one } and { $other }
made-suited_cards = { $one } and { $other } suited
made-folds = folds everywhere
made-empty = empty seat
made-out = taken out

## What tables did with a hand

play-raise = { $seats } raises to <b>{ $chips }</b>
play-raise_on = { $seats } to <b>{ $chips }</b>
play-bet = { $seats } bets <b>{ $chips }</b>
play-check = check
play-call = call
play-call_for-cap = { $seats } calls to the cap for { $chips }
play-call_for-all_in = { $seats } calls all-in for { $chips }
play-checks =
    { $n ->
        [one] { $seats } checks
       *[other] { $seats } check
    }
play-calls =
    { $n ->
        [one] { $seats } calls
       *[other] { $seats } call
    }
play-folds =
    { $n ->
        [one] { $seats } folds
       *[other] { $seats } fold
    }
play-all_check = all check
play-all_fold = <b>all fold</b>
play-all_fold_to = all fold to { $seats }
play-last_fold = <b>{ $seats } folds</b>
play-takes = <b>{ $seats } takes</b> { $pots } unopposed
play-wins = <b>{ $seats } wins</b> with { $hand }
play-wins-pots = <b>{ $seats } wins</b> { $pots } with { $hand }
play-split = <b>{ $seats } split</b> { $pots } with { $hand }
play-limit-cap = { $act } (cap)
play-limit-all_in = { $act } (all-in)
play-pot = the pot
play-pot-main = the main pot
play-pot-side = the side pot
play-pot-both = both pots
play-pot-all = all pots
play-pot-number = side pot { $n }

## What is worth knowing about a deal

fact-no_difference = every table made the same of every seat
    .figure = no difference
fact-range = seat { $seat }
fact-median = median of seat { $seat }, its par
fact-odd_table = won by seat { $seat }, everywhere else by seat { $other }
    .figure = table { $tables }
fact-reraised = tables re-raised before the flop
fact-reraised_at = re-raised before the flop, table { $tables }
fact-reraised_but = re-raised before the flop, all but table { $tables }
fact-showdown = tables came to a showdown
fact-showdown_at = came to a showdown, table { $tables }
fact-no_showdown = every hand was won before the cards were compared
    .figure = no showdown
fact-pot = the pot at every table
fact-pot_at =
    { $n ->
        [one] the largest pot, at table { $tables }
       *[other] the largest pot, at tables { $tables }
    }
fact-pot_some = the largest pot, at { $n } tables
