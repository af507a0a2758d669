### What more than one application says.

settings-language = Language
settings-colours = Colours
settings-dark = Dark
settings-light = Light
settings-device = As the device

## Where one can go

bar-home = evendeal, all events
bar-about = About the event
bar-event = This event
bar-standings = Standings
bar-tables = Tables
bar-deals = Deals
bar-proof = Proof
bar-rounds = Rounds
bar-players = Players
bar-prizes = Prizes
bar-sign-in = Sign in
bar-this-device = This device
bar-colours-dark = Colours: dark. Change to light.
bar-colours-light = Colours: light. Change to as the device.
bar-colours-device = Colours: as the device. Change to dark.
bar-now-dark = Colours: dark
bar-now-light = Colours: light
bar-now-device = Colours: as the device
bar-skip = Skip to the results

## Whether what is shown is now

live-read-only = Read only
live-withdrawn = Withdrawn
live-final = Final
live-session = Session { $session }, as it ended
live-reconnecting = Reconnecting
live-connecting = Connecting
live-sealed = Sealed
live-now = Live

## What cannot be shown

withdrawn-title = Withdrawn.
withdrawn-since = Nothing is played since { $at }; what stands here is as it was then.
missing-title = Not found
missing-path = There is no page at { $path }.
missing-events = All events
missing-late = This page did not arrive
missing-late-how = Check the network and load the page again.
missing-broken = This page cannot be shown
missing-broken-how = The server sent something that this page does not understand. Reload it; if that does not help, tell the director.
reading-results = Reading the results.
failure-offline = The server does not answer. Check the network; this page tries again by itself.
failure-offline-once = The server does not answer. Check the network and try again.
failure-missing = There is nothing at this address.
failure-format = This is an event of another format.
failure-status = The server answered with { $status }. Tell the director; this page tries again by itself.
failure-unreadable = The page could not read the answer. Reload it; if that does not help, tell the director.

## Counts and units

part-of = { $part } of { $whole }
part-all = all { $whole }
unit-chips = chips
unit-points = points
list-and = { $before } and { $last }
game-of-poker = poker
game-of-backgammon = backgammon
