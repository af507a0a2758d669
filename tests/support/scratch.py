"""Where tests write: in memory, where that holds and runs what they write."""

import os
from pathlib import Path

MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory."""
ROOM = 2 * 1024**3
"""Bytes; what all tests leave behind, many times over."""


def serves(files: os.statvfs_result) -> bool:
    """Whether files of this file system have room there and may be executed.

    Some machines forbid the second where files are in memory, and tests write scripts that they
    then run.
    """
    return files.f_bavail * files.f_frsize > ROOM and not files.f_flag & os.ST_NOEXEC
