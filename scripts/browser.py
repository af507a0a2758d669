"""The browser of the tests: Chromium from the screens' packages, unpacked into the checkout.

Run as a command it unpacks and prints what a launch needs as JSON:
`{"executable": path, "env": {variable: value}}`. Safe to run twice at once.
"""

import fcntl
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".tools"

# `inflate` writes below the temporary folder and takes whatever lies there for finished, so
# each unpacking gets a new folder of its own, which is renamed once it is complete.
UNPACK = """
import chromium, { inflate } from "@sparticuz/chromium";
import { fileURLToPath } from "node:url";
const index = fileURLToPath(import.meta.resolve("@sparticuz/chromium"));
await chromium.executablePath();
await inflate(index.replace(/build.index.js$/, "bin/al2023.tar.br"));
"""

# The package's own list names folders of another machine; without a font no text is drawn.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
"""


class NoBrowser(Exception):
    """The package is not installed, or did not unpack."""


def unpacked(ui: Path = ROOT / "ui", tools: Path = TOOLS, node: str | None = None) -> Path:
    """The folder of the unpacked browser, named by its version.

    Raises:
        NoBrowser: the package is missing or its archive is damaged.
    """
    about = ui / "node_modules" / "@sparticuz" / "chromium" / "package.json"
    if not about.is_file():
        raise NoBrowser("the browser of the tests is not installed; `make test` installs it")
    version = json.loads(about.read_text("utf-8"))["version"]
    tools.mkdir(parents=True, exist_ok=True)
    target = tools / f"chromium-{version}"
    with (tools / "chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not target.is_dir():
            part = tools / f"chromium-{version}.part"
            shutil.rmtree(part, ignore_errors=True)
            part.mkdir()
            _unpack(ui, part, node or node_here())
            part.rename(target)
    return target


def node_here() -> str:
    """The Node that builds the screens: the one of the checkout, else that of the PATH."""
    ours = ROOT / ".venv" / "bin" / "node"
    return str(ours) if ours.exists() else shutil.which("node") or str(ours)


def _unpack(ui: Path, part: Path, node: str) -> None:
    done = subprocess.run(
        [node, "--input-type=module", "--eval", UNPACK],
        cwd=ui,
        env={**os.environ, "TMPDIR": str(part)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    if done.returncode or not (part / "chromium").is_file():
        raise NoBrowser(f"the browser of the tests did not unpack: {done.stderr.strip()}")
    (part / "fonts" / "fonts.conf").write_text(FONTS, "utf-8")


def launch(folder: Path) -> dict[str, object]:
    """What starts the browser in `folder`: its executable, and where its libraries are."""
    return {
        "executable": str(folder / "chromium"),
        "env": {
            "LD_LIBRARY_PATH": str(folder / "al2023" / "lib"),
            "FONTCONFIG_PATH": str(folder / "fonts"),
        },
    }


if __name__ == "__main__":
    try:
        sys.stdout.write(json.dumps(launch(unpacked())) + "\n")
    except NoBrowser as no:
        sys.exit(str(no))
