"""A file whose keys are made to cost the reader all memory is refused at once."""

import pytest

from evendeal.notation.phh import read_phh
from evendeal.notation.refusals import NotToml
from evendeal.notation.toml import parse_toml
from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.seat_teams.event_read import read_event
from support.refusals import refused


@pytest.mark.parametrize(
    "text", ["a" + ".a" * 40_000 + " = 1", "x = {a" + '."a"' * 40_000 + " = 1}"]
)
def test_a_key_of_forty_thousand_parts_is_refused(text: str) -> None:
    with refused(NotToml, where="hand.phh", line=None):
        read_phh(text, "hand.phh")
    with refused(NotAnEvent, where="line 1"):
        read_event(text)


def test_dots_in_strings_and_comments_are_nobodys_business() -> None:
    dots = "." * 500

    assert parse_toml(f'event = "{dots}"  # {dots}', "hand.phh") == {"event": dots}
