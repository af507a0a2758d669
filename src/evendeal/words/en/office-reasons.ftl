### Why the rules refuse something, by the key that they give with the reason, and its fields.
### The English is word for word theirs; where they only say what is the matter, "must be 1 to 3", it has its "it".

## Any value

because-missing = it is missing
because-no-such-key = there is no key { $key }; the nearest is { $nearest }
because-true-or-false = it must be true or false
because-whole-number = a whole number is needed
because-within = it must be { $least } to { $most }
because-one-of = it must be { $words }
because-text = a text is needed

## Names

because-not-empty = it must not be empty
because-too-long = it has more than { $most } characters
because-not-plain = it has line breaks, other control signs or spaces around it
because-unseen = nothing of it can be seen
because-piled = it has more than { $most } marks on one letter
because-short-id = an id has 1 to 40 letters A-Z a-z, digits and hyphens
because-person-id = a person's id has 1 to 40 small letters a-z, digits, and hyphens between them

## Lists

because-the-list = the list
because-line = line { $line }
because-file-line = { $file }, line { $line }
because-cell = line { $line }, column { $column }
because-file-cell = { $file }, line { $line }, column { $column }
