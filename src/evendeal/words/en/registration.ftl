### Registering for an event to come, and one's own registration.

register-for = Register for { $event }
register-places =
    { $n ->
        [0] All places are taken. Whoever registers now goes on the waiting list.
        [one] One place is free.
       *[other] { $n } places are free.
    }
register-waiting =
    { $n ->
        [one] One is waiting.
       *[other] { $n } are waiting.
    }
register-closed = Registration is closed. Ask the organiser.
register-name = Your name
register-name-hint = As it shall stand on your seat card.
register-team = Name of the team
register-players = Players
register-player = Player { $n }
register-more-players = One more player
register-badge = Badge number
register-badge-hint = Only if you have one; otherwise you are given one.
register-club = Club (if you like)
register-country = Country (if you like)
register-note = Note to the director (if you like)
register-public = Names and badge numbers are public when the event is. Club, country and note are for the director alone.
register-send = Register

## What is wrong

register-unfit-name = A name has 1 to 80 letters on one line.
register-unfit-badge = A badge number has 1 to 12 digits, letters A-Z, and hyphens between them.
register-unfit-players = There are too few players, or too many.
register-unfit-word = At most 60 letters, on one line.
register-unfit-note = At most 500 letters that print.
register-already = { $name } is registered already. To change something, open the link that you were given then. If you are somebody else of the same name, add what tells you apart.
register-badge-used = Badge number { $badge } is somebody else's in this event.
register-published = The event is published, and its entries are fixed. Tell the director.
register-no-link = No registration has this link. It may have been replaced: ask the organiser for the new one.
register-no-own = Nobody has registered under this link. Ask the organiser.
register-too-many = Too many have registered. Ask the organiser.
register-slow = Too many at once from your network. Try again in { $seconds } seconds; nothing you typed is lost.

## One's own registration

registered-title = Your registration
registered-no-code = This page opens with the link that you were given when you registered.
registered-pending = Waiting for the director
registered-pending-what = The director looks at every registration. What is decided stands here.
registered-waiting = Place { $n } on the waiting list
registered-waiting-what = All places are taken. You move up when somebody withdraws.
registered-approved = You take part
registered-approved-what = The director has accepted your registration.
registered-refused = Not accepted
registered-refused-what = The director has not accepted your registration, and says why:
registered-withdrawn = Withdrawn
registered-withdrawn-what = You have withdrawn. Your place goes to whoever waits.
registered-badge = Badge { $badge }
registered-change = Change
registered-save = Save
registered-leave = Leave it as it is
registered-withdraw = Withdraw
registered-withdraw-sure = Really withdraw
registered-again = Register again
registered-link = Your own link
registered-link-what = This page has an address that only you know. Keep it to come back: there is no other way in.
registered-copy = Copy the link
registered-copied = Copied
