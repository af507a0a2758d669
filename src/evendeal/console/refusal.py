"""A refusal as JSON for the recorder's console."""

from enum import IntEnum
from typing import Any

from evendeal.errors import Refused


def refusal_fields(refused: Refused) -> dict[str, Any]:
    """A refusal by its name, its facts and its sentence."""
    facts = {
        name: value.name.lower() if isinstance(value, IntEnum) else value
        for name, value in refused.fields.items()
    }
    return {"name": refused.name, "fields": facts, "sentence": str(refused)}
