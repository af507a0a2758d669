"""Word of changes between the processes on a log: each has a pipe with a name, which others ring.

A pipe is there as long as its process: who finds one that nobody reads takes it away, and knows
that what was held for that process is free.
"""

import errno
import logging
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from threading import Lock, Thread

from evendeal.director.listeners import Listeners
from evendeal.director.shared import Topic
from evendeal.store.owner import owned_as

PIPES = "live"
COUNTED = "changes-"
"""How the files begin that are as long as something has changed often."""
_READ_BYTES = 65_536
_LOGGER = logging.getLogger(__name__)


class Bells:
    """The pipes of a log's processes, in a folder; several threads may use it.

    This process has one from the moment that it listens, or that its `id` is read.

    Args:
        folder: that of the log.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder / PIPES
        self._lock = Lock()
        self._subscribed: Listeners[Callable[[Topic], None]] = Listeners()
        self._id: str | None = None
        self._ends: tuple[int, int] | None = None
        self._thread: Thread | None = None
        self._others: dict[str, int] = {}
        self._counts: dict[Topic, Path] = {}

    @property
    def id(self) -> str:
        """The name of this process among those on the log.

        Raises:
            OSError: it can have none here.
        """
        with self._lock:
            return self._hung()

    def publish(self, topic: Topic) -> None:
        """Ring at every other process; see the port."""
        with self._lock:
            if topic.endswith("/"):
                self._count(topic)
            try:
                others = os.listdir(self._folder)
            except OSError:
                return  # nobody listens
            for other in others:
                if other != self._id and not other.startswith((".", COUNTED)):
                    self._ring(other, f"{topic}\n".encode())

    def subscribe(self, heard: Callable[[Topic], None]) -> Callable[[], None]:
        """Have `heard` called on a thread after each change; see the port."""
        end = self._subscribed.add(heard)
        with self._lock:
            try:
                self._hung()
            except OSError as error:
                _LOGGER.warning("other processes are heard once a second only: %s", error)
                return end
            if self._thread is None:
                self._thread = Thread(target=self._listen, name="other processes", daemon=True)
                self._thread.start()
        return end

    def changes(self, topic: Topic) -> int:
        """How often something about the house was published; see the port.

        Only topics that end with a stroke are counted: of an event its log tells.
        """
        try:
            return os.stat(self._counter(topic)).st_size
        except OSError:
            return 0

    def is_alive(self, id: str) -> bool:
        """Whether a process of this name is there still."""
        if id == self._id:
            return True
        try:
            os.close(os.open(self._folder / id, os.O_WRONLY | os.O_NONBLOCK | os.O_CLOEXEC))
        except OSError as error:
            return error.errno not in (errno.ENXIO, errno.ENOENT)
        return True

    def close(self) -> None:
        """Take this process's pipe away, and let the others' go."""
        with self._lock:
            thread, ends = self._thread, self._ends
            if self._id is not None:
                (self._folder / self._id).unlink(missing_ok=True)
            if ends is not None:
                # Nobody can write to it any more but this: the reader ends when it has read it.
                os.write(ends[1], b"\n\n")
            for other in self._others.values():
                os.close(other)
            self._others.clear()
            self._id = self._ends = self._thread = None
        if thread is not None:
            thread.join()
        if ends is not None:
            for end in ends:
                os.close(end)

    def _hung(self) -> str:
        """The name of this process's pipe, made if it is not there; call it with the lock held."""
        if self._id is not None:
            return self._id
        self._make_folder()
        name = token_hex(8)
        hidden = self._folder / f".{name}"
        os.mkfifo(hidden, 0o600)
        try:
            owned_as(hidden, self._folder)
            reads = os.open(hidden, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
            # A writer of its own keeps it from ending whenever others let go of it.
            writes = os.open(hidden, os.O_WRONLY | os.O_NONBLOCK | os.O_CLOEXEC)
            # Only now: a pipe that nobody reads is one of a process that has ended.
            hidden.rename(self._folder / name)
        except OSError:
            hidden.unlink(missing_ok=True)
            raise
        os.set_blocking(reads, True)
        self._id, self._ends = name, (reads, writes)
        return name

    def _make_folder(self) -> None:
        self._folder.mkdir(mode=0o700, exist_ok=True)
        owned_as(self._folder, self._folder.parent)

    def _listen(self) -> None:
        assert self._ends is not None
        reads, rest = self._ends[0], b""
        while True:
            heard = rest + os.read(reads, _READ_BYTES)
            *whole, rest = heard.split(b"\n")
            # Of many changes of one thing at a time it is enough to hear once.
            for topic in dict.fromkeys(whole):
                if topic:
                    self._tell(topic.decode())
            if b"" in whole:
                return

    def _tell(self, topic: Topic) -> None:
        for heard in self._subscribed.those:
            try:
                heard(topic)
            except Exception:
                _LOGGER.exception("what was heard of %s could not be followed", topic)

    def _ring(self, other: str, message: bytes) -> None:
        try:
            end = self._others.get(other)
            if end is None:
                end = os.open(self._folder / other, os.O_WRONLY | os.O_NONBLOCK | os.O_CLOEXEC)
                self._others[other] = end
            os.write(end, message)
        except BlockingIOError:
            pass  # it has more to read than it can; it looks once a second besides
        except OSError as error:
            self._others_gone(other, error)

    def _others_gone(self, other: str, error: OSError) -> None:
        end = self._others.pop(other, None)
        if end is not None:
            os.close(end)
        if error.errno in (errno.ENXIO, errno.EPIPE):
            with suppress(OSError):
                (self._folder / other).unlink(missing_ok=True)

    def _counter(self, topic: Topic) -> Path:
        return self._folder / f"{COUNTED}{topic.rstrip('/')}"

    def _count(self, topic: Topic) -> None:
        try:
            self._make_folder()
            path = self._counter(topic)
            file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o600)
            try:
                os.write(file, b".")
            finally:
                os.close(file)
            owned_as(path, self._folder)
        except OSError as error:
            _LOGGER.warning("a change is heard of later: %s", error)
