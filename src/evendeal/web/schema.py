"""`python -m evendeal.web.schema [FILE]` writes the OpenAPI document for the screens."""

import sys
from pathlib import Path
from typing import Any, cast

from evendeal.web.app import create_app
from evendeal.web.inside import Inside
from evendeal.web.openapi import canonical
from evendeal.web.public import NoEvents

COMMITTED = Path(__file__).parents[3] / "ui" / "protocol" / "openapi.json"
"""Where the document lies in a checkout; the TypeScript types are generated from it."""


def openapi() -> bytes:
    """The document of the routes as they are now, those behind the door included."""
    nobody = cast(Any, None)  # routes are only named here; nothing asks a desk
    app = create_app(NoEvents(), inside=Inside(nobody, nobody, nobody, nobody))
    return canonical(app.openapi_schema.to_schema())


def main(arguments: list[str]) -> None:
    """Write the document to the named file, or over the committed one."""
    file = Path(arguments[0]) if arguments else COMMITTED
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(openapi())


if __name__ == "__main__":
    main(sys.argv[1:])
