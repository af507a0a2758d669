"""Why a question about prizes is not answered."""

import msgspec

from evendeal.errors import Refused, Unfit
from evendeal.extras import how_to_install


class PrizesBusy(Refused):
    """A question more than wait already."""

    def __init__(self, *, seconds: int) -> None:
        super().__init__(f"many calculate just now; try again in {seconds} seconds")
        self.seconds = seconds


class PrizesTakeTooLong(Refused):
    """A table that cannot be worked out within the time that a page has."""

    def __init__(self, *, limit: float) -> None:
        super().__init__(
            f"this takes longer than the {limit:g} seconds that a page may calculate; "
            "leave out players, or use evendeal on the command line"
        )
        self.limit = str(limit)


class PrizesNotCompiled(PrizesTakeTooLong):
    """One that is too long for a server without numba, and might not be with it."""

    def __init__(self, *, limit: float, extra: str) -> None:
        super().__init__(limit=limit)
        self.limit = str(limit)
        self.extra = extra
        self.args = (
            f"this takes longer than the {limit:g} seconds that a page may calculate; leave out "
            "players, or ask whoever runs this server for numba, which is up to a hundred times "
            f"as fast: {how_to_install(extra)}",
        )


class PrizesInterrupted(Refused):
    """A question during which the process ended, twice in a row."""

    def __init__(self, *, seconds: int) -> None:
        super().__init__(f"the calculation was interrupted; try again in {seconds} seconds")
        self.seconds = seconds


class NoSuchShare(Unfit):
    """A refusal of the rules, as it comes from the process that works prizes out."""

    def __init__(self, *, encoded: bytes) -> None:
        self._refusal = msgspec.json.decode(encoded, type=EncodedRefusal)
        super().__init__(self._refusal.sentence)
        self.encoded = encoded

    @property
    def name(self) -> str:
        """The name of what was refused there."""
        return self._refusal.name

    @property
    def fields(self) -> dict[str, object]:
        """The facts of what was refused there."""
        return dict(self._refusal.fields)


class EncodedRefusal(msgspec.Struct):
    """A refusal on the way from the process."""

    name: str
    sentence: str
    fields: dict[str, str | int | bool | None]


class CalculatorFailed(Exception):
    """A fault of the process; what it was stands in the server's log."""
