"""What a format says where an event is put into an archive."""

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, TypeAlias

from evendeal.director.living import FoldT

Texts: TypeAlias = dict[str, str | None]
"""Files by the names that they have in the archive; None where there is no such file yet."""


class Archived(ABC, Generic[FoldT]):
    """What the archives of a format have beside what every archive has."""

    kind: ClassVar[str]
    """What is played, as a sentence has it."""
    luck: ClassVar[str]
    """What its units of luck are called, in the plural."""
    results: ClassVar[str]
    """What stands in `results/`."""
    play: ClassVar[str]
    """What is under embargo while it is played, in the plural."""
    secret: ClassVar[str]
    """What everybody knows who has the secrets, in the singular."""

    @abstractmethod
    def files(self, progress: FoldT) -> Texts:
        """The results that everybody may see, as files."""
