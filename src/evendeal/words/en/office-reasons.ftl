### Why the rules refuse something, by the key that they give with the reason, and its fields.
### The English is word for word theirs; where they only say what is the matter, "must be 1 to 3", it has its "it".

## Any value

because-missing = it is missing
because-no-such-key = there is no key { $key }; the nearest is { $nearest }
because-true-or-false = it must be true or false
because-whole-number = a whole number is needed
because-within = it must be { $least } to { $most }
because-one-of = it must be { $words }
because-text = a text is needed
because-list = a list is needed
because-stands-already = it stands at { $first } already
because-twice = it stands there twice

## Names

because-not-empty = it must not be empty
because-too-long = it has more than { $most } characters
because-not-plain = it has line breaks, other control signs or spaces around it
because-unseen = nothing of it can be seen
because-piled = it has more than { $most } marks on one letter
because-short-id = an id has 1 to 40 letters A-Z a-z, digits and hyphens
because-badge = a badge number has 1 to 12 digits, letters A-Z, and hyphens between them
because-person-id = a person's id has 1 to 40 small letters a-z, digits, and hyphens between them

## Typed sheets

because-label-parts = three numbers and a letter are needed, as in 1-4-37-K
because-label-letter = its letter does not fit its numbers, please check them
because-no-label = it is no label: { $why }
because-label-first = a sheet begins with its label, as 1-4-37-K
because-no-sheet = there is no sheet
because-flop-of-three = the flop has three cards, and { $n } stand before it
because-no-word-of-a-hand = it is neither a card nor something that a seat does
because-nobody-to-act = nobody is to act here
because-hand-not-agreed = the hand ends here and does not say that the table agreed: { $agreed }
because-no-word-of-a-game = it is neither a roll nor a move nor anything that a side says
because-nobody-to-play = nobody is to play here
because-no-point = there is no point { $point }
because-game-not-agreed = the game ends here and does not say that the table agreed: { $agreed }

## A log that is broken

because-line-why = line { $line }: { $why }
because-line-not-known = line { $line } is not known to this version of evendeal: { $why }; a later one may have written it
because-line-not-counted = line { $line } cannot be counted: { $why }
because-first-line-missing = line 1 is missing: the log begins with line { $found }
because-line-missing = line { $line } is missing: after line { $before } comes line { $found }
because-line-does-not-follow = line { $line } does not follow line { $before }: the previous hash it states differs
because-line-no-text = line { $line } was altered: it holds what is not text
because-line-altered = line { $line } was altered: its content does not give the hash it has
because-line-after-unreadable = a line after line { $line } cannot be read
because-line-of-hand-unreadable = a line of a hand cannot be read
because-line-altered-in-use = line { $line } was altered or removed while the log was in use
because-line-unreadable = line { $line } cannot be read from the database
because-checkpoint-altered = checkpoint { $n } of { $file }, after that of line { $line }, was altered
because-checkpoint-removed = the checkpoint of line { $line } was removed from { $file }
because-checkpoint-of-another = the checkpoint of line { $line } is one of the event { $event }
because-checkpoint-no-key = the checkpoint of line { $line } cannot be checked: the signing key is not in the vault
because-checkpoint-signature = the checkpoint of line { $line } was altered: its signature is not that of the event's key
because-checkpoint-behind = the checkpoint of line { $line } stands after that of line { $before }
because-lines-cut-off = the log ends at line { $head }, but line { $line } was signed: { $n } or more lines were removed at the end
because-chain-written-anew = line { $line } is not the line that was signed: a line from { $first } to { $line } was altered and the chain written anew

## A line that does not belong there

because-place-only-final = only a final has finalists and lots
because-place-roll-sheets = roll sheets are of a whole session whose drawn rolls are still to come
because-place-sheet-of-one = session { $session } has { $games } games, and a roll sheet is of one
because-place-round = round { $round } is not the one that can begin now
because-place-no-table = there is no table { $table } for it
because-place-session-ended = its session has ended
because-place-line-up-of-match = a line-up is of a whole match
because-place-beside-game = it stands beside the game
because-place-other-call = it answers another table's call
because-place-plays-nothing = its table plays nothing now
because-place-end-deals = session { $session } cannot end with { $left } deals closed, nor twice
because-place-no-seal-broken = no seal of a deck of deal { $deal } is broken at table { $table }
because-place-no-deal = there is no deal { $deal } at { $table }
because-place-open-deal = deal { $deal } cannot be opened before its last table has played it, nor twice
because-place-line-up-before = a line-up of session { $session } comes before it begins
because-place-repair-not-over = repair { $repair } is not over, and one deck is put right at a time
because-place-repair-not-waiting = repair { $repair } is not one that waits
because-place-seat-out = seat { $seat } of table { $table } is out already, or too few would play there
because-place-line-ups-closed = the line-ups of session { $session } are closed
because-place-lined-up-with = { $entry } is lined up with { $n } players
because-place-close-line-ups = the line-ups of session { $session } cannot be closed here
because-place-other-seats = its seats are not those of the event
because-place-seats-tables = it seats { $n } tables
because-place-no-session = there is no session { $session }
because-place-no-deck = there is no such deck at table { $table }
because-place-ruling-deal = a ruling on deal { $deal }
because-place-ruling-table = a ruling on a table that is not there
because-place-ruling-entry = a ruling on { $entry }, not in the event
because-place-ruling-not-counted = ruling { $ruling } does not count
because-place-session-begin = session { $session } cannot begin here
because-place-published-once = an event is published once
because-place-seats-of-list = its seats are not those of its list
because-place-close-list = the list of session { $session } cannot be closed here
because-place-no-line-up = { $entry } has no line-up
because-place-about-no-table = it is about no table
because-place-whole-event = what is done about the whole event is of no session, table or deal
because-place-done-already = it is done already
because-place-no-team = there is no team { $entry }
because-place-called-otherwise = { $entry } is called { $name }, not { $was }
because-place-open-rolls = no set of rolls is opened before its game is final in both rooms, nor twice, nor if it was thrown
because-place-end-matches = session { $session } cannot end with { $left } matches unfinished or { $closed } roll sets closed, nor twice
because-place-confirmed-once = repair { $repair } is confirmed once, and by somebody else than whoever requested it
because-place-seen-by = repair { $repair } is seen by whoever requested it, when somebody else has confirmed it
because-place-over-when-seen = repair { $repair } is over when its deck-order was seen
because-place-turned-down = repair { $repair } is turned down before its deck-order was seen

## Rulings and results

because-ruling-result-public = deal { $deal } is public with the result that it let stand
because-ruling-reserve-begun = reserve deal { $deal } has been begun in its place
because-ruling-deal-public = deal { $deal } is public, and table { $table } would have to play it
because-ruling-session-ended = the session has ended, and deal { $deal } would have to be played
because-cube-one-of = the cube is one of { $values }
because-mars-is-most = in long gammon a mars is the most
because-one-side-wins = one side wins it
because-nobody-won = nobody won
because-no-row = there is no row for it
because-table-has-cubes = the table has cubes { $cubes }

## Who plays

because-list-signed = the list of session { $session } is signed
because-list-second-half = the second half of the final is played by those of the first
because-list-session-before = session { $session } has not begun
because-list-enter-before = players enter before the first session
because-list-entered = { $entry } is entered already
because-list-not-on-it = { $entry } is not on the list
because-list-on-it = { $entry } is on the list already
because-list-not-before = { $entry } has not played the session before
because-final-two-teams = a final begins with its two teams
because-final-matches-not-over = the matches that decide who plays the final are not over
because-final-between = the final is between { $one } and { $other }
because-lots-other-teams = the lots are not the teams of the event

## What begins an event

because-beacon-empty = it is empty
because-beacon-too-long = it has more than { $most } characters
because-beacon-shape = use a-z and 0-9, with single separators out of space . : - between them
because-begun-for-real = it is no rehearsal
because-begun-as-rehearsal = it was a rehearsal
because-begun-with-other-luck = its luck was another
because-begun-otherwise = it had other rules or entries

## Registration and invitations

because-house-has = this house has { $formats }
because-no-such-event = this house has no such event
because-team-has = a team has { $n } players
because-team-has-to = a team has { $least } to { $most } players
because-field-room = a field has room for 1 to { $most } entries
because-one-each-player = one for each player
because-say-why = say why, for whoever reads it
because-signs-not-printed = it has signs in it that do not print
because-role-of-one-event = it belongs to one event
because-name-a-table = name a table from 1 to { $tables }
because-name-an-entry = name an entry of the event
because-name-the-player = name the player of the entry
because-entry-has-no-player = entry { $entry } has no player { $player }; its players are { $names }
because-entry-not-named = entry { $entry } has no player { $player }; its players are not named yet
because-code-days = a code is good for 1 to { $most } days

## The address of the house

because-address-gap = there is a gap in it, or a sign that does not print
because-address-write-as = write it as https://cup.example.org or http://192.168.1.20:8000
because-address-begins = it begins with https:// or http://, and is no longer than { $most } letters
because-address-alone = write the scheme, the name and the port alone, nothing behind them
because-address-phones = phones need the name or the number of this machine in the network

## A line that is written

because-whole-from-0 = a whole number from 0 on is needed
because-printable = 1 to { $most } printable characters are needed
because-time-with-zone = a time with its zone is needed
because-letters-and-digits = letters, digits and '-' are needed
because-json-object = a JSON object is needed

## Lists

because-the-list = the list
because-line = line { $line }
because-file-line = { $file }, line { $line }
because-cell = line { $line }, column { $column }
because-file-cell = { $file }, line { $line }, column { $column }
because-name-of-cell = { $cell }, name { $part }

## A list that cannot be read

because-or = { $first } or { $second }
because-byte-not-utf-8 = byte { $byte } is not UTF-8; say which code page it is, { $pages }, or save the file as UTF-8
because-byte-no-letter = byte { $byte } is no letter in { $page }
because-no-such-code-page = there is no code page { $page }; { $pages } are read
because-no-list = it is { $what }; save the list as csv, .xlsx or .ods, without a password
because-no-text = no text
because-an-old-workbook = an old .xls workbook, or one with a password
because-a-pdf = a PDF
because-a-document = a document of a word processor
because-a-picture = a picture
because-not-csv = it is not csv: { $reader }
because-quotation-open = a quotation mark is opened here and never closed
because-quotation-closed = letters follow the closing quotation mark of a cell
because-workbooks-not-installed = workbooks are read by a package that is not installed here; { $command } brings it, or save the list as csv
because-no-workbook = it cannot be read as a workbook: { $what }
because-no-such-workbook-sheet = it has no sheet { $sheet }; it has { $sheets }
because-table-in-table = it has a table within a table
because-words-of-its-own = it defines words of its own

## A list that is too large

because-most-megabytes = it has more than { $most } MB
because-most-megabytes-unpacked = it has more than { $most } MB when it is unpacked
because-most-sheets = it has more than { $most } sheets
because-most-lines = it has more than { $most } lines
because-most-columns = it has more than { $most } columns
because-most-cells = it has more than { $most } cells; save the sheet with the teams alone
because-most-names = it has more than { $most } names in a cell
because-most-words = it says that it has more than { $most } words
because-reaches-far = it reaches to line { $line }, column { $column } of a sheet; delete what stands far from the list

## Teams and persons of a list

because-no-team = there is no team in it
because-no-team-follows = no team follows the heading
because-all-sheets-empty = nothing stands in any sheet of it
because-heading-unknown = it looks like a heading in words that are not known, { $words }; say what each column holds, or call the columns Team, Captain and Player
because-no-heading = it has several columns and no heading above them, { $words }; say what each column holds, or write one such as Given name, Family name, Club
because-no-team-column = none of the columns { $words } is called Team
because-no-name-column = none of the columns { $words } is called Name
because-without-words = without words
because-columns-alike = { $word } says what column { $first } says already; one of them is to go
because-no-player-for-this =
    there is no player for this { $what ->
        [badge] badge
        [person] person
       *[other] { $what }
    }
because-nothing-to-change = nothing stands there; read anew

## The file of an event

because-not-utf-8 = it is not UTF-8; save the file as UTF-8
because-not-toml = it is not TOML: { $parser }
because-too-many-letters = it has more than { $most } letters
because-too-deep = it is nested too deeply
because-no-key = it is no key of an event
because-section = it is a section: [{ $section }]
because-sections =
    write a section [[{ $section }]] for each { $what ->
        [board] board
        [entry] entry
        [level] level
        [room] room
        [row] row
        [stage] stage
       *[other] { $what }
    }, with its keys beneath
because-file-or-list = entries come from the file or the list

## Teams and players

because-same-person = the same person stands at { $first } already
because-one-each-or-none =
    each of the players has one of the { $what ->
        [badges] badges
        [persons] persons
       *[other] { $what }
    } or none
because-player-for-each-table = { $team } sits at { $tables } tables and needs a player for each
because-too-few-teams = { $seats } seats need { $seats } teams or more, so that every team sits on every seat; play { $fewer }-handed or enter more teams
because-mirror = the mirror draw pairs sessions, so their number is even

## Play

because-seats = a list of seats is needed
because-two-seated = of { $seats } seats at least 2 have a player
because-above-big-blind = it is above the big blind { $big_blind }
because-below-big-blind = it is below the big blind { $big_blind }
because-below-big-blind-and-ante = it is below the big blind { $big_blind } and ante { $ante }
because-one-ante = there is an ante of each seat already; an event has one or the other
because-one-raise = a fixed-limit raise has one amount
because-least-stack = nobody may start a deal with fewer chips than { $least }
because-running-to-a-cap = running stacks are filled up to a cap
because-running-in-chips = running stacks are whole chips
because-blinds-of-levels = every deal has a level, which says it; leave one of the two out
because-first-level = the first level says what is posted in the first deal
because-levels-of-session = the deals of all levels together, and a session has { $deals }
because-levels-of-stage = the deals of all levels together, and a session of { $stage } has { $deals }
because-levels-in-any-order = the blinds change at deal { $deal }, and each table has an order of its own; levels are played in sequence, or in blocks that lie within one
because-levels-in-one-block = the blinds change at deal { $deal }, within the block of deals { $first } to { $last }; a block lies within one level

## The draw of a session

because-drawn-sessions = sessions
because-drawn-orders-of-sessions = running orders, sessions
because-drawn-tables = session { $session }, tables
because-drawn-orders = session { $session }, running orders
because-drawn-players = session { $session }, table { $table }, players
because-drawn-order = session { $session }, table { $table }, running order
because-drawn-seat = session { $session }, table { $table }, seat { $seat }
because-exactly = it must be { $needed }
because-not-the-deals = not deals 1 to { $deals }
because-plays-for-another = does not play for { $team }
because-sits-twice = sits at this table twice
because-sits-elsewhere = sits at { $seat } too
because-seat-elsewhere = it has this seat at { $seat } too

## Public randomness

because-texts = a list of texts is needed
because-instant = an instant in UTC is needed, such as 2027-05-04T20:00:00Z
because-beacon-twice = it stands there twice: each session has public randomness of its own
because-one-beacon = there is one for each session already; an event has one or the other
because-one-each-session = there must be { $count }, one for each session
because-one-for-boards-and-final = there must be { $count }, one for the boards, which begin together, and one for the final
because-one-for-each-beacon = there must be { $count }, one for each public randomness

## Rooms, times and languages

because-day = a date is needed, such as 2026-12-03, or a date and a time, such as 2026-12-03T18:30
because-day-and-time = a date and a time are needed, such as 2026-12-03T18:30
because-time-of-the-wall = it is the time of the clock on the wall: leave out what stands after the time, such as Z or +01:00
because-zone = the name of a time zone is needed, such as Europe/Berlin
because-language = the code of a language is needed, such as de
because-tables = a list of tables is needed, such as [1, 2]
because-tables-or-words = a list of tables is needed, such as [1, 2], or one of { $words }
because-no-such-table = there is no such table; the event has { $tables }
because-no-such-session = there is no such session; the event has { $sessions }
because-in-room-too = it stands in { $room } too
because-no-such-room = there is no such room in { $rooms }
because-no-rooms = the file names no rooms
because-not-in-order-of-time = it comes after { $before } in the file; write the rows in the order of time
because-no-such-zone = this machine knows no such time zone; write its IANA name, such as Europe/Berlin
because-no-such-time = there is no such time in UTC, whose years are 1 to 9999
because-time-left-out = the clocks of { $zone } leave this time out
because-no-such-language = this house speaks no such language; write one of { $languages }

## An event of matches

because-format-here = it must be { $format } here
because-there-must-be =
    there must be { $least } to { $most } { $what ->
        [boards] boards
        [teams] teams
       *[other] { $what }
    }
because-list-of-two = a list of two is needed
because-no-such-board = there is no such board in { $boards }
because-boards-one-beacon = all boards begin together, with one; describe it as `beacon`
because-boards-name-player = the boards name player { $player } of { $team }
because-player-at-a-board = player { $player } sits at boards[{ $board }] already, and all boards and both rooms are played at the same time
because-between-names = ' / ' stands between a player and a substitute: write it another way
because-tie-break-once = each tie-break can stand there once
because-no-victory-points = { $games } games over both rooms have no victory points; they are printed for { $columns }. Rank by imp, or choose extrapolated
because-other-point-tables = the tables at hand have the fingerprint { $fingerprint }
because-single-without-row = a single game with 15 checkers left has no row in the table of small match points
because-no-column-for-cube = the table of small match points has no column for a cube of { $cube }
because-equal-opening-dice = equal opening dice are thrown again and are in no roll set
because-none-of = it is none of { $words }

## The game of a board

because-long-gammon-alone = it belongs to long gammon; this board plays backgammon
because-a-word-of = one of { $words }
because-a-switch = true or false
because-a-whole-number = a whole number
because-a-list-of-dice = a list of dice
because-object-of-rules = a ruleset is an object
because-no-such-field = there is no such field
because-power-of-two = a power of two
because-dice-1-to-6 = dice are 1 to 6
because-negative = it is negative
because-cube-ends = the cube ends at { $limit }
because-no-cube = there is no cube

## An event of individuals

because-is-one-player = { $entry } is one player
because-for-points = the event is for points, and has no money
because-last-stage = the last stage is the final
because-final-two-to-a-table = the last stage is the final, which is played two to a table
because-final-two-sessions = the final has two sessions, the second with the seats exchanged
because-final-eliminates-nobody = nobody is eliminated in the final
because-final-too-small = a final has at least two tables of two
because-no-such-stage = there is no such stage; there are { $stages }
because-stages-of-one-name = stages of one name are played at the same levels
because-beacon-for-each-session = each session is drawn anew: describe public randomness for each in draw.beacons
