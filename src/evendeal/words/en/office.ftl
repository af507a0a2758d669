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
# The form follows the place in an order: 1st, 2nd, 3rd, 4th.
office-nth =
    { $n ->
        [one] { $n }st
        [two] { $n }nd
        [few] { $n }rd
       *[other] { $n }th
    }
office-effect-stands = the play stands
office-effect-void = void at the table
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
