### What the server says of a draft of a new event: each text is named there by its key without `says-`.

## What a draft of an event comes to

says-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
says-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
says-minutes = { $minutes } min
says-hours = { $hours } h
says-hours-minutes = { $hours } h { $minutes } min
says-lasts = About { $time } at { $paces }.
says-lasts-breaks = About { $time } at { $paces }, { $breaks } of breaks among them.
says-pace-deal = { $pace } a deal
says-pace-game = { $minutes } min a game
says-pace-game-kind =
    { $long ->
        [0] { $minutes } min a game of backgammon
       *[1] { $minutes } min a game of long gammon
    }
says-draft-begins = It is planned for { $day }.
says-draft-begins-at = It is planned for { $day } at { $at }.
says-draft-devices-allowed = Players may have phones and the like with them.
says-draft-devices-none = No electronic devices are allowed in the playing rooms. The pages of players and captains are closed while they play.
says-draft-results-open = The screens at the tables show results of other tables as soon as everybody may.
says-draft-room =
    { $n ->
        [one] { $room }: table { $tables }.
       *[other] { $room }: tables { $tables }.
    }
says-draft-room-bare = { $room }: no tables.
says-draft-times = Times are those of { $zone }.
says-draft-row = { $day }, { $at }: { $what }.
says-draft-row-in = { $day }, { $at }: { $what }, { $room }.
says-draft-zone = The hall's time zone is { $zone }.
says-draft-language = The hall's language is { $language }.
says-draft-entries =
    { $n ->
        [one] { $entries } entries at { $n } table.
       *[other] { $entries } entries at { $n } tables.
    }
says-then = { $first }, then { $second }
says-blinds-cap = Blinds { $posted }, cap { $cap }
says-blinds-no-cap = Blinds { $posted }, no cap
says-ante = ante { $chips }
says-big-blind-ante = big-blind ante { $chips }
says-draft-teams-hands =
    { $n ->
        [one] { $teams } teams at { $tables } tables of { $seats }: { $n } session of { $deals } deals, { $hands } hands each.
       *[other] { $teams } teams at { $tables } tables of { $seats }: { $n } sessions of { $deals } deals, { $hands } hands each.
    }
says-draft-reserve =
    { $n ->
        [one] { $n } reserve deal is sealed for each session.
       *[other] { $n } reserve deals are sealed for each session.
    }
says-draft-no-reserve = No reserve deal is sealed: a deal that is void everywhere is then cancelled.
says-draft-raises-double = A raise goes to twice the bet at least.
says-draft-running-off = While a session runs nobody sees totals of the hands so far.
says-draft-running-staff = While a session runs the office alone sees totals of the hands so far.
says-draft-running-steps = While a session runs everybody sees totals of the hands so far, renewed after every five hands of each table.
says-draft-randomness-each = Before a session begins its public randomness is needed: { $promised }.
says-draft-line-ups-each = The line-ups of every session are closed before its value is known.
says-draft-randomness-session = Before session { $session } begins its public randomness is needed: { $promised }. Its line-ups are closed before that value is known.
says-draft-stage = Session { $session }, { $title }: { $players } players at tables of { $seats }, { $deals } deals.
says-draft-stage-eliminates = Session { $session }, { $title }: { $players } players at tables of { $seats }, { $deals } deals, { $leave } of a hundred leave each seat.
says-draft-blinds-stack = { $blinds }, { $stack } in front of each seat.
says-draft-points = Points, no money: the order of awards is all that there is.
says-draft-no-money = There is no money to be paid out.
says-draft-pool = Prizes of { $pool } in the smallest unit are paid out.
says-draft-pool-in = Prizes of { $pool } in the smallest unit of { $currency } are paid out.
says-draft-teams-games =
    { $n ->
        [one] { $teams } teams on { $n } board at { $tables } tables: { $matches } matches in { $rounds } rounds, { $games } in each room.
       *[other] { $teams } teams on { $n } boards at { $tables } tables: { $matches } matches in { $rounds } rounds, { $games } in each room.
    }
says-draft-rolls-drawn = Every roll is drawn and sealed before the first game; both rooms get the same.
says-draft-rolls-thrown = The room that first needs a roll throws it at the table, and the other room gets the same; nothing of it can be sealed ahead.
says-draft-rounds-together = Round 1 begins with the boards, every later round when the director says so.
says-draft-rounds-free = Rounds begin by themselves: a table that is through goes on to its next match.
says-draft-rolls-at-once = A roll comes as soon as a table asks for it.
says-draft-rolls-bucket =
    { $n ->
        [one] A table gets { $n } roll at once, and then one in { $time }
       *[other] A table gets { $n } rolls at once, and then one in { $time }
    }
says-draft-rolls-apart = A table gets a roll { $time } after its last one at the earliest
says-draft-rolls-typed = { $comes }; dice that are typed wait for nothing, unless others were refused for the same roll.
says-draft-randomness-boards = Before the boards begin, public randomness is needed: { $promised }.
says-draft-randomness-final = Before the final begins, public randomness is needed: { $promised }.
says-draft-ranked =
    { $by ->
        [vp] Teams are ranked by victory points, level ones by { $breaks }.
       *[imp] Teams are ranked by the difference of IMP, level ones by { $breaks }.
    }
says-draft-ranked-alone =
    { $by ->
        [vp] Teams are ranked by victory points, level ones by nothing.
       *[imp] Teams are ranked by the difference of IMP, level ones by nothing.
    }
says-tie-imp-quotient = IMP quotient
says-tie-imp-difference = IMP difference
says-tie-head-to-head = head-to-head matches
says-tie-smp-difference = SMP difference
says-tie-games-won = games won
says-draft-odd-teams = The number of teams is odd: in each round one of them has no opponent.
says-draft-substitutes = In reserve as substitutes: { $players }.
says-draft-substitutes-of = { $players } ({ $team })
says-draft-final = The best two of the rounds on { $board } play a final of { $games } in each room on { $board }.
says-draft-final-all = The best two of all boards play a final of { $games } in each room on { $board }.
says-board-rounds =
    { $n ->
        [one] One round robin; players { $first } and { $second } of each team.
       *[other] { $n } round robins; players { $first } and { $second } of each team.
    }
says-board-heads = A second checker leaves the head at once with { $rolls } as first roll.
says-board-no-heads = No first roll lets a second checker leave the head at once.
says-board-block-final = A block of six needs an opposing checker ahead of it when the turn is over.
says-board-block-each = A block of six needs an opposing checker ahead of it after each move.
says-board-block-off = A block of six may be made anywhere.
says-board-last-roll = The second player may draw with the last roll.
says-board-cube = The doubling cube goes up to { $limit }.
says-board-cube-beavers = The doubling cube goes up to { $limit }, with beavers.
says-board-no-cube = Without a doubling cube.
says-board-reroll = The opening roll decides who begins; the first turn is rolled anew.

## How a value comes about that is left empty in a draft

says-usual-guess = our guess
says-usual-from-name = made from the name
says-usual-half-an-hour = half an hour
says-usual-european-cup = as at the European Nations Cup 2013
says-usual-blinds = 25/50 is usual
says-usual-half-big-blind = half the big blind
says-usual-hundred-big-blinds = 100 big blinds
says-usual-two-hundred-big-blinds = 200 big blinds
says-usual-seat-each = one for every team, up to { $most }
says-usual-no-ante = no ante
says-usual-tenth-of-deals = one for every ten deals
says-usual-small-blind = the small blind
says-usual-as-big-blind = as the big blind
says-usual-cap = the cap
says-usual-cap-and-ante = the cap and the big-blind ante
says-usual-slides-deals = the slides suggest 12 to 24
says-usual-slides-blinds = T25/T25 on the slides
says-usual-turns = { $turns } turns of { $seconds } seconds

## How seats of a draft compare

says-fair-too-wide = With { $n } teams the table is too wide to be read; the seal has it.
says-fair-same = Every team acts right behind every other at { $n } of { $tables } tables.
says-fair-same-all =
    { $n ->
        [one] Every team acts right behind every other at { $n } table.
       *[other] Every team acts right behind every other at all { $n } tables.
    }
says-fair-even = The draw is even: no team acts behind another more than in front of it.
says-fair-uneven = The draw is not even: some teams act behind others more than in front of them.
says-fair-behind = { $behind } acts right behind { $front } at { $n } of { $tables } tables.
says-fair-behind-all = { $behind } acts right behind { $front } at every table.
says-fair-sample = These seats are a sample: the real ones are drawn when the session begins.
