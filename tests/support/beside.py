"""`evendeal` in processes of their own, each a copy of one that has loaded it already.

To load it takes longer than to start it, and the tests start it some hundred times. That a command
starts from nothing is for the tests of the command line to see.
"""

import gc
import multiprocessing
import os
import sys
from collections.abc import Sequence
from multiprocessing.process import BaseProcess
from pathlib import Path

from support.checkout import ROOT

LOADED = (
    *("evendeal.__main__", "evendeal.arena", "evendeal.commands.following"),
    *("evendeal.commands.house", "evendeal.commands.inside", "evendeal.commands.live"),
    "evendeal.commands.rehearse",
    *("evendeal.commands.on_show", "evendeal.commands.serve", "evendeal.commands.tls"),
    *("evendeal.formats.consoles", "evendeal.formats.my_places"),
    *("evendeal.formats.front_door", "evendeal.formats.room_match.public"),
    "evendeal.formats.seat_teams.public",
    *("evendeal.formats.room_match.rehearsal", "evendeal.formats.duplicate.rehearsal"),
    *("evendeal.formats.offices", "evendeal.director.people.desk"),
    *("evendeal.formats.room_match.console", "evendeal.formats.room_match.office"),
    *("evendeal.formats.duplicate.console", "evendeal.formats.duplicate.office"),
    *("evendeal.formats.room_match.retype_lock", "evendeal.formats.duplicate.turn"),
    "evendeal.formats.new_events",
    *("evendeal.store.people", "evendeal.store.people_passwords"),
    *("evendeal.web.app", "evendeal.web.serve"),
    "evendeal.commands.house_server",
    *("evendeal.store.house_address", "evendeal.views.matches.office.whole"),
    *("litestar._kwargs", "litestar.exceptions.responses", "litestar.plugins.pydantic"),
    *("litestar.middleware._internal.exceptions.middleware", "litestar.middleware.allowed_hosts"),
    *("litestar.middleware.csrf", "litestar.middleware.response_cache"),
    *("pydantic.v1", "typer._adapters", "importlib.readers"),
    *("uvicorn.lifespan.on", "uvicorn.protocols.http.h11_impl", "sqlalchemy.dialects.sqlite"),
)
"""What a command loads until it answers; what is forgotten here, or is gone, it loads by itself."""


def started(arguments: Sequence[str | Path], out: Path, err: Path | None = None) -> BaseProcess:
    """The process of `evendeal ARGUMENTS`, just started; what it says goes to files.

    Args:
        err: for its complaints; by default they stand among the rest.
    """
    for file in {out, err or out}:
        file.write_bytes(b"")  # whoever waits for its words is not to read those of one before
    how = multiprocessing.get_context(_method())
    if _method() == "forkserver":
        how.set_forkserver_preload(list(LOADED))
    words = [str(argument) for argument in arguments]
    process: BaseProcess = how.Process(target=_run, args=(words, out, err or out), daemon=True)
    process.start()
    return process


def serving(arguments: Sequence[str | Path], output: Path) -> BaseProcess:
    """The process of `evendeal serve ARGUMENTS`, just started."""
    return started(["serve", *arguments], output)


def stop(process: BaseProcess) -> None:
    """Ask it to end, and end it if it does not."""
    process.terminate()
    process.join(30)
    kill(process)


def kill(process: BaseProcess) -> None:
    """End it at once, as if the power had gone."""
    process.kill()
    process.join(30)


def _method() -> str:
    """A copy ends without what counts the lines that were run: counted, each is started afresh."""
    counted = any(name.startswith("COVERAGE_PROCESS") for name in os.environ)
    there = multiprocessing.get_all_start_methods()
    return "forkserver" if "forkserver" in there and not counted else "spawn"


def _run(words: list[str], out: Path, err: Path) -> None:
    from evendeal.__main__ import main

    # What was loaded before the copy stays to its end, and is not looked through again and again.
    gc.freeze()
    os.chdir(ROOT)
    for name, number, path in (("stdout", 1, out), ("stderr", 2, err)):
        with path.open("ab") as file:
            os.dup2(file.fileno(), number)
        heard = os.fdopen(number, "w", buffering=1, encoding="utf-8", closefd=False)
        setattr(sys, name, heard)
    sys.argv = ["evendeal", *words]
    main()
