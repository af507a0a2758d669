"""Whether a server answers on this machine: `healthy.py [PORT]` ends with 0 if it does.

It is asked in plain HTTP, and by HTTPS where it speaks that; whose certificate it has does not
matter to a machine that asks itself.
"""

import ssl
import sys
from urllib.request import urlopen

SECONDS = 4
PATH = "/api/home"


def is_healthy(port: int) -> bool:
    """Whether the first page of the house is given."""
    unchecked = ssl.create_default_context()
    unchecked.check_hostname = False
    unchecked.verify_mode = ssl.CERT_NONE
    for scheme in ("http", "https"):
        try:
            with urlopen(
                f"{scheme}://127.0.0.1:{port}{PATH}", timeout=SECONDS, context=unchecked
            ) as answer:
                return bool(answer.status == 200)
        except (OSError, ValueError):
            continue
    return False


if __name__ == "__main__":
    sys.exit(0 if is_healthy(int(sys.argv[1]) if sys.argv[1:] else 8000) else 1)
