"""`evendeal serve --tls` as a process of its own."""

import os
import signal
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import urlopen

from support.checkout import ROOT

SRC = ROOT / "src"


@dataclass
class Hall:
    """A server with --tls: its port, the page's address, and what it printed."""

    port: int
    page: str
    out: str


def believing_anybody() -> ssl.SSLContext:
    """Of a visitor who looks at no certificate."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


@contextmanager
def hall(folder: Path, *arguments: str) -> Iterator[Hall]:
    """Such a server over a log; it ends without a fault."""
    options = ["--port", "0", "--authority-port", "0", "--pace", "60", "--log", str(folder)]
    with subprocess.Popen(
        [sys.executable, "-m", "evendeal", "serve", "--tls", *options, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": str(SRC), "PYTHONIOENCODING": "utf-8"},
        text=True,
        encoding="utf-8",
    ) as process:
        assert process.stdout is not None
        lines = []
        while line := process.stdout.readline():
            lines.append(line)
            if line.count(":") == 15 and lines[-2].count(":") == 15:
                break
        out = "".join(lines)
        try:
            page = next(line.split()[-1] for line in lines if "scan this" in line)
            port = urlsplit(lines[0].split()[-1]).port or 0
            with urlopen(
                f"https://127.0.0.1:{port}/api/events", timeout=60, context=believing_anybody()
            ):
                pass  # it answers, so it also hears when it is told to stop
            yield Hall(port, page, out)
        finally:
            process.send_signal(signal.SIGTERM)
            _, err = process.communicate(timeout=60)
        assert process.returncode == 0, err
