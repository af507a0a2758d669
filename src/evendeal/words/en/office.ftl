### The director's office: its bar and its pages, people and codes, what is made, shown and printed.

## Stages, time and effects, on several pages

office-stage-sealed = sealed
office-stage-playing = at the table
office-stage-finished = played, not yet accepted
office-stage-accepted = accepted, embargoed
office-stage-open = open
office-stage-disputed = disputed
office-stage-frozen = stopped, cards do not agree
office-stage-void = void
office-stage-replaced = replaced by a reserve deal
office-rehearsal = Rehearsal
office-rehearsal-programs = programs play, without recorders
office-ago-seconds = { $n } s ago
office-ago-minutes = { $n } min ago
office-device-at = { $name }, table { $table }
office-not-known = not known
office-effect-stands = the play stands
office-effect-void = void at the table
office-effect-fouled = fouled tables compared among themselves
office-effect-not_played = not played at the table
office-effect-replace = void everywhere, a reserve deal replaces it
office-effect-adjust = the result is adjusted
office-effect-penalty =
    { $points ->
        [one] { $team } loses { $points } point
       *[other] { $team } loses { $points } points
    }
office-effect-penalty-team =
    { $points ->
        [one] A team loses { $points } point
       *[other] A team loses { $points } points
    }

## The bar, the pages and what cannot be shown

office-page-events = Office
office-page-new = New event
office-page-registrations = Registration
office-page-registration = Registration
office-page-now = Now
office-page-session = Session
office-page-deals = Deals
office-page-running = In running
office-page-rulings = Rulings
office-page-people = People
office-page-custody = Custody
office-page-log = Log
office-page-publish = Publish
office-page-event = Event
office-page-codes = Codes
office-page-seal = The seal
office-page-check-list = Check list
office-page-missing = Not found
office-page-parts = Parts
office-page-games = Games
office-page-decisions = Decisions
office-page-game = A game
office-page-sheets = Type in sheets
office-page-hand = Table { $table }, deal { $deal }
office-home = Office, all events
office-menu = { $name }: colours, sign out
office-you = You
office-sign-out = Sign out
office-events-all = all events of the house
office-events-yours = your events
office-matches = Team matches
office-matches-sealed = Team matches, sealed
office-matches-final = Team matches, the final
office-session = Session { $session }
# $session is one of the two texts for a session: "Session 1 of 2".
office-paused = { $session }, play stands still
# At the beginning of a line, and inside of one.
office-table = Table { $table }
office-table-inside = table { $table }
office-table-open = Table { $table }, open room
office-table-open-inside = table { $table }, open room
office-table-closed = Table { $table }, closed room
office-table-closed-inside = table { $table }, closed room
office-out-of-touch = The server does not answer. What is shown is as it was at { $at }; this page tries again by itself.
office-withdrawn = This event is withdrawn: { $reason }
office-away = This rehearsal is put away: no page shows it.
office-new-forbidden = Only a director of the house may make an event. Ask the one who runs this server for an invitation.
office-unknown-format = Another kind of event
office-unknown-format-what = These pages cannot direct an event of the format { $format }.
office-not-yours = Not your event
office-not-yours-you = You may not enter the office of this event. Sign in as its director, or ask for an invitation.
office-not-yours-who = { $name } may not enter the office of this event. Sign in as its director, or ask for an invitation.
office-no-office = No such event
office-unread = The office cannot be read
office-log-empty = Nothing has been done yet. The first line is the seat draw, when the session begins.
office-log-empty-matches = Nothing has been done yet. The first line is the seal, the next ones begin the boards.
office-broken = This page cannot be shown: the server sent something that it does not understand. Reload it; the log is not touched.

## Forms, on several pages

office-choose = Choose
office-field-table = Table
office-field-seat = Seat
office-field-team = Team
office-field-player = Player
office-field-rule = Rule
office-field-reason = Reason
office-reason-missing = Write the reason: it stands in the log.
office-seat-missing = Choose the table and the seat.
office-team-missing = Choose the team.
office-back = Back
office-try-again = Try again

## Your events (events)

office-events = Your events
office-events-none = There is no event yet. A new one takes a few minutes: what is played, who plays, how long. Publishing seals all its luck before anybody can play.
office-events-other-roles = You direct no event here, and keep no decks. Your other roles have pages of their own.
office-events-no-role = You direct no event here, and keep no decks. Ask the director for an invitation.
office-events-poker =
    { $sessions ->
        [1] { office-teams }, one session
       *[other] { office-teams }, session { $session } of { $sessions }
    }
office-events-ladder =
    { $sessions ->
        [1] { $teams } players, one session
       *[other] { $teams } players, session { $session } of { $sessions }
    }
office-events-matches =
    { $matches ->
        [one] Backgammon, { office-teams }, { $over } of { $matches } match over
       *[other] Backgammon, { office-teams }, { $over } of { $matches } matches over
    }
office-teams =
    { $teams ->
        [one] { $teams } team
       *[other] { $teams } teams
    }
office-events-sealed = sealed, not begun
office-events-running = running
office-events-finished = finished
office-events-withdrawn = withdrawn
office-events-drafts = Not sealed yet
office-events-drafts-lead = Kept as long as this window is open.
office-events-draft = Draft: { $name }
office-events-nameless = without a name
office-events-put-away = Put away
office-events-put-away-of = Put the draft away: { $name }
office-events-away = Put away
office-events-away-lead = What no page shows. Rehearsals stay in the log, and drafts as long as this window is open.
office-events-made = made { $date }
office-events-bring-out = Bring out
office-events-bring-out-of = Bring { $name } out again
office-events-bring-out-of-draft = Bring the draft out again: { $name }

## The event: whether it is on, and its names (event)

office-event-withdraw = Withdraw the event
office-event-withdraw-sure = Yes, withdraw the event
office-event-withdraw-what = If it is not played, or not to its end. Every console stops, and the public pages say <said>withdrawn</said> with your reason. Nothing is deleted, what is closed stays closed, and you can take it back.
office-event-withdrawn = Withdrawn
office-event-withdrawn-by = Withdrawn by { $by }, { $at }: { $reason }
office-event-take-back = Take the withdrawal back
office-event-take-back-sure = Yes, the event goes on
office-event-take-back-what = If you take it back, play goes on where it stood, and the devices send what was typed meanwhile. Both stand in the log.
office-event-why-on = Why it goes on
office-event-why-on-hint = It stands in the log.
office-event-reason-hint = Everybody reads it.
office-event-reason-missing = Write the reason: it stands in the log and on the public pages.
office-event-ended = The event has ended, and its result stands: it cannot be withdrawn any more.
office-event-put-away = Put the rehearsal away
office-event-put-away-do = Put it away
office-event-put-away-sure = Yes, put it away
office-event-put-away-what = No page shows it then. It stays in the log, and { office-events } brings it out again.
office-event-away = Put away
office-event-away-what = No page shows this rehearsal. It is still in the log.
office-event-bring-out = Bring it out again
office-event-bring-out-sure = Yes, bring it out
office-names = Names
office-names-what = Only a spelling is corrected here: the same people, and the same teams. Pages, standings and prints say the new name at once; the seal keeps the one that was sealed, and whoever checks the event is told of both. Somebody else on a seat is a substitution, under { office-page-people }.
office-names-same = It is “{ $name }” already. Type how it is spelled.
office-names-correct = Correct
office-names-correct-of = Correct the spelling of { $name }
office-names-how-event = How the event is spelled
office-names-how-team = How the team is spelled
office-names-how-player = How the player of { $team } is spelled
office-names-do = Correct the name
office-names-sure = Yes, it is { $name }
office-names-leave = Leave it
office-names-corrected = Corrected
office-names-was = was { $was }. { $reason }. { $by }, { $at }
office-names-was-team = was { $was }, team { $entry }. { $reason }. { $by }, { $at }
office-names-was-player = was { $was }, of { $entry }. { $reason }. { $by }, { $at }

## Lists of teams (entries)

entries-list = List of teams
entries-teams = Teams
entries-how = One team a line, as a spreadsheet has it: paste the cells, or drop the file here. Without players they are called A1, A2 and so on.
entries-open = Open a list
# The words of the heading are those that the reader of lists knows: see the documentation of entry lists.
entries-example =
    Team,Captain,Player,Player
    The Ants,Ann,Abe,Al
    The Bees,Bea,Bob,Ben
    The Cats,Cleo,Carl,Cy
entries-try = Try the example
entries-sheet = Sheet
entries-empty = The teams are listed here as they will be sealed, each with its letter and its players. What is understood wrongly is put right here too.
entries-holds-name-of-player = Name
entries-holds-given = Given name
entries-holds-family = Family name
entries-headed-players = The first line is a heading, and no player
entries-count-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
entries-list-players = List of players
entries-people = List of players
entries-how-players = One player a line, as a spreadsheet has it: paste the cells, or drop the file here. With several columns a heading says what they hold, such as Badge, Given name, Family name, Club.
entries-example-players =
    id,name
    1,Anna Almeida
    2,Bruno Berg
    3,Chiara Castelli
    4,Dmitri Dubois
entries-empty-players = The players are listed here as they will be sealed. What is understood wrongly is put right here too.
entries-letters = Which letters are right?
entries-letters-what = { $file } does not say how its letters are written. Here are its first lines as each way reads them: choose the one in which the names are right.
entries-letters-cp1252 = Western
entries-letters-cp932 = Japanese
entries-letters-these = These are right
entries-letters-none = Signs marked � are no letters here.
entries-letters-neither = Neither: leave this file
entries-columns = Columns: { $holds }
entries-columns-ask = What do the columns hold?
entries-column = Column { $n }
entries-headed = The first line is a heading, and no team
entries-read-so = Read it so
entries-holds-name = Team
entries-holds-captain = Captain
entries-holds-player = Player
entries-holds-players =
    { $n ->
        [one] Players
       *[other] { $n } players
    }
entries-holds-id = Short id
entries-holds-person = Person
entries-holds-nothing = Left out
entries-letter = Letter
entries-players = Players
entries-players-so-on = { $team }1, { $team }2 and so on
entries-put-right = Put the name right
entries-nameless = no name
entries-name-of-team = Name of the team
entries-name-of-player = Name of the player
entries-too-long = The list has more than 1 MB; a list of teams is smaller.
entries-file-too-large = { $file } has more than { $most } MB; a list of teams is smaller.
entries-file-unread = { $file } cannot be read. It may be a folder, or have changed meanwhile; choose it again.
entries-file-no-list = The file cannot be read.

## A new event, and one that is a file (new)

new-lead = What is played? Nothing exists before it is sealed.
new-no-kind = This house has no kind of event that could be played.
new-no-format = No event of this house plays { $format }.
new-choose = Choose what is played
new-goes-on = Goes on with your draft.
new-goes-on-with = Goes on with your draft, { $name }.
new-by-steps = Made step by step, in a few minutes.
new-by-file = Made as a file.
new-by-example = Made as a file, with an example to begin with.
new-file = The file
new-file-lead = The event is a file: type it, or open one. Nothing exists before it is sealed.
new-file-lead-example = The event is a file: type it, open one, or change the example. Nothing exists before it is sealed.
new-file-name = event.toml
new-open = Open a file
new-example-begin = Begin with the example
new-example-back = Back to the example
new-problems =
    { $n ->
        [one] { $n } thing to put right
       *[other] { $n } things to put right
    }
new-line = Line { $n }
new-own-list = Teams from a list of their own
new-own-list-if = If the file has no entries.
new-says = What it says
new-nothing = What is played, the teams, who sits where. The keys are explained in the documentation of event files.
new-no-event = It is no event yet. What is wrong stands beneath the file, in its order.
new-no-event-teams = It is no event yet. What is wrong stands beneath the file, and beside the teams.
new-how-long = How long it takes
new-pace-game-minutes = A game of backgammon, minutes
new-pace-long-game-minutes = A game of long gammon, minutes
new-pace-break-minutes = A break, minutes
new-pace-break-hint = One before the boards and one before the final, and one after every two hours of play.
new-seal = Seal and publish
new-seal-sure = Yes, seal and publish
new-seal-then = From then on nothing of it can be changed but line-ups.
new-as-sealed = The file as it is sealed, every default written out
new-final = Final
new-backgammon = backgammon
new-long-gammon = long gammon
new-no-final = There is no final.
new-rounds = Rounds
new-rounds-what =
    { $n ->
        [one] who sits where, at { $n } table
       *[other] who sits where, at { $n } tables
    }
new-round = Round { $n }
new-round-byes = Round { $n }; without an opponent: { $teams }
new-match = Match
new-open-room = Open room
new-closed-room = Closed room
new-table-open = Table { $table }, open
new-table-closed = Table { $table }, closed

## People, and seats (people)

people-codes = Codes to print, or to make anew
people-accounts = Accounts
people-accounts-none = Nobody has an account in this event yet. Directors, custodians, captains and players make theirs with an invitation.
people-whole-house = { $role }, whole house
people-end = End
people-end-sure = Really end
people-invitations = Open invitations
people-invitations-none = None. An invitation is a link and a code to scan; it ends by itself.
people-invitation-until = Until { $at }, made by { $by }.
people-invitation-of = invitation, { $role }
people-devices = Devices in touch
people-devices-none = No device is signed in to this event. A recorder's tablet appears here as soon as it has scanned its table's code.
people-device = { $label }. { $roles }. Seen { $seen }.
people-sign-out-sure = Really sign out
invite = Invite
invite-as = As
invite-hint-director = Rules and sees every table. Needs a name and a password.
invite-hint-custodian = Hands out sealed decks, sees no result. Needs a name and a password.
invite-hint-recorder = Types at one table, without an account.
invite-hint-table_screen = Shows the players what their recorder has, and writes nothing. Without an account.
invite-hint-captain = Sees all results of the team, after embargo. Needs a name and a password.
invite-hint-player = Sees the own results, after embargo. Needs a name and a password.
invite-hint-commentator = Sees what is open, and the course of play. Without an account.
invite-hint-spectator = Sees what is public. Without an account.
invite-table-missing = Choose the table.
invite-player-missing = Choose the player.
invite-days = Good for
invite-make = Make the invitation
invite-qr = Code that leads to { $link }
invite-barred = No electronic devices are allowed in the playing rooms. This page is closed while its holder plays.
invite-until = Good until { $at }. It is shown this once: nobody can look it up later, only make it anew.
invite-another = Invite another
invite-copy = Copy the link
invite-copied = Copied
substitutions = Substitutions
substitutions-what-persons = While a session runs, a substitute can take a seat here, for somebody who is late, ill or absent. Deals already played keep the player who played them.
substitutions-what = While a session runs, another player of the team can take a seat here, for somebody who is late, ill or absent. Deals already played keep the player who played them.
substitutions-who = Who plays now
substitutions-player-missing = Write who plays from now on.
substitutions-do = Put the player on the seat
substitutions-done = { $player } plays at table { $table }, seat { $seat }, from the next deal on.
taken-out = Taken out of the session
taken-out-what = For wild play, or what else a rule says. From the table's next deal on the seat is dealt in and posts, and its hand is dead; what it posts is lost by the team. A substitute, above, plays the seat instead.
taken-out-who = Table { $table }, seat { $seat }: { $player }
taken-out-rule-missing = Write the rule that you follow.
taken-out-do = Take the player out
taken-out-sure = Really take { $player } out
taken-out-done = { $player } is out from the next deal of table { $table } on.
taken-out-bring-back = Bring back
taken-out-bring-back-of = Bring { $player } back
taken-out-why-back = Why { $player } plays again
taken-out-back-done = { $player } plays again from the next deal of table { $table } on.
line-ups = Line-ups
line-ups-last = Who plays where can be changed between sessions. This is the last one.
line-ups-what = Session { $session } has not begun. The first player of a team sits at the first of its seats, the second at the next, and so on; order them as the team wants.
line-ups-player = Player { $n }
line-ups-player-up = Player { $n } one up
line-ups-player-down = Player { $n } one down
line-ups-up = Up
line-ups-down = Down
line-ups-do = Keep the line-up
line-ups-done = The line-up of { $team } for session { $session } is in the log.

## Codes and slips (people)

codes = Codes to hand out
codes-lead = One slip a person. Codes are secret and are shown once, when they are made: print them, cut them, and hand each to the one it is for. Nothing of this sheet is for the wall.
codes-failed = What is missing can be made below.
codes-slips = Slips
codes-print =
    { $n ->
        [1] Print the slip
        [one] Print { $n } slip
       *[other] Print { $n } slips
    }
codes-missing = Codes that are missing
codes-recorder = The recorder of { $table }
codes-screen = The screen of { $table } for its players
codes-screens = The screens of { $n } tables for their players
codes-recorders = The recorders of { $n } tables
codes-custodian = The deck custodian
codes-captain = The captain of { $team }
codes-captains = The captains of { $n } teams
codes-make =
    { $n ->
        [0] Make codes
        [one] Make { $n } code
       *[other] Make { $n } codes
    }
codes-days = New codes are good for
codes-days-n =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
codes-stand = Codes that stand
codes-stand-none = None. A code stands until it ends, or is taken by the one person it is for.
codes-stand-what = Nobody can look a code up, but a lost one can be made anew: the old one stops at that moment, and a device that came with it is signed out.
codes-until = Until { $at }.
codes-used =
    { $n ->
        [0] Nobody has used it yet.
        [1] Used once.
        [one] Used { $n } time.
       *[other] Used { $n } times.
    }
codes-anew = Make anew
codes-anew-sure = Yes, the old one stops
codes-anew-sure-taken = Yes, and sign its devices out
codes-made-anew = { $name }: the new code stands above, the old one has stopped.
codes-all-anew = Make anew all { $n } that nobody has taken
codes-all-anew-sure = Yes, the { $n } old codes stop
codes-all-made-anew =
    { $n ->
        [1] One code was made anew; the old one has stopped.
        [one] { $n } code was made anew; the old one has stopped.
       *[other] { $n } codes were made anew; the old ones have stopped.
    }
codes-pdf-a4 = PDF, A4
codes-pdf-letter = PDF, US Letter
slip-code = Code: { $name }
slip-purpose-recorder = For the tablet of this table alone. Its recorder types what is played there.
slip-purpose-table_screen = For the second screen at this table. It shows its players what the recorder has, and writes nothing.
slip-purpose-custodian = You hand out the sealed decks and see no result.
slip-purpose-captain = You see all results of { $team } as soon as they are public.
slip-purpose-player = Your seat, and later your own results.
slip-purpose-director = You see every table and rule.
slip-purpose-commentator = You see the course of play and what is open.
slip-purpose-spectator = You see what is public.
slip-single = Choose a name and a password; the code is good for one person.
slip-no-account = It needs no account.
slip-barred = <bold>No electronic devices in the playing rooms:</bold> the page is closed while you play.
slip-until = Good until { $at }.
slip-no-qr = No QR code: phones cannot reach this server yet.
address = The address for phones
address-now = Links and QR codes carry <bold>{ $address }</bold>
address-changed = The address has changed.
address-unreachable = Phones would not get here.
address-no-qr = Until then no QR code is drawn.
address-choose-another = Choose another address
address-who = A director of the house can choose the address.
address-example = https://cup.example.org
address-use = Use this address

## The course of a session (session)

session-beacon-field = Public randomness
session = The session
session-before = Session { $session } has not begun. When it begins, the seats are drawn and are public at once; who plays where can then be changed only by a substitution.
session-beacon-missing = Type the value of the public randomness first: the seats are drawn with it.
session-begin = Begin session { $session }
session-begin-sure = Yes, begin session { $session }
session-runs = Session { $session } runs since { $at }.
session-hands-left =
    { $n ->
        [one] { $n } hand is still to be accepted or ruled void before it can end.
       *[other] { $n } hands are still to be accepted or ruled void before it can end.
    }
session-can-end = Every hand is accepted or ruled void: it can end. Its secrets are published then, and nothing more can be played.
session-end = End session { $session }
session-end-sure = Yes, end session { $session }
session-ended =
    { $minutes ->
        [one] Session { $session } ended at { $at }. Rulings can be made and withdrawn until { $until }, { $minutes } minute after the end.
       *[other] Session { $session } ended at { $at }. Rulings can be made and withdrawn until { $until }, { $minutes } minutes after the end.
    }
session-clock = Clock
session-line-ups-closed = The line-ups of session { $session } were closed at { $at }. Give <file>lineups.json</file> to the captains.
session-line-ups-what = Close them before the public randomness can be known: who knows the draw could still move his players. They are signed and published at once; from then on only substitutes come.
session-line-ups-what-at = Close them before the public randomness can be known, { $at }: who knows the draw could still move his players. They are signed and published at once; from then on only substitutes come.
session-line-ups-close = Close the line-ups
session-line-ups-close-sure = Yes, close the line-ups of session { $session }

## What goes out of an event (publish)

publish-public-pages = Public pages
publish-results-title = Results
publish-results =
    A deal is public as soon as every table has accepted it or it is ruled; nobody has to press anything. { $n ->
        [one] { $open } is open.
       *[other] { $open } are open.
    }
publish-results-matches = A game is public turn by turn, as soon as both rooms have played the turn, and its result when both have finished it; nobody has to press anything.
publish-screens-title = Screens
publish-screens = The screen in the hall turns its pages by itself: standings, seats or rounds, who sits where, and what comes next. The screen at a table shows its players what their recorder has; it comes in with a code.
publish-screens-hall = Screen in the hall
publish-screens-places = Only who sits where
publish-screens-draw = The draw of the seats
publish-screens-tables = Codes for the tables
publish-screens-code = Code: the screen in the hall
publish-table-results-title = Results at the tables
publish-table-results = Below its own hand or game, the screen at a table can show what all tables made of the deal that opened last, or how the matches of the round stand. Everybody can see it then, and nothing is there sooner. All screens follow at once.
publish-table-results-on = Shown
publish-table-results-off = Not shown
publish-table-results-since = since { $at }, switched by { $by }
publish-table-results-show = Show them
publish-table-results-hide = Hide them
publish-archive-title = Archive
publish-archive = The log, the seals, the configuration and the results in one file, to keep and to read elsewhere. It holds no secret of a session that has not ended.
publish-archive-matches = The log, the seals, the configuration and the results in one file, to keep and to read elsewhere. It holds no secret of a board that has not ended.
publish-archive-take = Take the archive
publish-seals-title = Seals
publish-seals = Public. Published before the first deal: whoever has them can check later that nothing was exchanged.
publish-seals-matches = Public. Published before the first roll: whoever has them can check later that nothing was exchanged.
publish-prizes = Prizes
publish-prizes-what = The page of prizes opens with them, and prints the agreement.
publish-stacks-won =
    { $deals ->
        [one] Starting stack of { $start } and the chip-scores of the only deal.
       *[other] Starting stack of { $start } and the chip-scores of { $deals } deals.
    }
publish-stacks-won-cut =
    { $deals ->
        [one] Starting stack of { $start } and the chip-scores of the only deal, parts of a chip left out.
       *[other] Starting stack of { $start } and the chip-scores of { $deals } deals, parts of a chip left out.
    }
publish-stacks-in_front =
    { $reserve ->
        [0] Chips in front of the seats after the last deal.
       *[other] Chips in front of the seats after the last deal, { $reserve } chips of reserve among them.
    }
publish-share = Share the prizes
publish-share-table = Share the prizes of table { $table }
publish-sheets = To print
publish-sheet-seal = Public. For the captains and the wall, before the first deal.
publish-sheet-seal-open = Seal
publish-sheet-codes = Secret, one slip a person.
publish-sheet-codes-fresh =
    { $n ->
        [one] { $n } code was just made and is shown this once: print it now.
       *[other] { $n } codes were just made and are shown this once: print them now.
    }
publish-sheet-codes-lost = They are shown once, when they are made; lost ones are made anew there.
publish-recorder-sheets = Recorder sheets
publish-recorder-sheets-what = To write on when nothing electrical works: print them before. No card or roll is on them.
publish-recorder-sheets-take = Recorder sheets as PDF, { $paper }
publish-sheet-check-list = For the director, from the evening before to the archive.
seal-print = Print the seal
seal-what = Published before the first deal. All luck of the event was drawn and locked before anybody sat down; these figures are its lock. Keep this sheet: when luck is opened later it must fit them, and nobody can exchange any of it.
seal-what-matches = Published before the first roll. All luck of the event was drawn and locked before anybody sat down; these figures are its lock. Keep this sheet: when luck is opened later it must fit them, and nobody can exchange any of it.
seal-beacon = Mixed in, and known to nobody yet: { $beacon }.
seal-qr = The proof: { $link }
seal-check = Check it here
seal-copies = Each captain keeps a copy, and so does somebody who does not play.
seal-event = Seal of the event
seal-reserve = Its reserve deals
seal-key = Key of the log

## Paper of the hall (publish)

paper-title = Paper of the hall
paper-lead = PDF, good in black and white, in the language of the hall.
paper-missing = These signs are in no typeface here; on paper each is an empty box:
paper-no-seats = Seat cards come with the draw of the session.
paper-on-a4 = A4
paper-on-letter = US Letter
paper-session = session { $session }
paper-badges = Badges
paper-seat-cards = Seat cards
paper-table-cards = Table cards
paper-door-sheets = Sheets for the doors
paper-timetable = Timetable
paper-booklet = Booklet of results
paper-certificate = Certificate of the draw
paper-handouts = Handouts of the deals
paper-protocols = Protocols of the matches

## The check list (publish)

checklist-print = Print the check list
checklist-before = Before the evening
checklist-play = Play
checklist-afterwards = Afterwards
checklist-seal-captains = The seal, on paper, to each captain
checklist-seal-wall = The seal on the wall, and with somebody who does not play
checklist-codes = Recorders have their codes: table
checklist-custodian = The deck custodian has a code, and plays for nobody
checklist-phone = A phone has opened the address on the slips
checklist-decks-n =
    { $n ->
        [one] { $n } deck
       *[other] { $n } decks
    }
checklist-tables-n =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
checklist-decks = Decks made up: { $decks } for each of { $tables }; labels on all of them
checklist-decks-reserve = Decks made up: { $decks } and { $reserve } in reserve, marked, for each of { $tables }; labels on all of them
checklist-rolls = Rolls on paper for tables that could lose the network (evendeal match sheets), closed, with somebody who does not play
checklist-tablets = Each tablet is at its table and shows its number
checklist-tablets-rooms = Each tablet is at its table and shows its number: odd tables in the open room, even ones in the closed one
checklist-no-phones = No electronic devices in the playing rooms: said to everybody, phones are outside
checklist-line-ups = Line-ups closed, lineups.json given to the captains
checklist-line-ups-before = Line-ups closed before { $at }, lineups.json given to the captains
checklist-beacon = Public randomness, exactly as announced ({ $beacon }):
checklist-begun = Session begun on the page { office-page-session }, seats read out; decks are handed to the tables
checklist-now = The page { office-page-now } is open on a screen of the director's own
checklist-ended = Every hand accepted or ruled; session ended at
checklist-rulings =
    { $n ->
        [one] Rulings are open for { $n } minute more, until
       *[other] Rulings are open for { $n } minutes more, until
    }
checklist-rooms = Nobody goes from one room of a match to the other
checklist-boards = Boards begun on the page { office-page-session }: { $boards }
checklist-rounds = Each round begun on the page { office-page-session } when all are seated
checklist-final = Finalists read out, the final begun on the page { office-page-session }
checklist-games-over = Every game is over; boards ended at
checklist-decks-back = Decks are back with the custodian
checklist-proof = Proof on the public pages looked at with a captain
checklist-archive = Archive taken, on the page { office-page-publish }
checklist-folder = The whole folder of the log copied to another disk

## Registration for events to come

registrations-lead = Players and captains register by a link; whom you approve becomes an entry of the draft.
registrations-none = Nobody can register for anything yet.
registrations-open = Open registration
registrations-of = What is played
registrations-event = Name of the event
registrations-least = Players of a team, at least
registrations-most = At most
registrations-capacity = Places
registrations-capacity-hint = Empty: as many as come. Whoever comes later is on the waiting list.
registrations-about = For those who register
registrations-about-hint = When and where, what it costs, whom to ask.
registrations-numbers =
    { $pending ->
        [0] { $approved } approved
       *[other] { $pending } to decide, { $approved } approved
    }
registrations-numbers-waiting = { registrations-numbers }, { $waiting } on the waiting list
registrations-state-open = open
registrations-state-closed = closed
registrations-state-published = published
registration-of-capacity = { $numbers }; { $places } places
registration-link = The link
registration-qr = The link as a code to scan: { $link }
registration-link-where = Send it, or print the code and hang it up.
registration-copy = Copy the link
registration-copied = Copied
registration-replace = Replace the link
registration-replace-sure = Really replace it
registration-settings = Settings
registration-is-open = People can register
registration-save = Save
registration-saved = Saved
registration-pending = To decide
registration-pending-none = Nobody waits for you.
registration-approved = Approved
registration-approved-none = Nobody is approved yet.
registration-waiting = Waiting list
registration-gone = Refused and withdrawn
registration-approve = Approve
registration-approve-of = Approve { $name }
registration-refuse = Refuse
registration-refuse-of = Refuse { $name }
registration-reason = Why, for whoever reads it
registration-refuse-send = Refuse
registration-leave = Not yet
registration-number = No. { $number }
registration-queue = place { $queue } on the waiting list
registration-badge = Badge { $badge }
registration-badges = Badge numbers
registration-badges-of = Badge numbers of { $name }
registration-badge-of = Badge of { $name }
registration-no-badge = no badge yet
registration-similar = Nearly the same name as no. { $numbers }
registration-known-by-name = { $name } was in { $event }
registration-known-by-badge = Badge { $badge } was { $name }'s in { $event }
registration-known-club = { registration-known-by-name }, { $club }
registration-same = Same person
registration-same-of = Same person: { $player } is { $name } of { $event }
registration-is-known = known to the house
registration-add = Add by hand
registration-add-name = Name
registration-add-players = Players, a line each
registration-add-badge = Badge number
registration-add-club = Club
registration-add-do = Add
registration-list = Add a list
registration-list-hint = As for the entries of an event: paste cells with name, club and badge, or a team and its players.
registration-draft = Into the draft
registration-draft-what = The approved become the entries of the draft, in the order of arrival. What stands there is written over.
registration-draft-go =
    { $n ->
        [one] Put one entry into the draft
       *[other] Put { $n } entries into the draft
    }
registration-published-as = Published as { $event }. What is registered here changes nothing any more.
registration-withdrawn = withdrawn
registration-refused = refused
entries-holds-badge = Badge
