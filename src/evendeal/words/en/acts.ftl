### What people did to a session's luck and results, as a proof has it.

check-act-when =
    { $after ->
        [0] Session { $session }, { $at }:
       *[1] Session { $session }, { $at }, after the end of the session:
    }
check-act-deck-file = Session { $session }, { $at }: the deck file { $file } was written by { $by }.
check-act-deck-seen = Session { $session }, { $at }: the deck-order of deal { $deal } at table { $table } was shown to { $by }. { $reason }
check-act-taken-out = Session { $session }, { $at }: { $player } was taken out at table { $table }, seat { $seat } ({ $rule }).
check-act-ruling = { check-act-when } ruling { $number } ({ $rule }). { $ruled } { $reason }
check-act-corrected = { check-act-when } deal { $deal } of table { $table } was corrected. { $reason }
check-act-roll-sheets =
    { $n ->
        [one] Session { $session }, { $at }: { $n } roll sheet was printed by { $by }.
       *[other] Session { $session }, { $at }: { $n } roll sheets were printed by { $by }.
    }
check-act-decided = { check-act-when } table { $table }, roll set { $set }, was decided by the director ({ $rule }). { $reason }
check-act-reopened = { check-act-when } table { $table }, roll set { $set }, was reopened by the director. { $reason }
check-act-game-corrected = { check-act-when } table { $table }, roll set { $set }, was corrected after the table had accepted it. { $reason }
check-act-withdrawn = Session { $session }, { $at }: the event was withdrawn. { $reason }
check-act-goes-on = Session { $session }, { $at }: the withdrawal of the event was taken back. { $reason }
check-act-name-event = Session { $session }, { $at }: the event, called “{ $was }” in the seal, is spelled “{ $name }”. { $reason }
check-act-name-team = Session { $session }, { $at }: team { $entry }, called “{ $was }” in the seal, is spelled “{ $name }”. { $reason }
check-act-name-player = Session { $session }, { $at }: a player of { $entry }, called “{ $was }” in the seal, is spelled “{ $name }”. { $reason }
check-act-name-again = Session { $session }, { $at }: a player of { $entry }, called “{ $was }” before, is spelled “{ $name }”. { $reason }
