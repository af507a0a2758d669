"""`evendeal serve` in processes of their own, each a copy of one that has loaded it already.

To load it takes longer than to start it, and the tests start it some fifty times. That the command
starts from nothing is for the tests of the command line to see.
"""

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
    *("evendeal.commands.on_show", "evendeal.commands.serve", "evendeal.commands.tls"),
    *("evendeal.director.archive", "evendeal.director.console_house", "evendeal.director.mine"),
    *("evendeal.director.home", "evendeal.director.matches.public"),
    *("evendeal.director.office.desk", "evendeal.director.people.desk"),
    *("evendeal.store.people", "evendeal.store.people_passwords"),
    *("evendeal.web.app", "evendeal.web.serve"),
    *("uvicorn.lifespan.on", "uvicorn.protocols.http.h11_impl", "sqlalchemy.dialects.sqlite"),
)
"""What a server loads until it answers; what is forgotten here, or is gone, it loads by itself."""


def serving(arguments: Sequence[str], output: Path) -> BaseProcess:
    """The process of `evendeal serve ARGUMENTS`, just started; what it says goes to a file."""
    output.write_bytes(b"")  # whoever waits for its words is not to read those of one before
    how = multiprocessing.get_context(_method())
    if _method() == "forkserver":
        how.set_forkserver_preload(list(LOADED))
    process: BaseProcess = how.Process(target=_serve, args=(arguments, output), daemon=True)
    process.start()
    return process


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


def _serve(arguments: Sequence[str], output: Path) -> None:
    from evendeal.__main__ import main

    os.chdir(ROOT)
    with output.open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    for name, number in (("stdout", 1), ("stderr", 2)):
        setattr(sys, name, os.fdopen(number, "w", buffering=1, encoding="utf-8", closefd=False))
    sys.argv = ["evendeal", "serve", *arguments]
    main()
