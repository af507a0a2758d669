"""Protocols of matches, in the columns of the printed document, a page each."""

from typing import Any

from evendeal.printing.document import Document
from evendeal.printing.words import PaperWords
from evendeal.views.matches.protocol import MatchProtocol, MatchRow, RoomResults, RoomRow
from evendeal.views.matches.protocols import PrintedProtocol, PrintedProtocols
from evendeal.views.words import chips_text


def protocols(what: PrintedProtocols, words: PaperWords) -> Document:
    """The protocols of some matches.

    Source:
        J. Garal, "Fair Backgammon Duplicated Team Tournament", Match Protocol.
    """
    session = words("print-session", session=what.session)
    called = words("print-protocols")
    if len(what.protocols) == 1:
        teams = (team.name for team in what.protocols[0].protocol.teams)
        called = f"{words('print-protocol')}, {' – '.join(teams)}"
    names = ("game", "doubling", "propose", "checkers", "sum", "difference", "vp")
    return Document(
        template="protocol",
        title=f"{what.name}, {session}, {called}",
        language=words.language,
        at=what.at,
        content={
            "event": what.name,
            "title": words("print-protocol"),
            "words": {name: words(f"print-protocol-{name}") for name in names},
            "opening": words("print-opening"),
            "left": words("print-left"),
            "director": words("print-protocol-director"),
            "matches": [_match(each, words) for each in what.protocols],
        },
    )


def _match(each: PrintedProtocol, words: PaperWords) -> dict[str, Any]:
    match, protocol = each.match, each.protocol
    stage = words("print-final") if match.final else words("print-round", round=match.round)
    netted = "netted" if protocol.netted else "each"
    return {
        "under": f"{match.board_name} · {stage}",
        "teams": [team.name for team in protocol.teams],
        "games": [_game(protocol, game, words) for game in range(1, match.games + 1)],
        "players": [
            {
                "team": words("print-protocol-team", team=team.name),
                "open": _side("open", players.open_side, players.open, words),
                "closed": _side("closed", players.closed_side, players.closed, words),
            }
            for team, players in zip(protocol.teams, protocol.players, strict=True)
        ],
        "sums": [
            [str(imps) for imps in protocol.imps],
            [
                chips_text(protocol.difference, signed=True),
                chips_text(-protocol.difference, signed=True),
            ],
            ["", ""] if protocol.vp is None else [str(points) for points in protocol.vp],
        ],
        "note": f"{words('print-protocol-letters')} {words(f'print-protocol-{netted}')}",
        "rooms": [_room(room, words) for room in (protocol.rooms.open, protocol.rooms.closed)],
        "for": [words("print-protocol-for", team=team.name) for team in protocol.teams],
    }


def _side(room: str, side: str, player: str, words: PaperWords) -> str:
    return words(f"print-protocol-{room}-side", side=words(f"print-{side}"), player=player)


def _game(protocol: MatchProtocol, game: int, words: PaperWords) -> dict[str, Any]:
    rows = [row for row in protocol.rows if row.game == game]
    opening = next((row.opening for row in rows if row.opening is not None), None)
    return {
        "number": str(game),
        "opening": "" if opening is None else f"{opening[0]}:{opening[1]}",
        "rows": [_row(row, words) for row in rows],
    }


def _row(row: MatchRow, words: PaperWords) -> list[str]:
    left = [_number(each) for each in row.left]
    if row.decided:
        left[1] += "*"
    return [
        words(f"print-protocol-{row.room}"),
        *map(_number, row.doubling),
        *left,
        *map(_number, row.smp),
        *map(_number, row.imps),
    ]


def _room(room: RoomResults, words: PaperWords) -> dict[str, Any]:
    return {
        "name": words(f"print-room-{room.room}"),
        "white": f"{words('print-white')}: {room.white.player}",
        "black": f"{words('print-black')}: {room.black.player}",
        "rows": [_line(line) for line in room.lines],
        "imps": [str(imps) for imps in room.imps],
    }


def _line(line: RoomRow) -> list[str]:
    return [
        str(line.game),
        str(line.cube) if line.cube > 1 else "",
        _number(line.proposed),
        str(line.left),
        _number(line.smp[0]),
        _number(line.imps[0]),
        _number(line.imps[1]),
        _number(line.smp[1]),
    ]


def _number(value: int | None) -> str:
    return "" if value is None else chips_text(value)
