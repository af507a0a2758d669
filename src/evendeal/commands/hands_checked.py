"""Hands of many files replayed one after another, with a bar where it takes long."""

from pathlib import Path
from time import monotonic

from evendeal.commands.checked_files import InputFile
from evendeal.commands.hand_files import histories
from evendeal.commands.hands_report import HandsReport
from evendeal.commands.terminal import bar
from evendeal.notation.refusals import NotReadable
from evendeal.notation.replay import replay

PATIENCE = 1.0
"""Seconds after which a progress bar appears."""


def check_files(files: list[InputFile], report: HandsReport) -> None:
    """Replay the hands of the files, and add each to the report."""
    for file in files:
        if file.skipped is not None:
            report.counts.skipped[file.name] = file.skipped
    readable = [file for file in files if file.skipped is None]
    progress = bar()
    task = progress.add_task("checking", total=sum(_size(file.path) for file in readable))
    began = monotonic()
    started = False
    try:
        for file in readable:
            report.counts.open_file(file.name)
            for history in histories(file, lambda read: progress.advance(task, read)):
                if isinstance(history, NotReadable):
                    report.add_unreadable(file.name, history)
                else:
                    report.add(file.name, replay(history, report.odd_chips))
                if not started and monotonic() - began > PATIENCE and progress.console.is_terminal:
                    progress.start()
                    started = True
    finally:
        if started:
            progress.stop()


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
