"""Events with any names in them."""

import json
from pathlib import Path
from string import Template
from typing import Any

from support.typed import typed

POKER = Template("""[event]
id = "cup"
name = $title
[play]
deals = 1
[[entries]]
name = $first
players = [$player, "Bo"]
[[entries]]
name = "Others"
players = ["Di", "Ed"]
""")
MATCHES = Template("""[event]
id = "cup"
name = $title
format = "room_match"
[play]
games = 1
[scoring]
ranked_by = "imp"
[[boards]]
[[entries]]
name = $first
players = [$player, "Bo"]
[[entries]]
name = "Others"
players = ["Di", "Ed"]
""")


def written(folder: Path, text: Template, **names: str) -> Path:
    """An event's file with these names in it."""
    texts = {"title": "Cup", "first": "Aces", "player": "Ann", **names}
    file = folder / "event.toml"
    quoted = {key: json.dumps(name, ensure_ascii=False) for key, name in texts.items()}
    file.write_text(text.substitute(quoted), "utf-8")
    return file


def board_of(folder: Path) -> Any:
    """The standings of the event."""
    return typed("standings", "cup", "--log", folder, "--json").json
