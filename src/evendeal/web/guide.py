"""The guide to the routes behind the door, written from the document that describes them.

`docs/api.md` tells of the public routes by hand. What lies behind sign-in is for our own
screens and for programs of an organiser; its guide is generated, so that it is never stale.
"""

from collections.abc import Iterator, Mapping
from typing import Any

HEAD = """# Behind the door

<!-- Written by `make openapi`; do not edit. -->

The routes for people who have signed in: recorders, directors, custodians, players. Conventions and
errors are those of [the public interface](api.md); what a role may see is in
[people](howto/people.md), and how a recorder's device speaks to the server in
[the console](console.md).

Every POST needs the header `x-csrf-token` with the `csrf` of `/api/me` and a body of
`application/json`; a field too many is refused. 401: nobody is signed in. 403: signed in, and not
for this; the answer is the same whether or not the thing exists. 422: the body cannot be read.
429: too many tries; the answer says when to come back.

## Routes
"""
TEXT = "Text"
"""The shape that many of these have, described here; of public ones only a refusal has it."""

PUBLIC = ("/api/home", "/api/events", "/api/prizes")


def guide(document: Mapping[str, Any]) -> str:
    """The guide as Markdown, one table of routes and one table a shape."""
    here = _reached(document)
    parts = [HEAD, *_routes(document["paths"], here), "\n## Shapes\n"]
    shapes = document["components"]["schemas"]
    for name in sorted(here):
        parts.append(f"\n### {name}\n\n{shapes[name]['description']}\n")
        fields = shapes[name].get("properties", {})
        if fields:
            parts.append("\n| field | type |\n|---|---|\n")
            parts += [f"| `{field}` | {_type(shape, here)} |\n" for field, shape in fields.items()]
    return "".join(parts)


def _inside(paths: Mapping[str, Any]) -> dict[str, Any]:
    return {path: each for path, each in paths.items() if not path.startswith(PUBLIC)}


def _routes(paths: Mapping[str, Any], here: set[str]) -> Iterator[str]:
    yield "\n| route | what it does |\n|---|---|\n"
    for path, operations in _inside(paths).items():
        for method, operation in operations.items():
            description = " ".join(operation.get("description", "").split())
            answer = next(iter(operation["responses"].values()))
            shape = _content(answer)
            gives = f" Answers with {_type(shape, here)}." if shape else ""
            yield f"| {method.upper()} `{path}` | {description}{gives} |\n"


def _content(answer: Mapping[str, Any]) -> Mapping[str, Any] | None:
    for content in answer.get("content", {}).values():
        schema: Mapping[str, Any] | None = content.get("schema")
        return schema
    return None


def _type(shape: Mapping[str, Any], here: set[str]) -> str:
    if "$ref" in shape:
        name = shape["$ref"].rpartition("/")[2]
        # Shapes of the public interface are described in its own guide.
        return f"[{name}](#{name.lower()})" if name in here else f"`{name}`"
    if "enum" in shape:
        return ", ".join(f"`{value}`" for value in shape["enum"])
    if "const" in shape:
        return f"`{shape['const']}`"
    for choice in ("oneOf", "anyOf"):
        if choice in shape:
            return " or ".join(dict.fromkeys(_type(each, here) for each in shape[choice]))
    if shape.get("type") == "array":
        items: Mapping[str, Any] = shape.get("items") or next(
            iter(shape.get("prefixItems", [])), {}
        )
        return f"list of {_as_one(_type(items, here))}"
    if shape.get("type") == "object" and shape.get("additionalProperties"):
        more = shape["additionalProperties"]
        is_known = isinstance(more, dict) and more
        return f"by name {_as_one(_type(more, here))}" if is_known else "object"
    kind = shape.get("type", "anything")
    return " or ".join(kind) if isinstance(kind, list) else str(kind)


def _as_one(type: str) -> str:
    """In brackets where it is a choice, so that what follows is not taken for a part of it."""
    return f"({type})" if " or " in type else type


def _reached(document: Mapping[str, Any]) -> set[str]:
    """The shapes that only routes behind the door lead to, and what a text is."""
    inside = named(_inside(document["paths"]), document)
    paths = document["paths"]
    public = {path: each for path, each in paths.items() if path.startswith(PUBLIC)}
    return inside - named(public, document) | {TEXT}


def named(part: object, document: Mapping[str, Any]) -> set[str]:
    """The shapes that a part of the document leads to, by name."""
    names: set[str] = set()
    left = [part]
    while left:
        each = left.pop()
        if isinstance(each, dict):
            name = str(each.get("$ref", "")).rpartition("/")[2]
            if name and name not in names:
                names.add(name)
                left.append(document["components"]["schemas"][name])
            left.extend(each.values())
        elif isinstance(each, list):
            left.extend(each)
    return names
