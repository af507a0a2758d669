"""One of the processes of a server; `commands.processes` starts it.

Its first line of standard input says what is to be served, and by which socket. It stops at a
signal, and when its input ends: whoever started it is gone.
"""

import json
import os
import signal
import socket
import sys
from contextlib import ExitStack
from threading import Thread

from evendeal.commands.report import telling


def main() -> None:
    """Serve until a signal stops it."""
    with telling(), ExitStack() as stack:
        from evendeal.commands.house_server import Serving, house_server
        from evendeal.commands.log_folder import open_desks
        from evendeal.commands.tls import certify
        from evendeal.commands.waiting import SERVER_PATIENCE

        start = json.loads(sys.stdin.readline())
        serving = Serving.of(start["serving"])
        Thread(target=_stop_with_the_input, name="who started this", daemon=True).start()
        desks = stack.enter_context(open_desks(serving.folder, patience=SERVER_PATIENCE))
        listener = socket.socket(fileno=start["listening"])
        certified = certify(serving.folder, serving.names, serving.host) if serving.tls else None
        house_server(stack, serving, desks, listener, certified).run(stack, listener)


def _stop_with_the_input() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
