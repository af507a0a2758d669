"""A hand as PHH text."""


def phh(**changes: str | None) -> str:
    """A three-handed hand, fields given as TOML; None leaves a field out."""
    fields: dict[str, str | None] = {
        "variant": '"NT"',
        "antes": "[0, 0, 0]",
        "blinds_or_straddles": "[50, 100, 0]",
        "min_bet": "100",
        "starting_stacks": "[10000, 10000, 10000]",
        "actions": '["p3 f", "p1 f"]',
    }
    fields |= changes
    return "".join(f"{name} = {value}\n" for name, value in fields.items() if value is not None)
