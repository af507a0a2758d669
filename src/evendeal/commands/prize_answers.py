"""What a model answers, in the unit that was typed, and as a report."""

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from evendeal.prizes.bubble import BubbleFactor
    from evendeal.prizes.worth import Method, Model


@dataclass(frozen=True, slots=True)
class Answers:
    """What a model answers, in the unit that was typed.

    Attributes:
        equity: by player; fractions with --exact.
        placement: by player and place, or None.
        placement_error: how far its worst chance can be off, or None.
    """

    model: "Model"
    method: "Method"
    error: float
    stacks: tuple[int, ...]
    prizes: tuple[int | float, ...]
    equity: tuple[float | Fraction, ...]
    placement: tuple[tuple[float | Fraction, ...], ...] | None
    placement_error: float | None
    bubble: "tuple[BubbleFactor, ...] | None"

    def as_json(self) -> dict[str, Any]:
        """The report; players count from 1."""
        report: dict[str, Any] = {
            name: getattr(self, name) for name in self.__dataclass_fields__ if name != "bubble"
        }
        report["bubble"] = self.bubble and [
            {
                **{"player": pair.player + 1, "other": pair.other + 1},
                **{"gain": pair.gain, "loss": pair.loss},
                **{"factor": pair.factor, "premium": pair.premium},
            }
            for pair in self.bubble
        ]
        return report
