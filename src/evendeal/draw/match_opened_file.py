"""What is opened of an event of matches as JSON, and back."""

from collections.abc import Mapping
from typing import Any

from evendeal.draw.keys import SECRET_BYTES
from evendeal.draw.match_opened import MatchLineUp, OpenedMatchSession
from evendeal.draw.match_seal import MatchSeal
from evendeal.draw.opened_file import OpenedFile
from evendeal.draw.published_file import read_instant
from evendeal.draw.reading import Field
from evendeal.draw.rolls_sealed import OpenedRolls
from evendeal.draw.seal import HASH_BYTES, MOST_DEALS
from evendeal.draw.seal_file import Fields
from evendeal.ids import DealNo, EntryId, SessionNo


class MatchOpenedFile(OpenedFile[MatchSeal, OpenedMatchSession]):
    """How the opened roll sets of an event stand in their file."""

    of_opened = ("root", "sets", "lots", "secret")
    of_later_opened = ("line_ups",)

    def opened_to_json(self, session: OpenedMatchSession, version: int) -> dict[str, Any]:
        """Roll sets, lots and the secret; since version 2 who was lined up otherwise."""
        fields = {
            "root": None if session.root is None else session.root.hex(),
            "sets": [
                {
                    "set": each.number,
                    "rolls": each.rolls,
                    "salt": each.salt.hex(),
                    "path": [step.hex() for step in each.path],
                }
                for each in session.sets
            ],
            "lots": None if session.lots is None else list(session.lots),
            "secret": None if session.secret is None else session.secret.hex(),
        }
        if version == 1:
            return fields
        return {
            **fields,
            "line_ups": [
                {
                    "at": each.at,
                    "match": each.match,
                    "team": each.team,
                    "players": list(each.players),
                }
                for each in session.line_ups
            ],
        }

    def opened_of(
        self, head: Mapping[str, Any], own: Fields, seal: MatchSeal
    ) -> OpenedMatchSession:
        """A session that was read; its seal says whether the starter rolls anew."""
        session: SessionNo = head["session"]
        root, sets, lots, secret = (own[name] for name in self.of_opened)
        sealed = seal.session(session)
        reroll = sealed is not None and sealed.reroll
        read = tuple(_rolls(each, session, reroll) for each in sets.elements())
        numbers = [each.number for each in read]
        if numbers != sorted(set(numbers)):
            raise sets.no("a roll set twice, or out of order")
        line_ups = own["line_ups"].elements() if "line_ups" in own else ()
        return OpenedMatchSession(
            **head,
            root=None if root.absent else root.hexadecimal(HASH_BYTES),
            sets=read,
            lots=None if lots.absent else tuple(EntryId(team.text()) for team in lots.elements()),
            secret=None if secret.absent else secret.hexadecimal(SECRET_BYTES),
            line_ups=tuple(map(_line_up, line_ups)),
        )


def _line_up(field: Field) -> MatchLineUp:
    at, match, team, players = field.fields("at", "match", "team", "players")
    names = players.elements()
    if len(names) != 2:
        raise players.no("expected a player for each room")
    return MatchLineUp(
        read_instant(at),
        match.number(1),
        EntryId(team.text()),
        (names[0].text(), names[1].text()),
    )


def _rolls(field: Field, session: SessionNo, reroll: bool) -> OpenedRolls:
    number, rolls, salt, path = field.fields("set", "rolls", "salt", "path")
    return OpenedRolls(
        session=session,
        kind="original",
        number=DealNo(number.number(1, MOST_DEALS)),
        rolls=rolls.text(),
        reroll=reroll,
        salt=salt.hexadecimal(HASH_BYTES),
        path=tuple(step.hexadecimal(HASH_BYTES) for step in path.elements()),
    )
