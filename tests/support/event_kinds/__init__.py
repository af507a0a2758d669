"""The kinds of event, each as one object: what is said of all of them is tested on each."""

import pytest

from support.event_kinds.individuals import INDIVIDUALS
from support.event_kinds.kind import Kind
from support.event_kinds.matches import MATCHES
from support.event_kinds.poker import POKER

KINDS: tuple[Kind, ...] = (POKER, MATCHES, INDIVIDUALS)
"""Every kind of event there is; a new one is one more object here."""

of_each_kind = pytest.mark.parametrize("kind", KINDS, ids=str)
"""A test that is said of every kind of event takes `kind`."""

__all__ = ["INDIVIDUALS", "KINDS", "MATCHES", "POKER", "Kind", "of_each_kind"]
