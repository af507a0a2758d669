"""`python -m evendeal.web.schema [FILE]` writes the OpenAPI document and the guide behind it."""

import json
import sys
from pathlib import Path
from typing import Any, cast

from litestar import Litestar

from evendeal.formats.public_house import PublicHouse
from evendeal.web.app import create_app
from evendeal.web.guide import guide
from evendeal.web.inside import Inside
from evendeal.web.openapi import canonical

COMMITTED = Path(__file__).parents[3] / "ui" / "src" / "lib" / "protocol" / "openapi.json"
"""Where the document lies in a checkout; the TypeScript types are generated from it."""

GUIDE = Path(__file__).parents[3] / "docs" / "inside.md"
"""Where the guide to the routes behind the door lies."""


def described() -> Litestar:
    """The application with every route, those behind the door included, and nobody in it."""
    nobody = cast(Any, object())  # routes are only named here; nothing asks a desk
    return create_app(PublicHouse(), inside=Inside(*[nobody] * 7))


def openapi() -> bytes:
    """The document of the routes as they are now."""
    return canonical(described().openapi_schema.to_schema())


def main(arguments: list[str]) -> None:
    """Write the document to the named file, or over the committed one and its guide."""
    file = Path(arguments[0]) if arguments else COMMITTED
    file.parent.mkdir(parents=True, exist_ok=True)
    document = openapi()
    file.write_bytes(document)
    if not arguments:
        GUIDE.write_text(guide(json.loads(document)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
