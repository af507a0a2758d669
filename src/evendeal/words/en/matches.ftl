### The public pages of team matches.

## What an event of matches is

match-game-backgammon = backgammon
match-game-long-gammon = long gammon
match-open-room = Open room
match-closed-room = Closed room
match-sub-teams = { WORDS($n, begins: 1) } teams
match-sub-boards =
    { $n ->
        [one] one board a team
       *[other] { WORDS($n) } boards a team
    }
match-sub-games =
    { $n ->
        [one] matches of { WORDS($n) } game
       *[other] matches of { WORDS($n) } games
    }
match-sub-final = a final of { WORDS($n) }
match-sub-rehearsal = rehearsal
match-and = { $before } and { $last }
match-against = { $first } against { $second }
match-lead =
    { $games ->
        [one] { WORDS($teams, begins: 1) } teams meet in matches of { WORDS($games) } game, each played in an open and a closed room with the same rolls. What luck gives one team in the open room it gives the other in the closed, so the difference between the rooms is how the rolls were played.
       *[other] { WORDS($teams, begins: 1) } teams meet in matches of { WORDS($games) } games, each played in an open and a closed room with the same rolls. What luck gives one team in the open room it gives the other in the closed, so the difference between the rooms is how the rolls were played.
    }
match-final = Final
match-round = Round { $round }
match-games =
    { $n ->
        [one] { WORDS($n) } game
       *[other] { WORDS($n) } games
    }
match-cube-passed = { $value } passed
match-how-gammon = gammon
match-how-backgammon = backgammon
match-how-long-gammon = mars
match-how-long-backgammon = koks
match-how-resigned = resigned
match-how-drawn = drawn
match-how-decided = decided
match-how-left = { $n } left
match-how-cube = cube { $cube }

## The page of an event of matches

match-teams = Teams
match-after-rounds = After the rounds
match-standings = Standings
match-fact-games = Games
match-fact-match = A match
match-each-room =
    { $n ->
        [one] { $n } game in each room
       *[other] { $n } games in each room
    }
match-fact-rolls = Rolls
match-rolls-drawn = drawn and sealed before play
match-rolls-thrown = thrown at the first table that needs them
match-none-withdrawn = The event was withdrawn before a match was over.
match-none-drawn = The rolls are drawn and sealed; nobody has seen one. Play has not begun.
match-none-thrown = Play has not begun. The rolls are thrown at the tables, and repeated in the other room.
match-none-sealed = Play has not begun.
match-none-running = The first matches are being played.
match-withdrawn = The event is withdrawn.
match-standings-later = Standings appear here with the first match that both rooms have finished.
match-all-standings = Standings of teams and players
match-list-lead = Every match of every round: IMP of each team, and VP when it is over.
match-players = Players
match-players-what = IMP won minus IMP lost at the own table, each game by itself, over all boards.
match-players-what-final = IMP won minus IMP lost at the own table, each game by itself, over all boards and the final.
match-players-later = A ranking of the players appears here with the first game that both rooms have finished.
match-rounds = Rounds
match-scored-rolls = <b>The same rolls in both rooms.</b> { match-lead }
match-scored-games = <b>Each game has its worth.</b>
match-scored-early = <b>Nothing early.</b> A roll and its play are shown when both rooms have played them; the closed room has no spectators.
match-scored-seals = <seals>The seals</seals> let anyone check afterwards that no roll was changed.
match-rehearsal = A rehearsal: the players are programs; the rolls, the seals and the scoring are the real ones.
match-decision-game-open = Game { $game }, open room
match-decision-game-closed = Game { $game }, closed room
match-decision-rule = Rule { $rule }, { $at }.
match-paused = Paused
match-count = { $part } matches
match-the-final = The final, { $game }
match-final-of = The final: { $name }.
match-finished = finished
match-cell-games = { $finished } of { $games } games
match-cell-now = game { $game } of { $games }, roll { $turn }
match-to-come = to come
match-is-now = now
match-bye = { $teams }: bye
match-result = Result
match-by = by { $what }
match-place = Place
match-matches = Matches
match-shared = shared
match-in-final = in the final
match-ahead-quotient = ahead on IMP quotient
match-ahead-imp = ahead on IMP difference
match-ahead-head = ahead on head-to-head matches
match-ahead-smp = ahead on SMP difference
match-ahead-games = ahead on games won
match-won-lost = { $won } to { $lost }
match-ranking = Individual ranking
match-player = Player
match-games-played = Games
match-imp-won = IMP won
match-imp-lost = lost
match-hall-sealed = Sealed { $at }
match-hall-turn = Turn the pages
match-hall-hold = Hold the pages
match-hall-rounds =
    { $n ->
        [one] { WORDS($n, begins: 1) } round
       *[other] { WORDS($n, begins: 1) } rounds
    }
match-hall-rounds-final =
    { $n ->
        [one] { WORDS($n, begins: 1) } round and a final
       *[other] { WORDS($n, begins: 1) } rounds and a final
    }

## A match, both rooms side by side

match-not-here = Not here
match-no-game = No game { $game }
match-none = There is no such match in this event, or it is not planned yet.
match-has-games = A match of this event has { $games } games.
match-all = All matches
match-the-match = The match
match-at = Game { $game }
match-at-start = Game { $game }, the start
match-at-roll = Game { $game }, roll { $roll }
match-at-parted = Where the rooms parted: game { $game }, roll { $roll }
match-embargo = A roll is shown when both rooms have played it.
match-both-finished = Finished in both rooms.
match-start = the start
match-roll = roll { $roll }
match-same = The same roll in both rooms.
match-turn-boards = Turn the boards round
match-protocol = Protocol
match-sheet = Protocol sheet
match-games-of = Games of the match
match-games-what = IMP of each game, both rooms together
match-game = Game
match-game-short = <word>Game </word>{ $game }
match-level = level
match-through = Go through the rolls
match-to-start = To the start
match-to-last = To the last roll shown
match-key-home = Home key
match-key-end = End key
match-slider = Roll
match-roll-of = { $at } of { $last }
match-not-begun = This match has not begun.
match-not-begun-then = When it has, both rooms stand here side by side, roll by roll. Each roll is shown when both rooms have played it.
match-who-sits = <name>{ $white }</name> with White, <name>{ $black }</name> with Black
match-start-label = The start
match-room-open = Open room, game { $game }
match-room-closed = Closed room, game { $game }
match-board-at = { $room }, { $at }
match-pips = pips
match-heads = Fifteen checkers on each head.
match-the-start = The start.
match-let-stand = (let stand)
match-over-at = Over at roll { $roll }.
match-corrected = Corrected before:
match-race = The race
match-race-white =
    { $n ->
        [one] White ahead by { $n } pip
       *[other] White ahead by { $n } pips
    }
match-race-black =
    { $n ->
        [one] Black ahead by { $n } pip
       *[other] Black ahead by { $n } pips
    }
match-race-room = { $room }: <b>{ $ahead }</b>
match-race-what = Upwards White is ahead, downwards Black. The lines part where the rooms did.
match-draw = A draw
match-is-level = Level
match-won-by = { $team } won by { $n } IMP
match-ahead-by = { $team } ahead by { $n } IMP
match-points = , { $won }–{ $lost } VP
match-course = Game by game
match-imp-course = IMP game by game
match-leg-level = Game { $game }: 0 IMP, level
match-leg = Game { $game }: { $imps } IMP, to { $team }
match-course-what = Both rooms together: upwards <name>{ $up }</name>, downwards <name>{ $down }</name>.
match-moved-one = Game { $game } moved most, { $net } IMP.
match-moved-several = Games { $games } moved most, { $net } IMP each.
match-cube = Cube
match-show-roll = Show roll { $roll }
match-has-white = White has { $first }-{ $second }
match-has-black = Black has { $first }-{ $second }
match-roll-one = in one room only
match-roll-alike = alike in both rooms
match-roll-same = the same roll in both rooms
match-roll-parted = from one position
match-brought = What game { $game } brought
match-brought-open = Open
match-brought-closed = Closed
match-to = to <name>{ $team }</name>

## All games of an event

match-games-lead = Every game that has begun: how it ended in both rooms, and what it moved. The IMP of both rooms count together.
match-games-count = { $part } games
match-games-widest = The games that moved most
match-games-all = All games
match-games-found =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
match-games-nothing = No game is like that.
match-games-clear = Show all games
match-games-more = Show { $n } more
match-games-none = A game appears here with its first roll that both rooms have played.
match-games-who = Team or player
match-games-round-any = All rounds
match-games-state = Which games
match-games-state-any = All games
match-games-state-over = Over in both rooms
match-games-state-playing = Being played
match-games-state-decisive = Decided their match
match-games-ending = Ending
match-games-ending-any = Any ending
match-games-ending-passed = Double passed
match-games-ending-gammon = Gammon or more
match-games-ending-resigned = Resigned
match-games-ending-drawn = Drawn
match-games-ending-decided = By the director
match-games-cube-any = Any cube
match-games-cube-least = Cube { $cube } or more
match-games-order = Order
match-games-order-play = In order of play
match-games-order-swing = Most moved first
match-games-order-cube = Highest cube first
match-games-decisive = decided the match
match-games-key = Beside each room stands what its winner won in IMP. A game decided its match if the winner would not have won without it.
match-games-key-netted = Beside each room stands what its winner won in SMP; IMP are of the difference. A game decided its match if the winner would not have won without it.

## The protocol of a match

match-protocol-later = The protocol begins with the first game that both rooms have finished. Each game is worth small match points (SMP) by the loser's checkers and the cube, and those are worth IMP.
match-protocol-of = Protocol of the match
match-opening = Opening
match-room = Room
match-checkers-left = Checkers left
match-left = Left
match-row-open = open
match-row-closed = closed
match-team-imp = { $team } IMP
match-so-far = So far
match-difference = , difference { $difference }
match-difference-vp = , difference { $difference }, { $won }–{ $lost } VP
match-difference-extrapolated = , difference { $difference }, { $won }–{ $lost } VP (extrapolated)

## Opened roll sets

sets-none = None yet. A game's rolls are opened when it is over in both rooms, and checked here against the seal.
sets-what = A game's rolls are opened when it is over in both rooms. A set holds more rolls than any game uses.
sets-salt = Salt
sets-game = The game
sets-opened = Opened roll sets
sets-of = { $first } against { $second }, game { $game }
sets-check = Let this browser check every open roll set.
sets-check-here = Check here
sets-reading = Reading the files.
sets-wrong-one = Set { $set } of session { $session }
sets-fails = { $sets } does not belong to the seal. Tell the director.
sets-nothing = No roll set is open yet that has a published root.
sets-agree =
    { $n ->
        [one] Your browser has computed the leaf of the one open set from rolls and salt and followed each path to the sealed root. They agree.
       *[other] Your browser has computed the leaf of all { $n } open sets from rolls and salt and followed each path to the sealed root. They agree.
    }
sets-unread = The files could not be read. Try again.

## The proof of an event of matches

match-proof-drawn = Every roll was drawn and sealed before play. What is sealed cannot be changed without breaking a seal, and you need not trust this page to see it.
match-proof-thrown = The rolls of this event are thrown at the first table that needs them and repeated in the other room. Thrown rolls cannot be sealed; the log that has them is signed, so that it cannot be rewritten.
match-proof-seals = The seals
match-proof-root =
    { $n ->
        [one] Root over { $n } roll set
       *[other] Root over { $n } roll sets
    }
match-proof-root-later = published when the session begins
match-proof-secret-later = published when its last match has ended
match-proof-lots = Lots, in order
match-proof-for-all = For all of them
match-proof-none = none was mixed in: the organiser could have chosen the secrets
match-proof-take = Or trust no browser: take the files.
match-proof-run-later = Run it when play has begun: then opened.json lies beside the seal.

## The protocol as a sheet of paper

sheet-title = Match protocol
sheet-what =
    { $n ->
        [one] { $stage }, <name>{ $first }</name> against <name>{ $second }</name>, { $game }, { $n } game in each room
       *[other] { $stage }, <name>{ $first }</name> against <name>{ $second }</name>, { $game }, { $n } games in each room
    }
sheet-print = Print
sheet-results-of = { $room }, results of the players
sheet-sides = <name>{ $white }</name> (White) – <name>{ $black }</name> (Black)
sheet-by-game = { $room }, game by game
sheet-doubler = Doubler
sheet-propose = Propose
sheet-checkers = Checkers
sheet-imp = International match points
sheet-number = Game no.
sheet-opening = Opening roll
sheet-cube = Doubling cube
sheet-remained = Remained checkers
sheet-open-letter = O
sheet-closed-letter = C
sheet-decided = decided by the director
sheet-sum = Sum in IMP
sheet-difference = Difference IMP
sheet-vp = Result VP
sheet-team = Team: { $team }
sheet-open-side = Open room, { $side }:
sheet-closed-side = Closed room, { $side }:
sheet-playing = The match is being played: { $part } games are finished in both rooms.
sheet-letters = O is the open room, C the closed.
sheet-netted = IMP are taken of the difference between the rooms.
sheet-each = IMP are taken of each game by itself.
sheet-extrapolated = Victory points are extrapolated for this number of games.
sheet-no-vp = There is no column of victory points for this number of games.
sheet-star = * decided by the director.
sheet-for = For <name>{ $team }</name>
sheet-director = Director

## One's own place in an event of matches

mine-match-now = Now
mine-match-next = Next
mine-match-none = No match of yours is planned yet.
mine-match-over = All your matches are over.
mine-match-table = Table
mine-match-against = against { $name }
mine-match-round = Round
mine-match-opponent = Against
mine-match-where = Where
mine-match-imp = IMP
mine-match-vp = VP
mine-match-seat = table { $table }, { $side }
mine-match-both = A game counts here when both rooms have finished it. Until then nobody is told how it went in the other room, not even you.
mine-match-players = The team's players
mine-match-ranking = In the individual ranking
mine-match-lead = Round { $round } against { $opponent }: { $game }, { $games }
mine-match-lead-final = The final against { $opponent }: { $game }, { $games }

## A match in sentences

match-side-white = White
match-side-black = Black
match-level-single = a single game
match-level-gammon = a gammon
match-level-backgammon = a backgammon
match-level-long-single = an oin
match-level-long-gammon = a mars
match-level-long-backgammon = a koks
match-act-double = { $side } doubles to { $value }
match-act-beaver = { $side } beavers to { $value }
match-act-take = { $side } takes
match-act-pass = { $side } passes
match-act-resign = { $side } offers to lose { $level }
match-act-accept_resignation = { $side } accepts the resignation
match-act-decline_resignation = { $side } declines the resignation
match-turn-played = { $side } { $roll }: { $play }
match-turn-danced = { $side } { $roll }: cannot move
match-turn-not-played = { $side } { $roll }: not played
match-no-move = no move
match-no-double = no double
match-corrected-director = The director corrected the { $what }
match-corrected-table = The table corrected the { $what }
match-corrected-roll = roll
match-corrected-play = play
match-corrected-double = double
match-corrected-answer = answer
match-corrected-resignation = resignation
match-corrected-turn = turn
match-anew-director = The director took the turn back and recorded it anew
match-anew-table = The table took the turn back and recorded it anew
match-corrected-was = , shown before as { $was }
match-opening-was = White { $white }, Black { $black }
match-ended-drawn = The game is drawn.
match-ended-passed = { $winner } wins, cube { $cube }: { $loser } passed a double to { $proposed } with { $left } left.
match-ended-resigned = { $winner } wins { $level }: { $loser } resigned with { $left } left.
match-ended-resigned-cube = { $winner } wins { $level }, cube { $cube }: { $loser } resigned with { $left } left.
match-ended-won = { $winner } wins { $level }, { $left } left.
match-ended-won-cube = { $winner } wins { $level }, cube { $cube }, { $left } left.
match-ended-left =
    { $n ->
        [one] { $n } checker
       *[other] { $n } checkers
    }
match-ended-decided = The director decided: { $sentence }
match-ended-decided-drawn = The director decided: the game is drawn.
match-stands-waiting = Not begun.
match-stands-drawn = A draw.
match-stands-won = { $team } won by { $gap } IMP.
match-stands-won-points = { $team } won by { $gap } IMP, { $high } to { $low } VP.
match-stands-won-each = { $team } won by { $gap } IMP, { $high } VP each.
match-stands-level-points = Level in IMP, { $high } to { $low } VP.
match-stands-level-each = Level in IMP, { $high } VP each.
match-waits-first = Game { $game }: no roll that both rooms have played yet.
match-waits-roll = Game { $game }, roll { $roll } in both rooms.
match-gone-one = Roll { $first } was shown before; its record has been changed.
match-gone-several = Rolls { $first } to { $last } were shown before; their record has been changed.
match-rolls =
    { $n ->
        [one] { $n } roll
       *[other] { $n } rolls
    }
match-parted-white = The plays first differed at roll { $turn }, White's { $roll }: { $open } in the open room, { $closed } in the closed.
match-parted-black = The plays first differed at roll { $turn }, Black's { $roll }: { $open } in the open room, { $closed } in the closed.
match-parted-cube = Before roll { $turn }: { $open } in the open room, { $closed } in the closed.
match-parted-cube-alone = The rooms have played every roll alike and differ only in the cube. { $cube }
match-alike-cube = Both rooms have played { $rolls } alike and differ only in the cube. { $cube }
match-alike-so-far = Both rooms have played { $rolls } alike so far.
match-alike-end = Both rooms have played { $rolls } alike; they differ only in how the game was ended.
match-alike-never = Both rooms have played { $rolls } alike: the rooms never differed.

## What the event's pages say of its rules

match-method-netted = Small match points of the difference between the rooms become IMP; the IMP difference of a match becomes victory points by the number of games in both rooms.
match-method-each = Small match points of each game in each room become IMP; the IMP difference of a match becomes victory points by the number of games in both rooms.
match-ranked-vp = Teams are ranked by victory points; level ones share a place.
match-ranked-imp = Teams are ranked by the IMP difference; level ones share a place.
match-ranked-vp-breaks = Teams are ranked by victory points; of level ones { $breaks } decides.
match-ranked-imp-breaks = Teams are ranked by the IMP difference; of level ones { $breaks } decides.
match-break-then = { $before }, then { $next }
match-break-quotient = IMP quotient
match-break-imp = IMP difference
match-break-head = head-to-head matches
match-break-smp = SMP difference
match-break-games = games won
match-final-of-all =
    { $n ->
        [one] The best two of the rounds on all boards play a final of { $n } game on <board>{ $board }</board>.
       *[other] The best two of the rounds on all boards play a final of { $n } games on <board>{ $board }</board>.
    }
match-final-of-board =
    { $n ->
        [one] The best two of the rounds on <board>{ $board }</board> play a final of { $n } game on it.
       *[other] The best two of the rounds on <board>{ $board }</board> play a final of { $n } games on it.
    }
match-round-begun = Round { $round } begun
match-decision-reopened = The director reopened the game.
match-decision-corrected = The director corrected the record of the game.
