"""What commands and the stranger's script say of an event, as a person reads it."""

import json
import os
import runpy
import sys
from collections.abc import Mapping
from contextlib import redirect_stdout
from hashlib import sha256
from io import BytesIO, TextIOWrapper
from pathlib import Path
from zipfile import ZipFile

import pytest
from typer.testing import CliRunner

from evendeal.__main__ import app
from support.archives.pages import dumped

SCRIPT = Path(__file__).resolve().parents[3] / "scripts" / "verify_event.py"
PUBLIC = "public.zip"
COMMANDS = (
    "standings {event}",
    "standings {event} --in-running",
    "standings {event} --json",
    "verify {event} --all",
    "verify {event} --json",
    "event export {event} {out}/public.zip --public",
    "event hands {event} {out}/session-1.phhs --session 1",
    "event hands {event} {out}/session-2.phhs --session 2",
    "event decks {event} {out}/session-1.csv --session 1",
    "event order {event} 1",
    "match files {event} {out}/files",
)
"""Everything that can be asked about an event at a command line without changing it.

One that is for another kind of event refuses, and a refusal is an answer too.
"""
WIDTH = {"COLUMNS": "100", "LINES": "50", "TERM": "dumb", "NO_COLOR": "1"}
AS_TEXT = {".csv", ".txt", ".phhs", ".mat", ".lmat"}
"""Files that a person reads; of the others the digest is enough, since pages have them whole."""
MANIFEST = "manifest.json"
"""It holds digests of the others, which are held one by one."""


def typed(words: str) -> tuple[int, str]:
    """Exit code and words of `evendeal` with these arguments."""
    done = CliRunner().invoke(app, words.split(), env=WIDTH)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.exit_code, done.output


def command_outputs(log: Path, event: str, out: Path) -> dict[str, str]:
    """What each command and the script say of an event, and the files that they write.

    Args:
        out: an empty folder for these files.
    """
    answers: dict[str, str] = {}
    for command in COMMANDS:
        words = command.format(event=event, out=out)
        code, printed = typed(f"{words} --log {log}")
        visible = command.format(event=event, out="OUT")
        answers[f"evendeal {visible}"] = (
            f"{_short(_placeless(printed, log, out))}exit code {code}\n"
        )
    if (out / PUBLIC).exists():
        answers |= _of_strangers(out)
    for path in sorted(each for each in out.rglob("*") if each.is_file()):
        if path.name != PUBLIC and path.name != MANIFEST:
            answers[f"file {path.relative_to(out).as_posix()}"] = _content(path)
    return answers


def _of_strangers(out: Path) -> Mapping[str, str]:
    """The public archive unpacked, and what the script says of its files."""
    folder = out / "public"
    with ZipFile(BytesIO((out / PUBLIC).read_bytes())) as packed:
        packed.extractall(folder)
    names = [
        name
        for name in ("seal.json", "opened.json", "root.json", "lineups.json")
        if (folder / name).exists()
    ]
    code, printed = _script([str(folder / name) for name in names])
    return {
        f"verify_event.py {' '.join(names)}": f"{_placeless(printed, folder)}exit code {code}\n"
    }


def _script(paths: list[str]) -> tuple[int, str]:
    """Exit code and words of the script; it is read afresh, as a stranger has it."""
    heard = BytesIO()
    # The script sets its output to UTF-8 itself, so it needs one that can be set.
    out = TextIOWrapper(heard, write_through=True)
    with pytest.MonkeyPatch.context() as patched, redirect_stdout(out):
        patched.setattr(sys, "argv", [str(SCRIPT), *paths])
        with pytest.raises(SystemExit) as end:
            runpy.run_path(str(SCRIPT), run_name="__main__")
    assert isinstance(end.value.code, int)
    return end.value.code, heard.getvalue().decode()


def _content(path: Path) -> str:
    data = path.read_bytes()
    if path.suffix in AS_TEXT:
        text = data.decode()
        # Line ends are a part of a file that is to be kept.
        visible = text.replace("\r\n", "␍\n")
        return visible if visible.endswith("\n") else f"{visible}␄\n"
    return f"sha256 {sha256(data).hexdigest()}\n"


def _short(text: str) -> str:
    """JSON that is indented as the house indents it on one line instead; any other as it is."""
    try:
        value = json.loads(text)
    except ValueError:
        return text
    whole = json.dumps(value, ensure_ascii=False, indent=2)
    return f"{dumped(value)}\n" if f"{whole}\n" == text else text


def _placeless(text: str, *folders: Path) -> str:
    """The text without the places where this run had its files."""
    for folder in folders:
        text = text.replace(f"{folder}{os.sep}", "").replace(str(folder), "FOLDER")
    return text
