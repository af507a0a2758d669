### Proofs of an event.

## A proof, whatever was sealed

proof-check-yourself = Check it yourself
proof-checkpoints = Checkpoints of the log
proof-checkpoints-none = None yet. The log is signed after every hundred lines, so that nobody can cut it short or rewrite it.
proof-checkpoints-none-session = None yet. The log is signed after every hundred lines, so that nobody can cut it short or rewrite it; the signatures are shown here when the session has ended.
proof-line = Line
proof-signed = Signed
proof-signature = Signature
proof-hash = Hash of the log up to here
proof-valid = valid
proof-not-valid = not valid
proof-last-points = The last { $most } of { $all }; all of them are in <file>checkpoints.jsonl</file>.
proof-checked = What was checked
proof-fails =
    { $n ->
        [one] One check fails. Tell the director.
       *[other] { WORDS($n, begins: 1) } checks fail. Tell the director.
    }
verdict-fails = does not hold
verdict-holds = proved
verdict-unproved = not proved
proof-take = Take the files.
proof-read = Read the script: it is short and needs nothing but Python.
proof-run = Run it.
proof-installed = With evendeal installed, signatures are checked too.

## The proof of an event of deals

proof-deals-lead = Every deal was drawn and sealed before play. What is sealed cannot be changed without breaking a seal, and you need not trust this page to see it.
proof-seal = The seal
proof-commitment = Commitment to the secret
proof-root = Root over all deals
proof-reserve = Commitment to the reserve deals
proof-key = Key that signs the log
proof-randomness = Public randomness
proof-not-known = , not yet known
proof-no-randomness = none was mixed in: the organiser could have chosen the secret
proof-sealed = Sealed
proof-method = Method
proof-secret = The secret
proof-secret-later = published when the last deal has been played
proof-comes-opened = opened.json comes when the session begins.
proof-comes-both = opened.json and root.json come when the session begins.
proof-opened = Opened deals
proof-opened-none = None yet. Each deal is checked here against the seal when the last table has played it.
proof-opened-failed = { $part } do not belong to their seals. Tell the director.
proof-opened-unproved = { $part } cannot be checked yet: the root they belong to is not published.
proof-opened-hold = All { $n } opened deals belong to their seals.
proof-seat-draw = The seat draw
proof-table = Table
proof-behind = Who acts behind whom
proof-behind-what = The team of the row behind the team of the column.

## All checks in one sentence

proof-all-hold =
    { $n ->
        [one] The check holds.
       *[other] All { $n } checks hold.
    }
proof-hold =
    { $n ->
        [one] { $n } check holds
       *[other] { $n } checks hold
    }
proof-some-open =
    { $n ->
        [one] { $hold }, { $n } is open.
       *[other] { $hold }, { $n } are open.
    }
proof-diamond = An open diamond is no fault: it marks what nobody can check from what has been published, and says why.
proof-diamond-yet = An open diamond is no fault: it marks what nobody can check from what has been published so far, and says why.

## What was checked, each by itself

check-luck =
    { $luck ->
        [original] original deals
        [reserve] reserve deals
       *[rolls] roll sets
    }
check-of =
    { $what ->
        [cards] cards
        [deals] deals
        [lots] lots
       *[rolls] rolls
    }
check-lists =
    { $lists ->
        [entries] entries
       *[line-ups] line-ups
    }
check-source =
    { $source ->
        [randomness] the public randomness
        [secret] the secret
       *[mirrored] the draw of an earlier session, its seats reversed
    }
check-signed = { $file } is signed with the key { $by }… printed in the seal.
check-rehearsal = This is a rehearsal: its secrets come from a seed, so its { check-of } could be known beforehand. It counts for nothing.
check-no-randomness = No public randomness was mixed in: the { check-of } were fixed when they were sealed, but the organiser could have chosen the secret.
check-look-up = Session { $session } was mixed with “{ $beacon }”. The seal promised: { $promised }. Look it up there: if it is the same, nobody chose these { check-of }.
check-times = Session { $session }, by the times in its files: { $steps }.
check-step-sealed = sealed { $at }
check-step-known = public randomness can be known { $at }
check-step-published = root published { $at }
check-step-begun = begun { $at }
check-nothing-published = Session { $session } was sealed; nothing of it is published here.
check-open-so-far = Session { $session }, { check-luck }: { $open } of { $n } are open, the secret is not yet.
check-secret-later = Session { $session }, { check-luck }: the secret is not open yet.
check-follow =
    { $n ->
        [one] Session { $session }, { check-luck }: the only one ({ $n }) follows from the secret and lies under the root.
       *[other] Session { $session }, { check-luck }: all { $n } follow from the secret and lie under the root.
    }
check-secret = Session { $session }, { check-luck }: the opened secret is the one sealed { $at }.
check-root-not-given = Session { $session }, { check-luck }: that the root was published before play is shown by root.json only, and it is not at hand.
check-root-lacks-session = Session { $session }, { check-luck }: root.json has not the root of this session, so that nothing shows that it was published before play.
check-orders = Session { $session }: the running orders follow from the secret, at all { $n } tables.
check-orders-later = Session { $session }: the running orders can be recomputed when the secret is opened.
check-line-up = Session { $session }, { $at }: { $entry } was lined up as { $players }.
check-line-ups-open = Session { $session }: line-ups were not closed before the public randomness was known; who of an entry takes which of its seats could be chosen by then. The log names every change.
check-seats-known = Session { $session }: without public randomness the organiser could know the seats while { check-lists } could still be changed.
check-line-ups-closed = Session { $session }: its { check-lists } were closed { $at }, before it began and before its draw could be known.
check-line-ups-look-up = Session { $session }: from when the public randomness that seats it could be known, the seal does not say. Look up whether that was after { $at }, when its { check-lists } were closed.
check-line-ups-not-given = Session { $session }: that its { check-lists } were closed then is shown by lineups.json only, and it is not at hand.
check-line-ups-lack-session = Session { $session }: lineups.json has no { check-lists } of this session.
check-line-ups-published = Session { $session }: its { check-lists } are those of lineups.json.
check-seats = Session { $session }: the seat draw follows from { check-source }, as sealed.
check-seats-lined-up =
    { $changed ->
        [one] Session { $session }: the draw was followed, and follows from { check-source }, as sealed; { $changed } of { $n } seats was changed by line-ups.
       *[other] Session { $session }: the draw was followed, and follows from { check-source }, as sealed; { $changed } of { $n } seats were changed by line-ups.
    }
check-seats-shared = Session { $session }: every entry sits once at every seat number.
check-seats-later = Session { $session }: the seat draw itself can be recomputed when the secret is opened.
check-seats-drawn = The seats are drawn when the session begins.
check-draw-not-looked-at = This draw was not looked at.
check-places = Session { $session }: every seat follows from { check-source }, as the best of { $draws } draws.
check-places-repeated = { check-places } { check-repeats }
check-places-exchanged = Session { $session }: every seat follows from those of session { $before }, exchanged.
check-places-shared =
    { $n ->
        [one] Session { $session }: every entry sits once, at { $n } table.
       *[other] Session { $session }: every entry sits once, at { $n } tables of which none has two players more than another.
    }
check-places-shared-repeated = { check-places-shared } { check-repeats }
check-repeats = Of former sessions come again: neighbours { $neighbours }, seats { $seats }, meetings { $meetings }; no draw could have less than neighbours { $least_neighbours }, seats { $least_seats }, meetings { $least_meetings }.
check-names =
    { $more ->
        [0] { $names }
       *[other] { $names } and { $more } more
    }
check-late-entry = Session { $session }: entered after the event was sealed: { check-names }.
check-not-playing =
    { $before ->
        [0] Session { $session }: of the entries of the seal do not play it: { check-names }. No seal proves why.
       *[other] Session { $session }: of the entries of session { $before } do not play it: { check-names }. No seal proves why.
    }
check-substitution = Session { $session }, table { $table }, seat { $seat }: { $player } came for { $gone } of { $entry }, { $at }.
check-thrown = The rolls are thrown at the tables: no seal can bind them.
check-lots = Session { $session }: the lots follow from { check-source }, as sealed.
check-lots-later = Session { $session }: the lots can be drawn again when the secret is opened.
check-match-line-up =
    { $when ->
        [before] Session { $session }, match { $match }, { $at }: { $team } was lined up with { $players }, before the session began.
       *[after] Session { $session }, match { $match }, { $at }: { $team } was lined up with { $players }, after the session had begun.
    }
check-since =
    { $how ->
        [sealed] sealed { $at }
       *[fixed] fixed { $at }
    }
check-which-deal =
    { $luck ->
        [reserve] Reserve deal { $deal }
       *[original] Deal { $deal }
    }
check-deal = { check-which-deal } is the one that was { check-since }: its leaf lies under the published root.
check-deal-in-file = { check-which-deal } lies under the root printed in opened.json.
check-set = This roll set is the one that was { check-since }: its leaf lies under the published root.
check-set-in-file = This roll set lies under the root printed in opened.json.
check-set-not-looked-at = This roll set was not looked at.
check-so-far =
    { $n ->
        [one] The open deal lies under the root that was published before play.
       *[other] Each of the { $n } open deals lies under the root that was published before play.
    }
check-behind = Each table where two teams meet counts as the chance to act behind the other after the flop, the button being anywhere alike: { $near } from the next seat clockwise, { $far } from the last of { $seats }.
check-behind-even = The draw is even: nobody acts behind another more than in front.
check-behind-uneven = The draw is not even: the widest share lies { $widest } above an equal one.
