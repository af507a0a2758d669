"""The rules as an archive for the browser: `rules_zip.py TARGET`.

Holds what one table's hand or game needs, standard library only, and the room through which the
recorder's console asks. The same sources give the same bytes: names are sorted and times fixed.
Docstrings stay at home: every tablet would keep them in its memory.
"""

import ast
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "evendeal"

MODULES = ("__init__.py", "ids.py", "names.py", "reason.py", "errors.py", "labels.py")
ROOMS = ("lines", "cards", "poker", "backgammon", "console")
LEFT_OUT = ("_kernels.py", "_bulk_kernels.py", "_equity_kernels.py", "equity.py")
"""What counts chances by numba; no rule imports it."""

BEGINNING = (1980, 1, 1, 0, 0, 0)
"""The earliest time that an archive can name."""


def contents() -> dict[str, bytes]:
    """The files of the archive by their names in it, in order."""
    files = [PACKAGE / name for name in MODULES]
    for room in ROOMS:
        files += [
            file
            for file in (PACKAGE / room).iterdir()
            if file.suffix in (".py", ".bin") and file.name not in LEFT_OUT
        ]
    named = {file.relative_to(PACKAGE.parent).as_posix(): content(file) for file in files}
    return dict(sorted(named.items()))


def content(file: Path) -> bytes:
    """What the archive holds of a file."""
    if file.suffix != ".py":
        return file.read_bytes()
    return without_docstrings(file.read_text("utf-8")).encode()


def without_docstrings(source: str) -> str:
    """The same program, in which every line keeps its number.

    Where a docstring was stands a dot: a dataclass without any would make itself a longer one.
    """
    lines = source.splitlines(keepends=True)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if first is None or ast.get_docstring(node, clean=False) is None:
                continue
            begin, end = first.lineno - 1, first.end_lineno or first.lineno
            empty = ["\n"] * (end - begin - 1)
            lines[begin:end] = [" " * first.col_offset + '"."\n', *empty]
    return "".join(lines)


def write(target: Path) -> None:
    """Write the archive to `target`."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w") as archive:
        for name, content in contents().items():
            entry = zipfile.ZipInfo(name, BEGINNING)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content, compresslevel=9)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
