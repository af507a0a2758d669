"""A preview: by whom its lines are, and the answer where it is refused."""

from evendeal.errors import Refused
from evendeal.views.office import Refusal
from evendeal.views.text import Text, because

PREVIEW = "preview"
"""By whom a line of a preview is: nobody writes it."""


def refusal_of_preview(refusal: Refused) -> tuple[Text, Refusal]:
    """What a screen says of it, and what writing would be answered with."""
    return because(refusal.as_reason), Refusal(refusal.name, str(refusal), refusal.facts)
