### Secrets of sessions to come that are encrypted from the office.

at-rest = Secrets of sessions to come
at-rest-plain =
    { $n ->
        [one] The secrets of session { $sessions } lie open on this machine: whoever reads its disk or a backup could know the luck before play.
       *[other] The secrets of sessions { $sessions } lie open on this machine: whoever reads its disk or a backup could know the luck before play.
    }
at-rest-encrypted =
    { $n ->
        [one] The secrets of session { $sessions } are encrypted. To begin it, and for its deck files, the passphrase or key is asked for.
       *[other] The secrets of sessions { $sessions } are encrypted. To begin one, and for its deck files, the passphrase or key is asked for.
    }
at-rest-warning = Whoever loses the passphrase or key cannot begin these sessions, and nobody else can: the event is over then. Keep it in two places, and not on this machine.
at-rest-with = Encrypt with
at-rest-with-passphrase = a passphrase
at-rest-with-key = a key of age, whose secret part is elsewhere
at-rest-passphrase = Passphrase
at-rest-passphrase-what = Twelve characters at least; four or five words that do not belong together are easy to keep.
at-rest-again = The same once more
at-rest-differs = The two are not the same.
at-rest-recipient = Public key
at-rest-recipient-what = It begins with age1.
at-rest-do = Encrypt
at-rest-sure = I have kept it: encrypt
at-rest-done = They are encrypted. Copies that were made before still have them open: delete those.
