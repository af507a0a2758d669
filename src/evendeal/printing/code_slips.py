"""Slips with codes, to be cut out and handed each to the one whom it lets in."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from evendeal.ids import TableNo
from evendeal.printing.document import Document
from evendeal.printing.words import PaperWords
from evendeal.views.people import CodeSlip
from evendeal.views.roles import Role


@dataclass(frozen=True, slots=True)
class SlipsOf:
    """What all slips of a sheet say.

    Attributes:
        name: of the event, or of the house where the codes are of no event.
        at: ISO 8601 in UTC.
        devices: whether players may have phones and the like with them.
        address: of the house; empty where no phone reaches it.
        place: what a table is called, such as `Table 3 · Great Hall`.
        when: a moment by the clock of the hall.
    """

    name: str
    at: str
    devices: bool
    address: str
    place: Callable[[TableNo], str]
    when: Callable[[str], str]


def code_slips(what: SlipsOf, slips: Sequence[CodeSlip], words: PaperWords) -> Document:
    """A slip for each code, eight a sheet, within lines to cut along."""
    title = words("print-codes")
    return Document(
        template="code_slips",
        title=f"{what.name}, {title}" if what.name else title,
        language=words.language,
        at=what.at,
        content={"event": what.name, "slips": [_slip(what, each, words) for each in slips]},
    )


def _slip(what: SlipsOf, slip: CodeSlip, words: PaperWords) -> dict[str, Any]:
    place = "" if slip.table is None else what.place(slip.table)
    whom = ", ".join(filter(None, (slip.player, slip.name)))
    role = words(f"print-code-role-{slip.role}")
    plays = slip.role in (Role.PLAYER, Role.CAPTAIN)
    says = [
        words(f"print-code-opens-{slip.role}"),
        words("print-code-single" if slip.single else "print-code-no-account"),
        words("print-code-barred") if plays and not what.devices else "",
    ]
    return {
        "role": role if place or whom else "",
        "whom": place or whom or role,
        "says": " ".join(filter(None, says)),
        "code": [slip.code[at : at + 4] for at in range(0, len(slip.code), 4)],
        "typed": words("print-code-typed", address=f"{what.address}/join") if what.address else "",
        "until": words("print-code-until", time=what.when(slip.until)),
        "qr": f"{what.address}/join#{slip.code}" if what.address else None,
    }
