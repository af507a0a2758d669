### A player's own place in an event of deals, and a captain's.

mine-where = Where and when
mine-session = Session { $session }
mine-team-seats = The seats of the team
mine-your-seat = Your seat
mine-to-come = to come
mine-since = since { $time }
mine-over = over
mine-not-here = You do not sit in this session.
mine-table = Table
mine-seat = Seat
mine-seat-at = Seat { $seat }
mine-print-badges =
    { $whose ->
        [team] Badges of the team, PDF:
       *[own] Your badge, PDF:
    }
mine-print-seat-cards =
    { $whose ->
        [team] Seat cards of the team, PDF:
       *[own] Your seat card, PDF:
    }
mine-print-on-a4 = A4
mine-print-on-letter = US Letter
mine-line-up = The line-up in the entry list: { $players }.
mine-not-lined-up = { $player } is not in the line-up.
mine-came-for = { $player } for { $gone }.
mine-taken-out = Taken out of the session ({ $rule }): { $reason }

## What is open so far

mine-so-far = So far
mine-nothing = Nothing has been played yet. A deal is shown when its last table has played it.
mine-all-open =
    { $n ->
        [one] The one deal played so far is open.
       *[other] All { $n } of your played deals are open.
    }
mine-team-all-open =
    { $n ->
        [one] The one deal played so far is open.
       *[other] All { $n } of your team's played hands are open.
    }
mine-open =
    { $n ->
        [one] { $n } of your { $played } played deals is open.
       *[other] { $n } of your { $played } played deals are open.
    }
mine-team-open =
    { $n ->
        [one] { $n } of your team's { $played } played hands is open.
       *[other] { $n } of your team's { $played } played hands are open.
    }
mine-embargo = A deal opens when the last table has played it. Until then nobody is shown anything of it, not even you.
mine-head-session = Session
mine-head-open = Open
mine-head-chips = Chips
mine-head-place = Place
mine-head-points = Points
mine-session-seat = Session { $session }, seat { $seat }
mine-short-seat = seat { $seat }
mine-short-session-seat = s { $session }, seat { $seat }

## The session card: a row for each open deal

mine-card = Session card
mine-which = Which deals
mine-filter-all = All
mine-filter-swings = Swings
mine-filter-won = Won
mine-filter-lost = Lost
mine-player = Player
mine-all-players = all
mine-order = Order
mine-by-deal = by deal
mine-by-swing = by swing
mine-card-later = Each open deal gets a row here: your cards, what was done at your table, and your result beside that of everybody who held the same cards. The first one comes when its last table has played it.
mine-card-none = None of the open deals is one of these.
mine-deal = Deal
mine-cards = Cards
mine-player-play = Player and play
mine-play = The play at your table
mine-net = Net
mine-field = The field with these cards
mine-button = button { $seat }
mine-same = the same at every table
mine-median = the median
mine-on-median = { $gain } on the median
mine-furthest = Furthest from the median
mine-team-median = Team on the median
mine-of-session = s { $session }
mine-show-all = Show all { $n } deals
mine-reading-hands = Reading the hands.
