"""Where golden archives lie, and what each of them says of itself."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "archives"
SAYS, PAGES, OUTPUTS, FILES = "archive.toml", "pages.jsonl", "outputs.txt", "files"


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of an event at which an archive of it was taken.

    Attributes:
        name: what it is called, one word or several with hyphens.
        secrets: whether the archive holds the secrets, so that the event can go on from it.
        now: the time of day at which its pages were read; empty while nobody has read them.
        goes_on: commands that bring the event from here to the next moment, each as it is typed
            after `evendeal`; `{files}` is the folder `files` beside the archives.
    """

    name: str
    secrets: bool = False
    now: str = ""
    goes_on: tuple[str, ...] = ()


@dataclass(frozen=True)
class Stored:
    """A golden archive as it lies on the disk."""

    folder: Path

    @property
    def name(self) -> str:
        """What it is called."""
        return self.folder.name

    @cached_property
    def says(self) -> Mapping[str, object]:
        """What its `archive.toml` says."""
        return tomllib.loads((self.folder / SAYS).read_text("utf-8"))

    @property
    def event(self) -> str:
        """The id of its event."""
        return str(self.says["event"])

    @property
    def about(self) -> str:
        """What it is there for, in one sentence."""
        return str(self.says["about"])

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """The moments at which it was taken, in order."""
        listed = self.says["moments"]
        assert isinstance(listed, list)
        return tuple(
            Moment(each["name"], each["secrets"], each["now"], tuple(each.get("goes_on", ())))
            for each in listed
        )

    def file(self, moment: Moment) -> Path:
        """The archive of a moment, as `evendeal event export` wrote it."""
        return self.folder / f"{self.moments.index(moment) + 1}-{moment.name}.zip"


def stored(folder: Path = GOLDEN) -> tuple[Stored, ...]:
    """All golden archives, by name."""
    return tuple(Stored(path.parent) for path in sorted(folder.glob(f"*/{SAYS}")))
