"""What a format says where an event is put into an archive."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from evendeal.tournament.event_fold import AnyFold

FoldT_contra = TypeVar("FoldT_contra", bound=AnyFold, contravariant=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Archived(Generic[FoldT_contra]):
    """What the archives of a format have beside what every archive has.

    Attributes:
        kind: what is played, as a sentence has it.
        luck: what its units of luck are called, in the plural.
        results: what stands in `results/`.
        play: what is under embargo while it is played, in the plural.
        secret: what everybody knows who has the secrets, in the singular.
        files: the results that everybody may see, by their names in the archive.
    """

    kind: str
    luck: str
    results: str
    play: str
    secret: str
    files: Mapping[str, Callable[[FoldT_contra], Iterable[str]]]
