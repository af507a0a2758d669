"""The sentences that people read, in one golden file a room: `tests/golden/sentences/ROOM.json`.

A file has two parts. `kinds` has each refusal of the room with examples of its fields and the
sentence that they make. `tests` has, by test, the sentences that the test does not spell out.
`make sentences` writes both anew; what has changed is read in the diff.
"""

import fcntl
import json
import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hypothesis import currently_in_test_context

from evendeal.views.text import Text
from support.checkout import GOLDEN as ALL_GOLDEN
from support.checkout import ROOT
from support.english import english

GOLDEN = ALL_GOLDEN / "sentences"
ANEW = "EVENDEAL_SENTENCES"
"""The variable that has the files written, where it is `anew`."""

File = dict[str, Any]


def written_anew() -> bool:
    """Whether the files are being written instead of compared."""
    return os.environ.get(ANEW) == "anew"


def golden_file(room: str) -> File:
    """The golden file of a room; an empty one where there is none."""
    path = GOLDEN / f"{room}.json"
    file: File = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return {"kinds": file.get("kinds", {}), "tests": file.get("tests", {})}


@contextmanager
def golden_file_to_write(room: str) -> Iterator[File]:
    """The golden file of a room, written when the block ends; one process at a time."""
    GOLDEN.mkdir(exist_ok=True)
    folder = os.open(GOLDEN, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        file = golden_file(room)
        yield file
        (GOLDEN / f"{room}.json").write_text(_text(file), "utf-8")
    finally:
        os.close(folder)


class SentencesOfTests:
    """What stands in the golden files for the test that is running, and how far it has come."""

    def __init__(self) -> None:
        self._files: dict[str, File] = {}
        self._place: tuple[str, str, str] | None = None
        self._next: list[str] = []
        self._read: list[str] = []
        self._written: set[tuple[str, str, str]] = set()
        self._folders: re.Pattern[str] | None = None
        self._elsewhere = False

    @contextmanager
    def elsewhere(self) -> Iterator[None]:
        """What is met here are sentences of other tests, which compare them in their own rooms."""
        self._elsewhere = True
        try:
            yield
        finally:
            self._elsewhere = False

    def run_in(self, folder: Path) -> None:
        """The tests of this run have their folders in this one."""
        self._folders = re.compile(re.escape(str(folder)) + r"/[\w.-]+")

    def begin(self, nodeid: str) -> None:
        """A test starts, at none of its sentences."""
        path, _, test = nodeid.partition("::")
        room, _, file = path.removeprefix("tests/").partition("/")
        self._place = (room, file, test)
        self._read = []
        if room not in self._files:
            self._files[room] = golden_file(room)
        self._next = list(self._files[room]["tests"].get(file, {}).get(test, []))

    def compare(self, sentence: str) -> None:
        """Hold the next sentence of the test against the golden file."""
        if self._elsewhere:
            return
        if currently_in_test_context():
            return  # what Hypothesis makes up stands in no file: the test names what it means
        assert self._place is not None, (
            "a fixture has no sentences in a golden file: name the fields"
        )
        sentence = self._of_any_machine(sentence)
        self._read.append(sentence)
        if written_anew():
            return
        assert self._next, (
            f"the golden file has no such sentence of the test: {sentence!r}; see `make sentences`"
        )
        assert sentence == self._next.pop(0)

    def end(self) -> None:
        """A test has passed; all its sentences have been read, or are written."""
        assert self._place is not None
        room, file, test = self._place
        self._place = None
        if not written_anew():
            assert not self._next, f"the golden file has more sentences of the test: {self._next}"
        elif self._read or self._next:
            self._write(room, file, test)

    def _of_any_machine(self, sentence: str) -> str:
        """The sentence with a word for the folder of the test, and one for that of the checkout."""
        if self._folders is not None:
            sentence = self._folders.sub("FOLDER", sentence)
        return sentence.replace(str(ROOT), "CHECKOUT")

    def _write(self, room: str, file: str, test: str) -> None:
        function, _, _ = test.partition("[")
        with golden_file_to_write(room) as golden:
            tests = golden["tests"].setdefault(file, {})
            if (room, file, function) not in self._written:  # cases that are gone leave nothing
                self._written.add((room, file, function))
                for name in [name for name in tests if name.partition("[")[0] == function]:
                    del tests[name]
            if self._read:
                tests[test] = list(self._read)


def _text(file: File) -> str:
    """The file as JSON with one fact of a test, or of an example, a line."""
    kinds = {
        name: [{"fields": _line(each["fields"]), "sentence": each["sentence"]} for each in examples]
        for name, examples in sorted(file["kinds"].items())
    }
    tests = {name: dict(sorted(of.items())) for name, of in sorted(file["tests"].items()) if of}
    text = json.dumps({"kinds": kinds, "tests": tests}, ensure_ascii=False, indent=1)
    return _LINE.sub(lambda found: str(json.loads(found[0])).removeprefix(_MARK), text) + "\n"


_MARK = "on one line: "
_LINE = re.compile(rf'"{_MARK}(?:[^"\\]|\\.)*"')


def _line(value: object) -> str:
    return _MARK + json.dumps(value, ensure_ascii=False)


_INSTANT = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+Z|\d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d UTC")


def undated(sentence: str) -> str:
    """A sentence with WHEN for every instant, in words or as the log has it."""
    return _INSTANT.sub("WHEN", sentence)


OF_TESTS = SentencesOfTests()


def in_golden_file(*sentences: str | Text | Mapping[str, Any]) -> None:
    """Compare what a person reads with the golden file of the test's room.

    The sentences stand there by test, in the order in which the test meets them; a text of the
    catalogue as the screens say it in English.
    """
    for sentence in sentences:
        OF_TESTS.compare(sentence if isinstance(sentence, str) else english(sentence))
