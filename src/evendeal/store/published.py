"""The public files of each event: seals, opened deals, checkpoints."""

from pathlib import Path

from evendeal.ids import EventId
from evendeal.store.files import add_line, make_folder, place_of, write_whole

EVERYONE = 0o644


class FolderPublisher:
    """A publisher in `folder`: one folder an event, files as they are published."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def publish(self, event: EventId, name: str, text: str) -> None:
        """Make `text` the content of the file; see the port."""
        write_whole(self._in_its_folder(event, name), text.encode(), mode=EVERYONE)

    def add(self, event: EventId, name: str, line: str) -> None:
        """One more line at the end of the file; see the port."""
        add_line(self._in_its_folder(event, name), line.encode(), mode=EVERYONE)

    def read(self, event: EventId, name: str) -> str | None:
        """What was published, or None; bytes that are no text come out as U+FFFD."""
        try:
            content = place_of(self.folder, event, name).read_bytes()
        except FileNotFoundError:
            return None
        return content.decode(errors="replace")

    def _in_its_folder(self, event: EventId, name: str) -> Path:
        path = place_of(self.folder, event, name)
        make_folder(path.parent, 0o755)
        return path
