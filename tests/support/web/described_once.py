"""What lets applications describe themselves in less time, and changes nothing for any of them.

Whoever goes to every door of a house asks for its description too, which takes longer to make than
all else that a test does. It follows from the routes and from the formats, and most have the same.
"""

from typing import Any

from litestar._openapi.plugin import OpenAPIPlugin

from evendeal.formats import FORMATS
from evendeal.web import openapi

_described: dict[Any, dict[str, Any]] = {}
_completed: list[tuple[dict[str, Any], bytes]] = []
_describe = OpenAPIPlugin.provide_openapi_schema
_complete = openapi.canonical


def _described_once(plugin: OpenAPIPlugin) -> dict[str, Any]:
    """The framework's description; of routes that were described already, the same."""
    routes = ((path, *sorted(route.methods)) for path, route in plugin.included_routes.items())
    key = (frozenset(routes), tuple(FORMATS.items()))
    if key not in _described:
        _described[key] = _describe(plugin)
    return _described[key]


def _completed_once(schema: dict[str, Any]) -> bytes:
    """The bytes of a description; of one that is shared, those that it had before."""
    for known, data in _completed:
        if known is schema:
            return data
    data = _complete(schema)
    if any(known is schema for known in _described.values()):
        _completed.append((schema, data))
    return data


OpenAPIPlugin.provide_openapi_schema = _described_once  # type: ignore[method-assign]
openapi.canonical = _completed_once
