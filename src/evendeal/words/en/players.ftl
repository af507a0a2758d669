### The pages of players and captains: the door, roles, seats, results.

## The door: signing in, joining with a code

door-signed-in-later = Your invitation is kept. After you have signed in, it is added to your account.
door-name = Name
door-password = Password
door-show-password = Show<hidden> the password</hidden>
door-hide-password = Hide<hidden> the password</hidden>
door-signing-in = Signing in
door-sign-in = Sign in
door-or-join = An invitation or the code of a table? <link>Join with it.</link>
door-no-account = Results need no account. Whoever has lost a password asks the director for a new invitation.
door-until = The invitation is good until { $at }.
door-signed-in-as = You are signed in as <name>{ $name }</name>.
door-signs-out = This device is then signed out of that.
door-adds = This is added to your account.
door-invitation = Invitation
door-lead-recorder = You record what is done at this table. The console shows the cards of the board as the dealer puts them down, and never a hole card.
door-lead-no-devices = No electronic devices are allowed in the playing rooms. Your page is for the time before and after: it is closed while you play.
door-stays = This device stays signed in until it is ended, here or by the director.
door-add-to-mine = Add this to my account
door-somebody-else = I am somebody else
door-your-name = Your name
door-name-advice = As people know you on the floor. You sign in with it, and the log names you by it.
door-a-password = A password
door-password-advice = At least 10 characters. Long is better than tricky: four words that do not belong together. Spaces and pasting are fine.
door-make-account = Make my account
door-have-account = You have an account already? <link>Sign in</link>, and this is added to it.
door-another-code = Use another code
door-join-lead = With the code of a table, or of an invitation. A link that you were sent fills it in by itself.
door-code = Code
door-go-on = Go on
door-table-code = A table's code stands on the card of the table, beside the code to scan. It opens that table's recorder's console and nothing else.
door-account = You have an account? <link>Sign in</link>
door-recorder-of = Recorder of { $where }
door-recorder-house = Recorder of every event of the house
door-recorder-table = Recorder at table { $table }
door-play-as = Play as { $player }
door-captain-of = Captain of { $entry }
door-captain-entry = Captain of entry { $entry }
door-open-console = Open the recorder's console
door-open-table-screen = Open the screen
door-table-screen = Screen of table { $table }
door-lead-table-screen = It shows what the recorder of this table has, for the players and the dealer. Nothing can be written on it.
door-open-console-table = Open the recorder's console at table { $table }
door-open-office = Open the office
door-open-custody = Open deck custody
door-open-results = Open the results
door-open-place = Open my place
door-too-many = Too many tries. This page takes the next one in <now>{ $left }</now><hidden>{ $first }</hidden>.
door-again = You can try again now.
door-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
door-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
door-minutes-seconds = { $minutes } { $seconds } s
door-wrong = Something went wrong. Try again.
door-refused = This name and this password do not belong together. Check both; capitals count in the password.
door-bad-code = This code is not good, or no longer. Check it, or ask the director for a new one.
door-name-used = Somebody has an account by this name. If it is yours, sign in with it below; otherwise take another name.
door-results-only = Nobody signs in at this server; it only shows results.
door-account-needed = { $role }: this needs a name and a password.
door-name-unfit = A name has 1 to { $longest } letters, digits and signs that print.
door-password-unfit = A password has { $shortest } to { $longest } characters and is not the name itself.
door-roles-clash = “{ $held }” and “{ $asked }” of the same event do not go together.
door-hand-over = This device cannot hand table { $table } over: the code or the role that it came with has ended. Ask the director for a code of the table.
door-expired = This page was open for too long. Load it again and repeat.
door-not-allowed = You may not do this, or not any more.
door-gone = This has ended already. Load the page again.

## My roles

me-captain = Captain of { $entry }
me-recorder-table = Recorder, table { $table }
me-house = The whole house
me-office = The director's office
me-custody = Deck custody
me-console = The recorder's console
me-table-screen = Screen of table { $table }
me-console-table = The recorder's console at table { $table }
me-team-matches = The team's matches
me-my-matches = My matches
me-team-seats = The team's seats and results
me-seats = Seats and results
me-results = The results
me-sign-out = Sign out
me-by-code = Signed in with a code, without an account.
me-where = Where I have something to do
me-no-role = You have no role in any event. A director gives you one with an invitation.
me-join = Join with a code
me-devices = Devices
me-devices-what = Where you are signed in. End one that is lost, or that somebody else uses now.
me-device-unknown = unknown device
me-this-device = this device
me-since = since { $since }, last seen { $seen }
me-end-now = End it now
me-end = End<hidden> { $label }</hidden>

## Closed while one plays

closed-title = Closed while you play
closed-lead = No electronic devices are allowed in the playing rooms.
closed-opens = Your page opens again { $opens }.
closed-opens-about = Your page opens again { $opens }: at about { $time } as it goes now.
closed-after-session = when session { $session } has ended
closed-after-last_match = when your last match is over
closed-after-final = when the final is over
closed-leave = Switch this device off and leave it outside. In the hall the screens show how it stands.
closed-public = What everybody sees
closed-mine = My roles and devices

## What is not one's own

mine-none = Nothing of yours here
mine-none-unknown = This server does not know your place in this event. Ask the director.
mine-none-invite = You neither play in this event nor lead a team of it, as far as this server knows. The captain or the director can invite you.
