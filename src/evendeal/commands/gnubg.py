"""GNU Backgammon as a program of its own: found, run on a file, and ended in time.

Nothing of it is ever loaded here, and no part of evendeal needs it.
"""

import os
import selectors
import shutil
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO

from evendeal.errors import Refused

PROGRAM = "gnubg"
ALSO_IN = "/usr/games"
"""Where Debian puts it, which is not on everybody's path."""

MOST_ANSWER = 1_000_000
"""Bytes; the statistics of a session are a few thousand."""

FILE = "games.mat"

_BEFORE = (
    "set confirm save off",
    "set confirm new off",
    "set jacoby off",
    "set beavers 0",
    "set automatic doubles 0",
    "set analysis luckanalysis plies 0",
)


class GnubgMissing(Refused):
    """GNU Backgammon, where it is not installed."""

    def __init__(self) -> None:
        super().__init__(
            f"GNU Backgammon is not installed: there is no {PROGRAM} on the path; nothing else "
            "needs it"
        )


class GnubgFailed(Refused):
    """GNU Backgammon that does not do its work."""

    def __init__(self, *, why: str) -> None:
        super().__init__(f"GNU Backgammon {why}")
        self.why = why


def find_gnubg() -> Path:
    """Where the program is.

    Raises:
        GnubgMissing: it is not on the path.
    """
    path = shutil.which(PROGRAM, path=os.pathsep.join((os.environ.get("PATH", ""), ALSO_IN)))
    if path is None:
        raise GnubgMissing
    return Path(path)


def analysed(program: Path, mat: str, *, plies: int, seconds: float) -> str:
    """What GNU Backgammon answers when it analyses the games of a file and shows statistics.

    It works in a folder that is removed afterwards, which is its home as well.

    Args:
        mat: the text of a `.mat` file.
        plies: how far it looks ahead, 0 to 4.
        seconds: after these it is ended.

    Raises:
        GnubgFailed: it cannot be started, takes too long, says too much, or fails.
    """
    commands = [
        *_BEFORE,
        *(
            f"set analysis {what} evaluation plies {plies}"
            for what in ("chequerplay", "cubedecision")
        ),
        f"import mat {FILE}",
        "analyse session",
        "show statistics session",
        "",
    ]
    with TemporaryDirectory(prefix="evendeal-gnubg-") as folder:
        (Path(folder) / FILE).write_text(mat, "utf-8")
        return _output_of(program, "\n".join(commands), Path(folder), seconds)


def _output_of(program: Path, commands: str, folder: Path, seconds: float) -> str:
    # Nothing of our surroundings goes into it but the path: no settings, and English answers.
    surroundings = {"PATH": os.environ.get("PATH", os.defpath), "HOME": str(folder)}
    try:
        running = subprocess.Popen(
            [str(program), "-t", "-q", "-r"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=folder,
            env={**surroundings, "LC_ALL": "C.UTF-8"},
            start_new_session=True,
        )
    except OSError as error:
        raise GnubgFailed(why=f"cannot be started: {error.strerror or error}") from None
    ended = False
    with running:
        try:
            assert running.stdin is not None
            assert running.stdout is not None
            # It may have ended already; its output then tells why.
            with suppress(BrokenPipeError), running.stdin as typed:
                typed.write(commands.encode())
            answer = _heard(running.stdout, time.monotonic() + seconds, seconds)
            code = running.wait(timeout=seconds)
            ended = True
        except subprocess.TimeoutExpired:
            raise GnubgFailed(why=f"did not end within {seconds:g} seconds") from None
        finally:
            if not ended:
                # It leads a group of its own; what it may have started ends with it.
                with suppress(ProcessLookupError):
                    os.killpg(running.pid, signal.SIGKILL)
    if code:
        raise GnubgFailed(why=f"ended with code {code}")
    return answer


def _heard(output: IO[bytes], end: float, seconds: float) -> str:
    """All that it says until it closes its output.

    Raises:
        GnubgFailed: not in time, or too much.
    """
    heard = b""
    with selectors.DefaultSelector() as ears:
        ears.register(output, selectors.EVENT_READ)
        while True:
            left = end - time.monotonic()
            if left <= 0 or not ears.select(left):
                raise GnubgFailed(why=f"did not end within {seconds:g} seconds")
            piece = os.read(output.fileno(), 65_536)
            if not piece:
                return heard.decode("utf-8", "replace")
            heard += piece
            if len(heard) > MOST_ANSWER:
                raise GnubgFailed(why=f"says more than {MOST_ANSWER:,} bytes")
