### What the server answers in the office when it says no, by the name of the refusal, with its fields.
### The English is word for word what the server sends. A field that is empty is `none`.

## Whatever is played

refused-AlreadyKept = { $event } already has another secret by the name of { $secret }.
refused-AlreadyWithdrawn = { $event } is withdrawn already.
refused-AwayAlready =
    { $away ->
        [true] { $event } is put away already.
       *[false] { $event } is not put away.
    }
refused-BeaconTooEarly = The public randomness of session { $session } cannot be known before { $known_from }.
refused-ClockStands =
    { $paused ->
        [true] Play is paused already.
       *[false] Play is not paused.
    }
refused-EncryptedWithAnother = The secrets of { $event } are encrypted already, with another key.
refused-EventExists = The log holds an event { $event } already; choose another id.
refused-EventOver = { $event } has ended, and its result stands; it cannot be withdrawn.
refused-IdOfAPage = { $event } is the address of a page of the office; choose another id.
refused-LuckNotHere = The secrets of session { $session } of { $event } are not kept here.
refused-NoCallOpen = Table { $table } has no open call in deal { $deal }.
refused-NoSuchEntry = There is no entry { $entry }.
refused-NoSuchName =
    { $what ->
        [event] No event of this event is called "{ $was }" now.
        [team] No team of this event is called "{ $was }" now.
       *[player] No player of this event is called "{ $was }" now.
    }
refused-NotARehearsal = { $event } is no rehearsal: its seal is public, so it stays to be seen; withdraw it.
refused-NotInTheLog = The log holds no event { $event }.
refused-NotWithdrawn = { $event } is not withdrawn.
refused-NothingToEncrypt =
    { $rehearsal ->
        [true] { $event } is a rehearsal, whose secrets follow from its seed: there is nothing to encrypt.
       *[false] { $event } has no session that has not begun and whose secrets lie open here: there is nothing to encrypt.
    }
refused-OfficeKeyUnfit = A key has 1 to { $longest } characters that print.
refused-PassphraseShort = A passphrase has 12 characters at least; four or five words that do not belong together are easy to keep.
refused-RandomnessKnownAlready = The public randomness of session { $session } can be known from { $known_from }: an event is sealed before that.
refused-ResultsSwitchedAlready =
    { $results ->
        [open] The screens at the tables show results of other tables already.
       *[none] The screens at the tables show no results of other tables anyway.
    }
refused-RuleNumberMissing = A ruling names the rule that it follows.
refused-RulingReasonMissing = A ruling needs its reason.
refused-SameName = It is "{ $called }" already; type how it is spelled.
refused-SealMissing = The seal of { $event } is not among its published files.
refused-SecretsEncrypted = The secrets of session { $session } of { $event } are encrypted; give the passphrase or the secret key that opens them.
refused-SecretsNotHere = The secrets of { $event } are not here; it can be exported without.
refused-WrongSecretsKey = This does not open the secrets of { $event }.

## What one kind of event has

refused-AskLast = Line { $n } asks for a roll, so it must be the last one that is sent.
refused-CorrectInstead = Table { $table } has accepted deal { $deal }; say what line { $of } should have been instead.
refused-CorrectionPeriodOver = The correction period ended at { $until }; only a late ruling can be made.
refused-CustodianConfirms = { $event } has a deck custodian, who confirms it.
refused-DealReplaced = Deal { $deal } has been replaced; withdraw that ruling first.
refused-DealUnknown = Nothing has been recorded at table { $table } in deal { $deal }.
refused-FouledAlone = Table { $table } alone has nobody to be compared with in deal { $deal }; name every table that played the same wrong form, or rule the deal void there.
refused-KeyUnfit = A key has 1 to { $longest } characters that print.
refused-LineUpsNeverClose = { $event } was sealed before line-ups were closed: they are open until a session begins.
refused-LinedUpTooLate = Session { $session } has begun; substitute players at their seats.
refused-LinedUpTwice = { $player } is in the line-up twice.
refused-NoResultToCompare = Table { $table } has no result in deal { $deal } to be compared; let it be played to its end, or rule the deal void there.
refused-NoRounds = { $event } is an event of { $format }, which has no rounds.
refused-NoSuchPage = { $event } is an event of { $format }, which has no { $page }.
refused-NoSuchRepair = There is no repair { $repair } that waits for this.
refused-NoSuchRuling = There is no ruling { $ruling } in force.
refused-NoTableScreens = The tables of { $event } have no screens.
refused-NoTotalsInRunning = { $event } has no totals in running: its standings hold all that may be compared.
refused-NoTypedSheets = The tables of { $event } have no sheets that can be typed.
refused-NobodyPlayedItRight = No table would be left that played deal { $deal } as it was laid; if all played the same wrong form it stands, else replace it everywhere.
refused-NotAnEventYet =
    { $problems ->
        [one] { $problems } thing has still to be put right, first of all { $where }.
       *[other] { $problems } things have still to be put right, first of all { $where }.
    }
refused-NotConfirmedYet = Repair { $repair } is not confirmed yet; no card is revealed before.
refused-NotInThisOffice = { $event } is an event of the format { $format }, whose office has no { $path }.
refused-NotOut = Seat { $seat } of table { $table } is not out.
refused-NotReopened = The game of roll set { $roll_set } has not begun; nothing is to be reopened.
refused-NothingPlayed = Table { $table } has not played deal { $deal }.
refused-NothingSent = { $lines } lines were sent; 1 to { $most } can be written at once.
refused-NothingToRepair = The hand of table { $table } in deal { $deal } is over or void; no deck is repaired.
refused-OneDecisionAtATime = A preview is of a decision, of a reopening or of a correction.
refused-OneThingAtATime = A preview is of a ruling, of a correction or of a withdrawal.
refused-OrderSeenAlready = The deck-order of repair { $repair } has been seen; say when the deck is in order.
refused-OutAlready = Seat { $seat } of table { $table } is out already.
refused-OwnRepair = { $by } requested it; somebody else confirms it.
refused-NotInSession = { $entry } does not play session { $session }, so a penalty there takes nothing.
refused-PenaltyOfNothing = A penalty takes points; { $points } is none.
refused-PlayedAlready = Table { $table } has played deal { $deal }; rule it void if it cannot count.
refused-PlayerEntered = { $player } is entered already, as { $entry }.
refused-RepairOutstanding = The deck of deal { $deal } at table { $table } is being put right for { $by }; one deck at a time.
refused-ReplaceEverywhere = Deal { $deal } would be void at { $void } of { $tables } tables, more than half; replace it everywhere.
refused-RoundNotNext =
    { $free ->
        [true] Round { $round } cannot begin now: in this event each table goes on by itself.
       *[false] { $due ->
            [one] Round { $round } cannot begin now: round { $due } is the next one.
            [other] Round { $round } cannot begin now: round { $due } is the next one.
           *[none] Round { $round } cannot begin now: no round is left to begin.
        }
    }
refused-RuledOtherwise = Deal { $deal } at table { $table } is void, or compared in a group already; withdraw that ruling first.
refused-SealStillWhole = The seal of deal { $deal } at table { $table } has not been broken.
refused-SealedStill = The deals of session { $session } of { $event } are not drawn yet.
refused-SeatedElsewhere =
    { $table ->
        [one] { $player } sits at table { $table } already.
        [other] { $player } sits at table { $table } already.
       *[none] { $player } plays for { $entry } already.
    }
refused-SheetDiffers = Table { $table }, deal { $deal }: the log has something else as line { $line } of it.
refused-SomebodyElsesRepair = { $by } requested repair { $repair }, and nobody else is given the cards.
refused-StillFrozen = What table { $table } recorded in deal { $deal } contradicts the deck-order; correct the line, or rule the deal void there.
refused-ThrownNotDrawn = The rolls of { $event } are thrown at its tables; there are no roll sheets.
refused-TooFewLeft = Without seat { $seat } fewer than two would play at table { $table }; a substitute can take the seat.
refused-TooLateToReplace = Session { $session } has ended and its reserve deals are public; void the deal at tables instead.
refused-WrongLineUp = { $entry } lines up { $needed } players, not { $players }.

## Line-ups, the final and what is left to play

refused-FinalistsLevel =
    { $places ->
        [one] { $teams } are level in everything, and the final has one place for them: draw lots.
       *[other] { $teams } are level in everything, and the final has { $places } places for them: draw lots.
    }
refused-games-left =
    { $left ->
        [one] a game
       *[other] { $left } games
    }
refused-GamesLeft =
    { $session ->
        [one] Session { $session } has { refused-games-left } left to play.
        [other] Session { $session } has { refused-games-left } left to play.
       *[none] The matches before the final have { refused-games-left } left to play.
    }
refused-HandsLeft = Session { $session } has { $left } hands left to play.
refused-LineUpOver = { $match } is over.
refused-NoSuchMatch = Session { $session } has no match { $match }.
refused-NobodyToCompare = Deal { $deal } has no table left with a result; replace it everywhere.
refused-NotInThisMatch = { $team } does not play match { $match } of session { $session }.
refused-NotOfTheTeam = { $player } is no player of { $team }.
refused-OddFinal = Session { $session }: { $players } players cannot sit two to a table; have the next in the ladder play too, or take somebody out of the list.
refused-OnePlayerTwoRooms = { $player } cannot play in both rooms at once.
refused-PlaysAnotherBoard = { $player } plays { $match } at the same time.
refused-StageNotFilled = { $stage }, session { $session }: { $players } players cannot fill 2 tables of { $seats }; at least { $needed } are needed, since one table alone is compared with nobody.

## The draw

refused-EntryTwice = { $entry } is on the entry list twice.
refused-NotASchedule = { $where } is { $value }: { $why }.
refused-NoTableSoLarge = No table reaches to { $entries } entries, the longest ends at { $most }: give one of your own as csv.
refused-NotDrawn = Deal { $deal }: this session has deals 1 to { $deals }.
refused-TooFewForTables = { $players } players cannot be seated at tables of { $seats }: nobody sits alone.
refused-TooManyEntries = { $entries } entries: one group holds up to 31; make two groups of them.
refused-WrongTeamSize = { $entry } has { $players } players and sits at { $tables } tables.

## What was sent

refused-BodyNotJson = Send JSON, with the header content-type: application/json.
refused-BodyTooLong = What was sent is longer than { $most } bytes.

## Public randomness and line-ups

refused-BeaconFixed = Session { $session } has the public randomness '{ $beacon }' already.
refused-BeaconNeeded =
    { $beacon ->
        [none] Session { $session } was sealed without public randomness.
       *[other] Session { $session } needs the value of '{ $beacon }'.
    }
refused-BeaconOfAnother = '{ $beacon }' is the public randomness of session { $other }; session { $session } has one of its own.
refused-LineUpsAreClosed = The line-ups of session { $session } were closed on { $closed_at }; once it has begun, substitute players at their seats.
refused-LineUpsOpen = Some line-ups are open (session { $still }): close them before the public randomness of session { $session } is known.
refused-NotABeacon = '{ $value }' cannot be the value of public randomness: { $why }.
refused-OutOfPlace = Line { $position } of the log: { $why }.
refused-OtherRollsOpened = Line { $position } of the log: roll set { $roll_set } is not what the rooms have played with.
refused-NotOnThisList = Session { $session }, { $entry }: { $why }.
refused-OtherFinalists = Line { $position } of the log: { $why }.

## An event that begins, and its names

refused-FormatNotHere =
    { $format ->
        [none] No format is named; this house has { $known }.
       *[other] { $event ->
            [none] There is no format "{ $format }"; this house has { $known }.
           *[other] { $event }: there is no format "{ $format }"; this house has { $known }.
        }
    }
refused-NameOfAnother =
    { $player ->
        [none] "{ $called }" is, or was, the name of team { $entry }; a correction never takes it.
       *[other] "{ $called }" is, or was, the name of { $player } of { $entry }; a correction never takes it.
    }
refused-NotAPublicKey = That is not the key of a machine room: { $why ->
        [empty] none was given; `age-keygen` prints one, which begins with age1
        [secret] this is a secret key, which must never leave its machine; give the public one, which begins with age1, and make a new pair if others can have read this one
        [slip] it begins with age1, but signs are missing or wrong; copy it anew
       *[other] a public key of age begins with age1; this is something else
    }.
refused-StartedOtherwise = An interrupted start of { $event } left its secrets here, and { $why }; choose another id.

## Rulings, results and decks

refused-CannotBeTakenBack = Ruling { $ruling } can no longer be withdrawn: { $why }.
refused-NoSuchPlaceForDecks = Decks are in the store, at the table or back, with somebody; not '{ $where }', '{ $who }'.
refused-NotAWholeDeck = This is not a whole deck: { $count } cards{ $twice ->
        [none] {""}
       *[other] ; twice: { $twice }
    }{ $missing ->
        [none] {""}
       *[other] ; missing: { $missing }
    }.
refused-ResultCannotBe = No game on this board ends so: { $why }.

## The draw of a new event

refused-NoSuchMethod = Seat draw '{ $method }': choose one of balanced, cyclic, mirror.
refused-NoSuchBlock = Blocks of { $block } deals: a block has at least 1 deal.
refused-WrongSeats = { $seats } seats: a table has 2 to 10 seats.

## What is printed

refused-BookletLater = There is a booklet of the results of { $event } when it is over.
refused-HandoutsLater = There are handouts of session { $session } of { $event } when it has ended.
refused-NoSeatsDrawn =
    { $session ->
        [one] Nobody whom these seat cards of session { $session } of { $event } are for has a public seat there now.
        [other] Nobody whom these seat cards of session { $session } of { $event } are for has a public seat there now.
       *[none] Nobody whom these seat cards of { $event } are for has a public seat there now.
    }
refused-NoSuchPaper = '{ $paper }' is no paper to print on; write a4 or letter.
refused-NoSuchSheet =
    { $known ->
        [none] { $event } has no sheet '{ $sheet }'; it has nothing to be printed.
       *[other] { $event } has no sheet '{ $sheet }'; there are { $known }.
    }
refused-NoTimetable = { $event } has no timetable; its file has none in [[timetable]].
refused-NotPublished = { $file } of { $event } has not been published yet.
refused-PairingsUnknown = Nobody knows yet who plays session { $session } of { $event }.
refused-ProtocolsLater =
    { $match ->
        [one] Match { $match } of session { $session } of { $event } is not over in both rooms yet.
        [other] Match { $match } of session { $session } of { $event } is not over in both rooms yet.
       *[none] No match of session { $session } of { $event } is over in both rooms yet.
    }

## What there is not

refused-NoDocument = The manual has no page { $document }.
refused-NoGameOfMatch = { $match } has games 1 to { $games }, and no game { $game }.
refused-NoInRunning = { $event } has no in-running scores; its file would say office.in_running.
refused-NoMatchHere = { $event } has no match { $match } in session { $session }.
refused-NoOwnDeals = No deals are played in { $event }.
refused-NoSuchDeal = { $event } has deals 1 to { $deals }, and no deal { $deal }.
refused-NoSuchEvent = There is no event { $event }.
refused-NoSuchPerson = There is nobody and nothing here by the id { $id }.
refused-NoSuchSession = { $event } has sessions 1 to { $sessions }, and no session { $session }.
refused-NoSuchTable = { $event } has tables 1 to { $tables }, and no table { $table }.
refused-NobodyKnown = Nobody is known here as { $person }.
refused-NotInFinal = { $entry } does not play the final of { $event }, or it has not begun.
refused-NotInLadder =
    { $session ->
        [one] { $entry } stands in no ladder of session { $session } of { $event }.
        [other] { $entry } stands in no ladder of session { $session } of { $event }.
       *[none] { $entry } stands in no ladder of { $event }.
    }
refused-NotInTheEvent =
    { $player ->
        [none] There is no entry { $entry } in { $event }.
       *[other] { $player } does not play for { $entry } in { $event }.
    }

## Registration, people and the address of the house

refused-AddressNotKept = The address of the house could not be written down: { $why }.
refused-AddressUnfit = '{ $text }' cannot be the address of the house: { $why }.
refused-AlreadyRegistered = { $value } is registered already; to change something open the link that you were given then, and if it is somebody else of the same name, add what tells you apart.
refused-ApplicationUnfit = { $where }: { $why }.
refused-ApplicationWithdrawn = Application { $number } was withdrawn; whoever comes back registers again.
refused-BadgeInUse = Badge number { $badge } is somebody else's in this event.
refused-ColumnHoldsNothingKnown = A column holds id, name, given name, family name, captain, player, person, badge, -, not { $holds }.
refused-EntriesPublished = { $event_name } is published, and its entries are fixed; the director can note who does not come.
refused-FieldFull = All { $capacity } places are taken; somebody has to withdraw, or the field to be larger.
refused-InvitationUnfit = Nobody can be invited as { $role } like this: { $why }.
refused-NameInUse = Somebody has an account by this name; if it is yours, sign in and take the code again.
refused-NameUnfit = A name has 1 to { $longest } letters, digits and signs that print.
refused-NoSuchApplication = Nobody has registered under this link; ask the organiser for a new one.
refused-NoSuchRegistration = No registration has this link; it may have been replaced: ask the organiser for the new one.
refused-PasswordUnfit = A password has { $shortest } to { $longest } characters and is not the name itself.
refused-RegistrationClosed = Registration for { $event_name } is closed; ask the organiser.
refused-TooManyRegistered = A registration takes { $most } applications, and no more.

## Lists of entries

refused-CellUnknown = { $where }: { $why }.
refused-CellWrong = { $where } is { $quoted }: { $why }.
refused-CodePageUnclear = { $where }: { $why }.
refused-CodePageUnknown = { $where }: { $why }.
refused-CodePageWrong = { $where }: { $why }.
refused-ColumnsAlike = { $where }: { $why }.
refused-HeadingUnknown = { $where }: { $why }.
refused-LineNotCsv = { $where }: { $why }.
refused-ListEmpty = { $where }: { $why }.
refused-ListTooLarge = { $where }: { $why }.
refused-NameColumnMissing = { $where }: { $why }.
refused-NoText = { $where }: { $why }.
refused-SheetUnknown = { $where }: { $why }.
refused-SheetsNotInstalled = { $where }: { $why }.
refused-TeamColumnMissing = { $where }: { $why }.
refused-WhichColumnUnclear = { $where }: { $why }.
refused-WorkbookUnreadable = { $where }: { $why }.

## A line that is written

refused-BodyUnreadable = What was sent cannot be read: { $why }.
refused-NotADraft = { $field } { $value }: { $why }.

## Typed sheets and decks

refused-NotACardTyped = Line { $line }, column { $column }: '{ $text }' is not a card; a card is a rank (2 to 10 or T, J, Q, K, A) and a suit (c, d, h, s).
refused-NotALabel = '{ $text }' is not the label of a deck: { $why }.
refused-NotASheet =
    { $text ->
        [none] Line { $line }, column { $column }: { $why }.
       *[other] Line { $line }, column { $column }: '{ $text }': { $why }.
    }
refused-SheetRefused =
    { $text ->
        [none] Line { $line }, column { $column }: { $why }.
       *[other] Line { $line }, column { $column }: '{ $text }': { $why }.
    }

## The log

refused-BrokenLog = The log of { $event } is broken and read-only: { $why }.
refused-LineNotKnown = The log of { $event } is read-only here: line { $position } is not known to this version of evendeal: { $why }; a later one may have written it.
refused-KeyElsewhere = This is a copy of { $event }: it can be shown and verified, and goes on where its secrets are kept.
