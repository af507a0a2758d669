"""The public pages over HTTP: it translates, decides nothing, and shows only views."""

from evendeal.web.app import create_app
from evendeal.web.serve import AddressTaken, address, listen, serve
from evendeal.web.static import find_ui

__all__ = [
    "AddressTaken",
    "address",
    "create_app",
    "find_ui",
    "listen",
    "serve",
]
