"""A new event: what may be played, a form or a file, what is wrong with it, what it would make."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from evendeal.ids import EntryId, EventId, SessionNo
from evendeal.views.registration import EntryKind
from evendeal.views.text import Text

DraftForm = Literal["fields", "file"]


@dataclass(frozen=True, slots=True)
class FormatChoice:
    """What may be played in a new event.

    `format` is the word by which an event's file names it, `game` what is played in it, e.g. poker.
    `name` and `sentence` say it to somebody who chooses. `form` says how it is made: in the fields
    of a form, or as a file, which may begin with the `example`. `entry_kind` is what an entry of it
    is.
    """

    format: str
    game: str
    name: Text
    sentence: Text
    form: DraftForm
    example: str = ""
    entry_kind: EntryKind = "team"


@dataclass(frozen=True, slots=True, kw_only=True)
class FileDraft:
    """An `event.toml` as typed or read from a file; `entries_text` is a list of teams, or empty.

    `pace` has numbers with which the length of the event is reckoned and which are no part of it,
    by the names that `defaults` of the answer give after `pace.`; one that is left out stands for
    its default.
    """

    format: str
    toml: str
    entries_text: str = ""
    pace: Mapping[str, int] | None = None


@dataclass(frozen=True, slots=True)
class DraftEntry:
    """An entry in a form; an empty id becomes a letter, missing players are numbered."""

    name: str
    id: str = ""
    players: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DraftRoom:
    """A room of the hall in a form, and its tables."""

    name: str
    tables: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DraftPlanned:
    """A row of the timetable in a form; `at` as in the file."""

    at: str
    what: str
    session: int | None = None
    room: str = ""


@dataclass(frozen=True, slots=True)
class DraftProblem:
    """One thing that keeps a draft from being an event.

    `where` is the place as in the file, a line of the list of teams, or `pace.deal_seconds` and the
    like; `why` says of a field what to type there, in English under the key `says-written` where
    the catalogue has no words for it. `line` is the line of a file it stands in, from
    1, and null where nothing of it stands there.
    """

    where: str
    why: Text
    line: int | None = None


WarningKey = Literal["rounds", "rounds-level"]


@dataclass(frozen=True, slots=True)
class DraftWarning:
    """Something that an event may have, and that whoever makes it should know.

    `key` says what: `rounds` and `rounds-level` that a session, or its level of this number, is no
    whole number of rounds. `where` is the place as in the file, `of` the stage that is played so,
    empty where all sessions are alike. `deals` there are at tables of `seats`; `fewer` and `more`
    are the next numbers that would be whole rounds, `fewer` 0 where there is none.
    """

    key: WarningKey
    where: str
    of: str
    level: int
    deals: int
    seats: int
    fewer: int
    more: int


@dataclass(frozen=True, slots=True)
class DraftDefault:
    """What a field comes to that is left empty, as it would be typed, and whence it comes."""

    where: str
    value: str
    how: Text


@dataclass(frozen=True, slots=True)
class DraftLasts:
    """How long the event will take: seconds of play and of breaks, and both in a sentence."""

    play: int
    breaks: int
    sentence: Text


@dataclass(frozen=True, slots=True)
class DraftEntryRead:
    """An entry as it would be sealed."""

    id: EntryId
    name: str
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftCheck:
    """What a draft would make.

    `problems` are all that there are, at most thirty, in the order of a file; there are none
    if it is an event. Otherwise `toml` is null, and so is what only an event has: it is
    the file as it would be sealed, every default written out. `sentences` sum the event up.
    `entries` come as soon as they can be read. `defaults` are what the fields come to that are
    left empty, and `lasts` how long the event takes. `warnings` are no problems.
    """

    format: str
    problems: tuple[DraftProblem, ...] = ()
    event: EventId | None = None
    name: str = ""
    sentences: tuple[Text, ...] = ()
    entries: tuple[DraftEntryRead, ...] = ()
    toml: str | None = None
    defaults: tuple[DraftDefault, ...] = ()
    lasts: DraftLasts | None = None
    warnings: tuple[DraftWarning, ...] = ()


@dataclass(frozen=True, slots=True)
class SessionSeal:
    """The commitment to a session's luck, and to its reserve deals, in hexadecimal."""

    session: SessionNo
    commitment: str
    reserve: str | None


@dataclass(frozen=True, slots=True)
class EventMade:
    """An event that was sealed and published; `seal` is SHA-256 of `seal.json`."""

    event: EventId
    seal: str
    sealed_at: str
    public_key: str
    seals: tuple[SessionSeal, ...] = field(default=())
