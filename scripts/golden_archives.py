"""Golden archives: .venv/bin/python scripts/golden_archives.py write NAME, or list.

`write` plays the event of tests/support/archives/events/NAME.py and writes what it takes of it
to tests/golden/archives/NAME. What is there already is never written over.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from support.archives.place import GOLDEN, stored  # noqa: E402
from support.archives.writing import AlreadyThere, NoSuchPlay, write  # noqa: E402


def main(words: list[str], folder: Path = GOLDEN) -> int:
    """Do what the words say; 1 if it is refused, 2 if they say nothing."""
    match words:
        case ["list"]:
            for each in stored(folder):
                sys.stdout.write(f"{each.name}: {each.about}\n")
        case ["write", *names] if names:
            try:
                for name in names:
                    sys.stdout.write(f"{write(name, folder)}\n")
            except (AlreadyThere, NoSuchPlay) as refusal:
                sys.stderr.write(f"{refusal}\n")
                return 1
        case _:
            sys.stderr.write(f"{__doc__}")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
