### The page of prizes: stacks and prizes, every way to share, a decision, the agreement.

## The page, and what is done with all of it

prizes-lead = Stacks and prizes as you type; every method side by side, exact to the cent.
prizes-clear = Clear
prizes-paste = Paste a list
prizes-copy = Copy address
prizes-copied = Copied
prizes-print = Print agreement
prizes-address-copied = The address is copied.
prizes-address-by-hand = This page may not write to the clipboard. Copy the address here:
prizes-entry = Stacks and prizes
prizes-answer = What each player gets
prizes-beside = A decision and terms
prizes-sums = { $chips } chips, { $pool } to share.
prizes-sums-heads = { $chips } chips, { $pool } to share, { $bounties } on heads.
prizes-as-before = The figures are those of before.
prizes-more = More about these stacks
prizes-tab-places = Who finishes where
prizes-tab-worth = What each chip is worth
prizes-tab-bubble = Bubble factors
prizes-tab-called-off = Called off
prizes-one-alone = One player alone risks nothing against anybody.
prizes-calculating = Calculating.
prizes-waiting = Still calculating. The first large table after the server has started can take a minute.
prizes-soon = The answer appears here as soon as the fields can be read.
prizes-busy =
    { $seconds ->
        [one] The server is busy with other tables. This page asks again in a second.
       *[other] The server is busy with other tables. This page asks again in { $seconds } seconds.
    }
prizes-exact = { $model } exact.
prizes-series = { $model } by series: off by at most { $error } of the pool.
prizes-quadrature = { $model } by quadrature: off by about { $error } of the pool.
prizes-simulation = { $model } by simulation: within { $error } of the pool, 19 times of 20.

## What is typed in

prizes-stacks = Stacks
prizes-prizes = Prizes
prizes-player-n = Player { $n }
prizes-name-of = Name of player { $n }
prizes-stack-of = Stack of player { $n }
prizes-prize-for = Prize for place { $place }
prizes-from-table = From a payout table
prizes-nothing-pasted = Nothing was pasted.

## Before anything is typed

prizes-begin = Type the stacks, then the prizes that are still to be won
prizes-begin-how = First place first; the next line appears by itself. What every player gets then stands here, by each method in a column of its own:
prizes-begin-icm = The chance to win is the share of the chips; behind the winner, the same again among the rest.
prizes-begin-dcm = Everybody still in is all-in, hand after hand, with the same chance: large stacks cover small ones.
prizes-begin-chip = The next prize to everybody, the rest in proportion to the chips.
prizes-begin-equal = The same to everybody.
prizes-begin-besides = Beneath, who finishes where, what a chip is worth, what an all-in risks, and a sheet to sign.
prizes-examples = Look at an example
prizes-example-four = Four left, three prizes
prizes-example-call = A call that ICM folds and DCM makes
prizes-example-nine = A final table of nine
prizes-small-blind = Small blind
prizes-big-blind = Big blind
prizes-cut-off = Cut-off
prizes-button = Button

## Every way to share

prizes-method-icm = ICM
prizes-method-dcm = DCM
prizes-method-chip = Chip chop
prizes-method-equal = Equal
prizes-method-typed = Typed in
prizes-difference = DCM − ICM
prizes-divisions = Every way to share the prizes
prizes-divisions-what = What each player gets by every method
prizes-player = Player
prizes-stack = Stack
prizes-share = Share
prizes-own-bounty = Own bounty
prizes-ticket = ticket
prizes-ticket-cash = ticket + { $cash }
prizes-ticket-less = ticket { $cash }
prizes-bounty-on = Bounty on { $name }
prizes-amount-for = Amount for { $name }
prizes-played-for = Played for
prizes-sum = Sum
prizes-note = , note
prizes-warning-above-first = { $who }: more than the first prize.
prizes-warning-below-next = { $who }: less than the next prize to be lost.
prizes-warning-below-guarantee = { $who }: less than the guarantee, since the unit is too large for it.
prizes-note-of = { $methods }: { $note }
prizes-remark-larger = Place { $place } gets a larger part than with fewer entries.
prizes-remark-alike = From place { $place } on fewer places are paid alike than above them.
prizes-remark-nearer = Place { $place } is nearer to the place above than to the one below.
prizes-remark-below-buy-in = The last paid place gets { $paid }, less than the buy-in of { $buyin }.
prizes-remark-nothing = Place { $place } and below would get nothing: the unit is too large.
prizes-remark-few = { $paid } of { $entries } entries are paid, { $part } per cent: under ten.
prizes-remark-seen-observed-276 = The table observed-276 was seen at 276 entries.
prizes-remark-seen-observed-45 = The table observed-45 was seen at 45 entries; the first, fourth, fifth and seventh place are from memory.
prizes-remark-seen-rebuy-12 = The table rebuy-12 was seen in rebuy tournaments of 46 to 60 entries.
prizes-remark-seen-rebuy-15 = The table rebuy-15 was seen in rebuy tournaments of 61 to 75 entries.
prizes-alike = With two players, or a single prize, both models give the share of the chips.

## Who finishes where, what a chip is worth, what an all-in risks

prizes-places-by = Who finishes where by { $model }
prizes-places-percent = Who finishes where by { $model }, in percent
prizes-finishes = { $name } finishes { $place } in { $percent } %.
prizes-point = Touch or point at a place to read it.
prizes-worth-lead = 1 is the average chip: the pool by all chips. Above 1, a chip of this stack is worth more than the average.
prizes-worth-what = What a chip of each stack is worth, in average chips
prizes-all-in = If { $one } and { $other } are all-in:
prizes-pair = { $model }: { $name } needs { $need }; losing costs { $loss }, winning brings { $gain }.
prizes-pair-none = { $model }: there is no factor; losing costs { $loss }, winning brings { $gain }.
prizes-bubble-by = Bubble factors by { $model }
prizes-bubble-what = Bubble factors by { $model }: the row's player risks his chips against the column's
prizes-bubble-cell = { $one } against { $other }: { $factor }. { $pair }
prizes-no-factor = none
prizes-bubble-note = The row risks the smaller of both stacks against the column. 1 is a fair bet in money; at 2, what one can lose is worth twice what one can win.

## When a tournament is called off

prizes-off-money = Everybody has won a prize: each gets the next one to be lost, { $each }, and chips share the other { $chips }.
prizes-off-half = Not everybody has won a prize yet: half of what is left is shared alike, half by chips.
prizes-off-tickets = A ticket counts as what it is worth.
prizes-off-terms = Nobody has to agree to it, and of the terms only the smallest unit counts.
prizes-off-what = What each player is paid if the tournament is called off
prizes-off-alike = Alike
prizes-off-chips = By chips
prizes-off-paid = Paid

## A decision

prizes-decision = A decision
prizes-shover = All-in
prizes-caller = To call
prizes-wins = Wins
prizes-wins-what = How often the call wins, in percent
prizes-percent = Percent
prizes-own-all-in = Nobody calls their own all-in: choose two players.
prizes-posted = Posted
prizes-posted-by = Posted by { $name }
prizes-ante = Of it ante
prizes-ante-of = Ante of { $name }
prizes-in-pot = Blinds and antes in the pot
prizes-with-antes = { $posted }, with antes
prizes-posted-what = Stacks are those before anything was posted. Everybody else has folded. An ante is part of what was posted, and of no bet.
prizes-decision-is = { $shover } is all-in; { $caller } would win { $equity } of the calls.
prizes-by-chips = chips
prizes-advice-call = call
prizes-advice-fold = fold
prizes-advice-break-even = break-even
prizes-advice-close = too close to tell
prizes-needs = needs { $need }
prizes-needs-nothing = any hand calls
prizes-needs-all = no hand calls
prizes-needs-never = winning is worth no more than losing
prizes-fold-call = fold { $fold }, call { $call }
prizes-in-chips = { $n } chips

## Terms of an agreement

prizes-terms = Terms
prizes-terms-are = : { $terms }
prizes-set-left = { $amount } left for first
prizes-set-next = next prize guaranteed
prizes-set-guaranteed = { $amount } guaranteed
prizes-set-digits-0 = no digits behind the point
prizes-set-digits-1 = one digit behind the point
prizes-set-digits-3 = three digits behind the point
prizes-set-unit = units of { $unit }
prizes-set-tickets = { $tickets } tickets
prizes-set-bounties = bounties
prizes-set-typed = typed-in amounts
prizes-leave = Leave for first
prizes-guarantee = Guarantee to all
prizes-guarantee-none = nothing
prizes-guarantee-next = the next prize
prizes-guarantee-amount = an amount
prizes-amount-each = Amount to each
prizes-unit = Smallest unit
prizes-a-cent = a cent
prizes-digits = Digits behind the point
prizes-digits-2 = two, as cents
prizes-digits-0 = none, as yen
prizes-digits-1 = one
prizes-digits-3 = three, as dinars
prizes-currency = Currency
prizes-no-currency = none
prizes-tickets = Tickets as prizes
prizes-ticket-worth = A ticket is worth
prizes-with-bounties = Bounties: a column for the one on each head
prizes-with-typed = Typed-in amounts: a column to agree by hand

## A list to paste

prizes-list-stacks = Players and stacks, one a line
prizes-list-prizes = Prizes, first place first
prizes-list-how = A new line, a tab or a semicolon separates. A dot, a comma, an apostrophe or a space before three digits marks thousands. What you leave empty stays as it is on the page.
prizes-list-use = Use this list
prizes-cancel = Cancel
prizes-close = Close
prizes-list-empty = Paste the players with their stacks, or the prizes, or both.
prizes-line = Line { $line }: { $what }
prizes-no-stack = “{ $text }” has no stack.
prizes-two-readings = “{ $text }” may be { $one } with { $few } or { $other } with { $many }. Put a colon before the stack.

## Prizes from a payout table

prizes-payout = Prizes from a payout table
prizes-entries = Entries
prizes-buyin = Buy-in to the pool
prizes-fee = Fee beside it
prizes-bounty = Bounty beside it
prizes-guaranteed = Guaranteed pool
prizes-table = Table
prizes-table-auto = by the entries
prizes-sold-open = Re-entries, rebuys, add-ons
prizes-sold = sold
prizes-each-to-pool = each to the pool
prizes-re_entries = Re-entries
prizes-rebuys = Rebuys
prizes-addons = Add-ons
prizes-each-rebuys = Each of the rebuys, to the pool
prizes-each-addons = Each of the add-ons, to the pool
prizes-as-buyin = buy-in
prizes-as-entry = as an entry
prizes-out-together = Players out together
prizes-how-many = How many
prizes-best-place = Best place
prizes-pays =
    { $n ->
        [one] <pool>{ $pool }</pool> for the first place, table “<name>{ $table }</name>”.
       *[other] <pool>{ $pool }</pool> for { $n } places, table “<name>{ $table }</name>”.
    }
prizes-overlay = The guarantee adds { $amount }.
prizes-payout-soon = The prizes appear here as soon as the entries and the buy-in are there.
prizes-tied = { $players } players share places { $first } to { $last }: { $amounts }.
prizes-to-each = { $amount } to each
prizes-to-some = { $amount } to { $n }
prizes-use-all = Use these prizes
prizes-use-first =
    { $n ->
        [one] Use the first prize
       *[other] Use the first { $n } prizes
    }

## The agreement that is signed

prizes-agreement-print = Print the agreement
prizes-shared-by = Shared by
prizes-cannot = cannot be
prizes-event = Event
prizes-director = Director
prizes-blank-write = left blank, to write in
prizes-blank = left blank
prizes-outdated-figures = These figures are those before the last change. Correct what is marked on the page; then it can be printed.
prizes-do-print = Print
prizes-preview = How it will look
prizes-agreement = Agreement on the prizes
prizes-outdated = Not to be signed: something on the page has been changed since.
prizes-date = Date: { $date }
prizes-place = Place
prizes-this-address = The address of this page
prizes-agree-share =
    { $n ->
        [one] The player who is still in shares <pool>{ $pool }</pool> { $how }.
       *[other] The { $n } players who are still in share <pool>{ $pool }</pool> { $how }.
    }
prizes-how-icm = by the independent chip model (ICM)
prizes-how-dcm = by the dependent chip model (DCM)
prizes-how-chip = by a chip chop: the next prize to be lost to everybody, the rest in proportion to the chips
prizes-how-equal = in equal parts
prizes-how-typed = as they have agreed among themselves
prizes-prizes-are = The prizes are
prizes-amount = Amount
prizes-together = Together
prizes-in-cash = Of it in cash
prizes-ticket-and = ticket, { $cash }
prizes-signature = Signature
prizes-to-winner = Played for, to the winner
prizes-not-shared = <amount>{ $amount }</amount> is not shared: play goes on for it, and the winner gets it besides the amount above.
prizes-all-shared = All prizes are shared; whatever place a player takes from here changes no amount above.
prizes-keeps-bounty = Each keeps the bounty on the own head.
prizes-agreed = Each of us has checked the stacks and the prizes, agrees to the amounts freely, and asks the director to pay them.
prizes-director-is = Director: { $name }
prizes-computed = Amounts are whole units and sum to the pool. Computed with evendeal; to check it, open:

## What is refused, by its name

refusal-NobodyToPay = There are no stacks: name the chips of at least one player.
refusal-NothingToShare = There is nothing to share: name at least one prize above 0.
refusal-StackRefused = A player still in has chips, not { $stack }.
refusal-PrizeRefused = { $prize } is no prize.
refusal-PrizesRise = Place { $place } would get { $prize }, more than the { $above } of the place above. Name the prizes from the first place down.
refusal-MorePrizesThanPlayers =
    { $players ->
        [one] { $prizes } prizes are too many for { $players } player. Leave out the prizes that are already won.
       *[other] { $prizes } prizes are too many for { $players } players. Leave out the prizes that are already won.
    }
refusal-TooManyChips = { $chips } chips are more than can be counted.
refusal-FieldTooLong = This is longer than { $most } characters.
refusal-TooManyForThePage = { $players } players are more than the { $most } of this page. evendeal on the command line takes any number.
refusal-NotOneOfThem = A whole number from { $least } to { $most } is needed here, not “{ $text }”.
refusal-EquityUnclear =
    { $reason ->
        [part] “{ $text }” can be read in two ways: write { $one } % or { $other } %.
        [over] “{ $text }”: more than 100 % of a pot is not there.
       *[percent] “{ $text }” is no percentage: write 60 %, for example.
    }
refusal-TicketsIncomplete = Name both how many tickets there are and what one is worth.
refusal-OneAmountEach = { $amounts } amounts do not fit { $players } players; name one for each.
refusal-TypedAmountsMissing = { $amounts } amounts do not fit { $players } players; name one for each.
refusal-BountiesRefused = { $bounties } bounties do not fit { $players } players; name the one on each head, 0 for none.
refusal-NotPostedByAll = { $amounts } amounts do not fit { $players } players; name one for each, 0 for who posted nothing.
refusal-LeftForFirstTooMuch = { $left } cannot be left for the first place: its prize of { $first } would fall below the second, { $second }.
refusal-GuaranteeTooMuch = { $guarantee } for each of { $players } players is more than the { $pool } that there is to share.
refusal-TermRefused =
    { $reason ->
        [whole] { $value } is no amount for this: amounts are whole units.
       *[negative] { $value } is no amount for this: an amount is 0 or more.
    }
refusal-TypedRefused =
    { $reason ->
        [whole] { $amount } cannot be paid: amounts are whole units.
        [least] { $amount } is too little: everybody is to get at least { $least }.
       *[negative] { $amount } cannot be paid: nobody pays for an agreement.
    }
refusal-TypedDoesNotSum = The amounts come to { $total }, and there is { $pool } to share: { $off } off.
refusal-TicketsRefused = These tickets cannot be prizes: there are too many of them, or they are worth nothing.
refusal-EquityRefused = { $equity } is no part of the pot.
refusal-UnitRefused = Amounts cannot be multiples of { $unit }: the unit is above 0.
refusal-TooManyPairs = Bubble factors are for { $most } players at most, not { $players }.
refusal-ShoveRefused =
    { $reason ->
        [seat] Player { $player } does not sit at a table of { $most }.
        [self] Player { $player } cannot call their own all-in.
        [stack] Player { $player } cannot post { $chips } from a stack of { $most }.
        [ante] Player { $player } cannot have an ante of { $chips } in the { $most } posted.
        [caller] Player { $player } is all-in by what they posted and has nothing to decide.
        [three] Player { $player } is all-in by what they posted, so that three would be in the pot.
        [covered] Player { $player } has already posted as much as the all-in of { $most }.
       *[number] Player { $player } cannot post { $chips }: it is no number of chips.
    }
refusal-MorePlacesThanPlayers =
    { $players ->
        [one] The table { $table } pays { $places } places, and there is { $players } player.
       *[other] The table { $table } pays { $places } places, and there are { $players } players.
    }
refusal-NoSuchPayoutTable = There is no payout table “{ $table }”.
refusal-NoBandFor = The table { $table } has nothing for { $entries } entries.
refusal-NoTableSoLarge = No table reaches to { $entries } entries; the longest ends at { $most }.
refusal-PayoutRefused =
    { $reason ->
        [negative] { $value } cannot stand here: it is 0 or more.
        [nobody] { $value } cannot stand here: somebody has to play.
        [two_tables] Name a payout table or give one as csv, not both.
        [nothing] There is nothing to pay out.
        [place] { $value } cannot stand here: places count from 1.
        [out] { $value } cannot stand here: somebody has to be out.
        [places] There are more amounts than the { $most } players.
       *[tied] { $value } cannot stand here: name the place and how many players.
    }
refusal-MoreOutThanPlayers =
    { $players ->
        [one] { $out } players cannot be out together in place { $place }: there is { $players } player.
       *[other] { $out } players cannot be out together in place { $place }: there are { $players } players.
    }
refusal-NumberRefused =
    { $reason ->
        [empty] A number is missing here.
        [sign] “{ $text }” cannot be read: amounts are written without a sign.
        [zeros] “{ $text }” cannot be read: write it out, with all its zeros.
        [digits] “{ $text }” is too long: a number has { $most } digits at most.
        [commas] “{ $text }” cannot be read: commas separate, and thousands are not marked.
        [comma] “{ $text }” cannot be read: a comma separates here. Write thousands without a mark.
        [decimals] “{ $text }” has { $about } digits behind the point, and { $most } are allowed.
        [whole] “{ $text }” is not whole.
        [currency] “{ $text }” is in another currency: other amounts are in { $about }.
        [chips] “{ $text }” cannot be read: chips are counted, not paid in { $about }.
        [name] “{ $text }” cannot be read: a name and a stack are needed, with a tab between them.
        [players] “{ $text }” names several players: separate them by semicolons or new lines.
        [three] “{ $text }” cannot be read: a dot, a comma, an apostrophe or a space in it stands before exactly three digits; new lines, tabs and semicolons separate numbers.
       *[marks] “{ $text }” cannot be read as a number: it may hold digits and marks of thousands only.
    }
refusal-TwoReadings = “{ $text }” can be read as { $one } or as { $other }: write it so that only one is meant.
refusal-PrizesTakeTooLong = This takes longer than the { $limit } seconds that a page may calculate. Leave out players, or use evendeal on the command line.
refusal-PrizesNotCompiled = This takes longer than the { $limit } seconds that a page may calculate. Leave out players, or ask whoever runs this server for “{ $extra }”, with which it is far faster.
refusal-PrizesInterrupted = The calculation was interrupted.
