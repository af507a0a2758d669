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
