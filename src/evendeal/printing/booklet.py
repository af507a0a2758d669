"""The booklet of an event that is over: result, every session, and the seals of its luck."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from evendeal.printing.certificate import grouped
from evendeal.printing.document import Document
from evendeal.printing.words import PaperWords
from evendeal.views.certificate import DrawCertificate
from evendeal.views.words import chips_text

SEALED = ("seal", "key", "commitment", "reserve", "root", "described", "beacon")
"""The figures of a seal that a booklet has."""
OF_EVENT = ("seal", "key")
"""Those that all sessions have in common."""


class BookletTable(NamedTuple):
    """A table of a booklet.

    Attributes:
        title: what stands above it; empty: nothing.
        columns: the headings; the first column is a place, the second the widest.
        rows: as many cells as there are columns.
        part: it begins a part of the booklet, such as a session.
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    part: str = ""


def booklet(
    name: str,
    tables: Iterable[BookletTable],
    seals: Sequence[DrawCertificate],
    words: PaperWords,
    *,
    explained: str,
    address: str,
    at: str,
    rehearsal: bool,
) -> Document:
    """The booklet.

    Args:
        tables: in the order in which they are read.
        seals: of its sessions.
        explained: how results came about, in a few sentences.
        address: of the event's pages; empty where nobody knows it.
        at: when the event ended, ISO 8601 in UTC.
        rehearsal: whether programs have played it.
    """
    return Document(
        template="booklet",
        title=f"{name}, {words('print-booklet')}",
        language=words.language,
        at=at,
        content={
            "event": name,
            "title": words("print-booklet"),
            "rehearsal": words("print-rehearsal") if rehearsal else "",
            "explained": explained,
            "tables": [each._asdict() for each in tables if each.rows],
            "seals": {
                "title": words("print-booklet-seals"),
                "what": words("print-booklet-seals-what"),
                "rows": [*_figures(seals, words)],
            },
            "verify": words("print-verify", address=f"{address}/proof") if address else "",
            "qr": address or None,
        },
    )


def place_words(place: int, *, shared: bool) -> str:
    """A place, `2=` where it is shared."""
    return f"{place}=" if shared else str(place)


def points_words(points: str) -> str:
    """Points as paper has them, "5½" for "11/2"."""
    return chips_text(Fraction(points))


def _figures(seals: Sequence[DrawCertificate], words: PaperWords) -> Iterable[dict[str, Any]]:
    for number, each in enumerate(seals):
        session = words("print-session", session=each.session)
        for key, value in each.figures:
            if key not in SEALED or (key in OF_EVENT and number > 0):
                continue
            label = words(f"print-certificate-{key}")
            if key not in (*OF_EVENT, "commitment"):
                label = f"{session}: {label}"
            elif key == "commitment":
                label = " · ".join(filter(None, (session, each.called)))
            yield {"label": label, "value": grouped(value)}
