"""What of an event can be printed now, by everybody."""

from dataclasses import dataclass

from evendeal.ids import SessionNo


@dataclass(frozen=True, slots=True)
class SheetReady:
    """A sheet that everybody may print: its name, such as `handouts`, and of which session."""

    sheet: str
    session: SessionNo
