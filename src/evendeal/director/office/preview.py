"""What is only tried: by whom its lines are, and what is said where it is refused."""

from evendeal.errors import Refused
from evendeal.views.office import Refusal

PREVIEW = "preview"
"""By whom a line is that is only tried."""


def refusal_told(refusal: Refused) -> tuple[str, Refusal]:
    """Its sentence to be read aloud, and what writing would be answered with."""
    sentence = str(refusal)
    told = f"{sentence[:1].upper()}{sentence[1:]}."
    return told, Refusal(refusal.name, sentence, refusal.facts)
