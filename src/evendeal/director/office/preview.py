"""A preview: by whom its lines are, and the answer where it is refused."""

from evendeal.errors import Refused
from evendeal.views.office import Refusal

PREVIEW = "preview"
"""By whom a line of a preview is: nobody writes it."""


def refusal_of_preview(refusal: Refused) -> tuple[str, Refusal]:
    """Its sentence to be read aloud, and what writing would be answered with."""
    sentence = str(refusal)
    aloud = f"{sentence[:1].upper()}{sentence[1:]}."
    return aloud, Refusal(refusal.name, sentence, refusal.facts)
