"""The file `opened.json`, whatever is played: what is opened as JSON, and back."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, MutableMapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from evendeal.draw.beacon import trouble_with
from evendeal.draw.canonical import canonical_bytes
from evendeal.draw.line_ups import OpenedAct
from evendeal.draw.opened import OpenedEvent, OpenedHead
from evendeal.draw.published_file import read_event_id, read_instant, read_sessions, version_of
from evendeal.draw.reading import Field, document
from evendeal.draw.seal_file import Fields, SealT
from evendeal.ids import SessionNo

OpenedT = TypeVar("OpenedT", bound=OpenedHead)
WrittenSessions: TypeAlias = MutableMapping[SessionNo, tuple[int, OpenedT, bytes]]
"""Sessions that have ended as a file has them: by number the version, what is opened, the JSON."""


class OpenedFile(ABC, Generic[SealT, OpenedT]):
    """How the opened luck of a format stands in its file."""

    format: ClassVar[str | None]
    """The word by which a file names its format; None: it names none, as those of cards."""
    of_opened: ClassVar[tuple[str, ...]]
    """Fields of its own that a session has."""
    of_later_opened: ClassVar[tuple[str, ...]] = ()
    """Fields of its own that a session has since version 2."""

    @abstractmethod
    def opened_to_json(self, session: OpenedT, version: int) -> dict[str, Any]:
        """The values of a session's own fields."""

    @abstractmethod
    def opened_of(self, head: Mapping[str, Any], own: Fields, seal: SealT) -> OpenedT:
        """A session that was read and is not yet believed.

        Args:
            head: what every session has.

        Raises:
            NotASeal: it cannot be read.
        """

    def write_opened(
        self, opened: OpenedEvent[OpenedT], written: WrittenSessions[OpenedT] | None = None
    ) -> bytes:
        """The file `opened.json`.

        Args:
            written: the sessions that have ended as they were written before; those that are still
                the same are copied, and those that are not written anew.
        """
        version = opened.version
        format = {} if self.format is None else {"format": self.format}
        later = {} if version == 1 else {"version": version}
        sessions = [
            self._session_bytes(session, version, {} if written is None else written)
            for session in opened.sessions
        ]
        around = canonical_bytes({"event": opened.event, "sessions": [], **format, **later})
        before, after = around.split(b'"sessions":[', 1)
        return b"".join((before, b'"sessions":[', b",".join(sessions), after))

    def _session_bytes(
        self, session: OpenedT, version: int, written: WrittenSessions[OpenedT]
    ) -> bytes:
        had = written.get(session.session)
        if had is not None and had[:2] == (version, session):
            return had[2]
        text = canonical_bytes(self._opened_to_json(session, version))
        # One that runs is another with each deal: nothing of it could be copied.
        if session.ended:
            written[session.session] = version, session, text
        return text

    def read_opened(self, data: bytes, seal: SealT) -> OpenedEvent[OpenedT]:
        """What a file `opened.json` opens, strictly read and not yet believed.

        Raises:
            NotASeal: the file cannot be read.
        """
        field = document(data, "opened.json")
        version = version_of(field)
        format = () if self.format is None else ("format",)
        later = () if version == 1 else ("version",)
        event, sessions, *more = field.fields("event", "sessions", *format, *later)
        if self.format is not None:
            more[0].choice(self.format)
        read = read_sessions(sessions, lambda session: self._opened_session(session, seal, version))
        return OpenedEvent(read_event_id(event), read, version)

    def _opened_to_json(self, session: OpenedT, version: int) -> dict[str, Any]:
        fields = {
            "session": session.session,
            "beacon": session.beacon,
            **self.opened_to_json(session, version),
        }
        if version == 1:
            return fields
        return {**fields, "begun_at": session.begun_at, "acts": _acts_to_json(session.acts)}

    def _opened_session(self, field: Field, seal: SealT, version: int) -> OpenedT:
        later = () if version == 1 else ("begun_at", "acts", *self.of_later_opened)
        names = ("session", "beacon", *self.of_opened, *later)
        at = dict(zip(names, field.fields(*names), strict=True))
        head: dict[str, Any] = {
            "session": SessionNo(at["session"].number(1)),
            "beacon": _beacon(at["beacon"]),
        }
        if version > 1:
            head["begun_at"] = read_instant(at["begun_at"])
            head["acts"] = _acts(at["acts"])
        return self.opened_of(head, at, seal)


def _beacon(field: Field) -> str | None:
    """The value of a session's public randomness; None if there is none."""
    if field.absent:
        return None
    if field.value == "":
        raise field.no("where there is no public randomness this is null")
    why = trouble_with(field.text())
    if why is not None:
        raise field.no(why)
    return field.text()


def _acts_to_json(acts: Sequence[OpenedAct] | None) -> list[dict[str, Any]] | None:
    """What people did to a session; None before its end."""
    return None if acts is None else [{"at": act.at, "what": act.what} for act in acts]


def _acts(field: Field) -> tuple[OpenedAct, ...] | None:
    """What people did to a session; None where the file has nothing of it yet."""
    if field.absent:
        return None
    read = []
    for each in field.elements():
        at, what = each.fields("at", "what")
        read.append(OpenedAct(read_instant(at), what.text()))
    return tuple(read)
