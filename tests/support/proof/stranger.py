"""The script with which a stranger verifies an event, and what may stand in a damaged file."""

import runpy
import sys
from collections.abc import Callable, Set
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from support.checkout import ROOT

SCRIPT = ROOT / "scripts" / "verify_event.py"

NAMES = ("seal.json", "opened.json", "third.json", "fourth.json")
"""What the files are called here; the script tells roots and line-ups apart by themselves."""

STRANGE: list[object] = [None, True, -1, 0, 2**40, 1.5, "", "x", "\ud800", "0" * 64, [], {}, [[]]]


def stranger(
    files: list[bytes], folder: Path, capsys: pytest.CaptureFixture[str]
) -> tuple[int, str]:
    """Exit code and words of the script, run afresh in this process."""
    paths = []
    for name, file in zip(NAMES, files, strict=False):
        (folder / name).write_bytes(file)
        paths.append(str(folder / name))
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sys, "argv", [str(SCRIPT), *paths])
        with pytest.raises(SystemExit) as end:
            runpy.run_path(str(SCRIPT), run_name="__main__")
    assert isinstance(end.value.code, int)
    return end.value.code, capsys.readouterr().out


def other_digit(text: str, at: int) -> str:
    return text[:at] + ("0" if text[at] != "0" else "1") + text[at + 1 :]


def strange_change(
    data: st.DataObject, not_read: Set[str], unread: list[Any]
) -> Callable[[Any], None]:
    """Put a value of the wrong kind somewhere in a file's JSON.

    Args:
        not_read: keys at which, and below which, the script does not look.
        unread: takes the key at which it was put, if it lies there.
    """

    def change(body: Any) -> None:
        passed: set[Any] = set()
        holder: Any = {"": body}
        key: Any = ""
        value = body
        for _ in range(data.draw(st.integers(1, 7))):
            if not isinstance(value, dict | list) or not value:
                break
            holder = value
            keys = list(value) if isinstance(value, dict) else list(range(len(value)))
            key = data.draw(st.sampled_from(keys))
            passed.add(key)
            value = value[key]
        holder[key] = data.draw(st.sampled_from(STRANGE))
        if not not_read.isdisjoint(passed):
            unread.append(key)

    return change
