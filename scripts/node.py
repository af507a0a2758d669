"""Which Node runs the screens' tools: the one on the PATH if it is new enough, else ours.

Prints the folder of a fitting `node`, or nothing and exit code 1 if the PATH has none.
The tools want Node 22.17 or a later 22, 24, or 26 and newer.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

VERSION = re.compile(r"v?(\d+)\.(\d+)\.(\d+)")


def fits(version: str) -> bool:
    """Whether `version`, as `node --version` prints it, satisfies `^22.17 || ^24 || >=26`."""
    found = VERSION.match(version.strip())
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 22 and minor >= 17) or major == 24 or major >= 26


def on_path(path: str) -> str | None:
    """The first folder of `path` whose node fits and which has npm beside it."""
    for folder in path.split(os.pathsep):
        node = shutil.which("node", path=folder) if folder else None
        if node is None or shutil.which("npm", path=folder) is None:
            continue
        try:
            answer = subprocess.run(
                [node, "--version"], capture_output=True, text=True, timeout=20, check=True
            )
        except (OSError, subprocess.SubprocessError):
            continue
        if fits(answer.stdout):
            return str(Path(folder).resolve())
    return None


if __name__ == "__main__":
    chosen = on_path(os.environ.get("PATH", ""))
    if chosen is None:
        sys.exit(1)
    sys.stdout.write(chosen + "\n")
