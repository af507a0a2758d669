"""What lines of poker events can say: any of it, for hypotheses."""

from hypothesis import strategies as st

from evendeal.ids import DealNo, EntryId, SeatNo, TableNo
from evendeal.lines.acts import Answered, CallDirector, Undo
from evendeal.poker import (
    Award,
    Call,
    Check,
    DealHole,
    DealStreet,
    Fold,
    Kill,
    Muck,
    RaiseTo,
    Show,
)
from evendeal.poker.lines import (
    NOTES,
    Accepted,
    BreakSeal,
    Correction,
    Dealt,
    Different,
    Dispute,
    Note,
)
from evendeal.poker.streets import STREETS
from evendeal.tournament.clock_acts import Paused, Resumed
from evendeal.tournament.duplicate.acts import PLACES, Custody, DecksGiven, LinedUp, Substituted
from evendeal.tournament.duplicate.bodies import (
    Begun,
    Ended,
    OpenedLine,
    Published,
    body_from_json,
    body_to_json,
)
from evendeal.tournament.duplicate.rulings import (
    KINDS,
    Adjusted,
    Fouled,
    NotPlayed,
    Penalised,
    Replaced,
    Ruled,
    Stands,
    Voided,
    Withdrawn,
)
from support.event_kinds.lines import Lines

hexes = st.binary(min_size=32, max_size=32).map(bytes.hex)
chips = st.one_of(
    st.integers(-(10**9), 10**9),
    st.fractions(max_denominator=10).filter(lambda each: each.denominator > 1),
)
seats = st.integers(1, 10).map(SeatNo)
actions = st.one_of(
    st.builds(Fold, seats),
    st.builds(Check, seats),
    st.builds(Call, seats),
    st.builds(RaiseTo, seats, st.integers(1, 10**6)),
    st.builds(Muck, seats),
    st.builds(Kill, seats),
    st.just(Show(SeatNo(3), ("As", "Kd"))),
    st.just(DealHole(SeatNo(2), ("2c", "2d"))),
    st.just(DealStreet(("7d", "5h", "9d"))),
    st.just(Award(0, (SeatNo(1), SeatNo(4)))),
)
sat = st.tuples(st.text("ABC", min_size=1, max_size=2).map(EntryId), st.text(max_size=5))
tuples = lambda each: st.lists(each, max_size=4).map(tuple)  # noqa: E731
reasons = st.text(st.characters(categories=["L", "N", "P"]), max_size=30)
names = st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=20)
deals = st.integers(1, 5000).map(DealNo)
adjustments = st.dictionaries(seats, chips, max_size=4)
acts = st.one_of(
    st.builds(BreakSeal, names),
    st.builds(Dealt, st.sampled_from(STREETS)),
    st.builds(Different, st.sampled_from(STREETS), st.sampled_from([(), ("As", "Kd", "2c")])),
    st.builds(Note, st.sampled_from(NOTES), st.none() | seats, reasons),
    st.builds(CallDirector, reasons),
    st.builds(Dispute, st.none() | seats, reasons),
    st.builds(Answered, st.integers(1, 99).map(TableNo), deals, reasons),
    st.builds(Substituted, seats, names, reasons),
    st.builds(LinedUp, names.map(EntryId), st.lists(names, min_size=1, max_size=6).map(tuple)),
    st.builds(Paused, reasons),
    st.just(Resumed()),
    st.builds(
        Custody, st.lists(deals, min_size=1, max_size=5).map(tuple), st.sampled_from(PLACES), names
    ),
    st.builds(DecksGiven, names),
)
effects = st.one_of(
    st.just(Stands()),
    st.just(Replaced()),
    st.just(Fouled()),
    st.just(NotPlayed(frozenset(), 0)),
    st.builds(
        NotPlayed,
        st.frozensets(st.integers(1, 9).map(SeatNo), min_size=1, max_size=3),
        st.integers(1, 900),
    ),
    st.builds(Voided, adjustments),
    st.builds(Adjusted, adjustments),
    st.builds(Penalised, names.map(EntryId), st.fractions(0, 9, max_denominator=4)),
)
rulings = st.one_of(
    st.builds(
        Ruled,
        st.sampled_from(KINDS),
        st.integers(0, 5000),
        st.lists(st.integers(1, 99).map(TableNo), max_size=4).map(tuple),
        effects,
        names,
        reasons,
        st.booleans(),
    ),
    st.builds(Withdrawn, st.integers(1, 99), reasons),
)
bodies = st.one_of(
    acts,
    rulings,
    st.builds(Published, st.text(), hexes, st.booleans()),
    st.builds(
        Begun,
        st.none() | st.from_regex(r"[a-z0-9]{1,9}([ .:-][a-z0-9]{1,9}){0,3}", fullmatch=True),
        tuples(tuples(sat)),
    ),
    st.builds(Accepted, tuples(chips), chips),
    st.builds(OpenedLine, st.text(), hexes, tuples(hexes)),
    st.builds(Ended, hexes, st.none() | hexes),
    st.builds(Undo, st.integers(0, 1000)),
    st.builds(Correction, st.integers(0, 1000), actions, reasons),
    actions,
)

LINES = Lines(bodies, body_to_json, body_from_json, one_spelling=False)
