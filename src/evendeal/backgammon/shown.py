"""What somebody sent, as the sentence that refuses it repeats it."""

import json

LONGEST = 60
"""Characters of it."""


def shown(value: object) -> str:
    """The value as JSON writes it, on one line and not too long; null is nothing."""
    if value is None:
        return "nothing"
    try:
        told = json.dumps(value, ensure_ascii=False, default=str)
    except ValueError:  # a number with more digits than Python writes out
        return "a number too long to print"
    if not told.isprintable():
        told = ascii(told)[1:-1]
    return told if len(told) <= LONGEST else f"{told[:LONGEST]}..."
