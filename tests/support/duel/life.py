"""What a duel gives so that it lives in a log: its seal, its files, its lines, its results."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from evendeal.cards import DeckOrder
from evendeal.director.archived import Archived
from evendeal.director.checks import Checks
from evendeal.director.life import Life
from evendeal.director.living import Body, Root, Secrets
from evendeal.director.sealed_ledger import SealedLedger
from evendeal.draw.deals import Deals, draw_deals, seal_deals
from evendeal.draw.finding import Finding, Verdict
from evendeal.draw.keys import Kind
from evendeal.draw.line_ups_file import PublishedLineUps
from evendeal.draw.merkle import leaf, verify_path
from evendeal.draw.opened import OpenedEvent, OpenedHead
from evendeal.draw.roots import Roots
from evendeal.draw.seal import SealedDeals, SealHead, SessionHead
from evendeal.draw.seal_file import Fields, read_units
from evendeal.draw.verify import Proof
from evendeal.draw.verify_units import OpenedUnits, verify_units
from evendeal.ids import DealNo, SessionNo
from support.duel.fold import (
    FORMAT,
    HANDS,
    LINES,
    Begun,
    Duel,
    DuelFold,
    Ended,
    Opened,
    read_duel,
    write_duel,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelHead(SessionHead):
    deals: SealedDeals

    def of(self, kind: Kind) -> SealedDeals | None:
        return self.deals if kind == "original" else None


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelSeal(SealHead):
    sessions: tuple[DuelHead, ...]

    def __post_init__(self) -> None:
        self._require_head()


_Row = tuple[int, str, str, tuple[str, ...]]
"""A hand that is open: its number, deck-order, salt and path."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenedDuel(OpenedHead):
    deals: tuple[_Row, ...]
    root: str
    secret: str | None

    @property
    def ended(self) -> bool:
        return self.secret is not None


class DuelProof(Proof[DuelSeal, OpenedDuel]):
    format = FORMAT
    of_session = ("commitment", "deals", "root")
    of_opened = ("deals", "root", "secret")

    def own_to_json(self, seal: DuelSeal) -> dict[str, Any]:
        return {}

    def session_to_json(self, seal: DuelSeal, session: DuelHead) -> dict[str, Any]:
        deals = session.deals
        root = None if deals.root is None else deals.root.hex()
        return {"commitment": deals.commitment.hex(), "deals": deals.deals, "root": root}

    def seal_of(self, head: Mapping[str, Any], own: Fields, sessions: tuple[Any, ...]) -> DuelSeal:
        return DuelSeal(**head, sessions=sessions)

    def session_of(self, head: Mapping[str, Any], own: Fields, seal: Mapping[str, Any]) -> DuelHead:
        return DuelHead(**head, deals=read_units(*(own[name] for name in self.of_session)))

    def opened_to_json(self, session: OpenedDuel, version: int) -> dict[str, Any]:
        deals = [[n, deck, salt, list(path)] for n, deck, salt, path in session.deals]
        return {"deals": deals, "root": session.root, "secret": session.secret}

    def opened_of(self, head: Mapping[str, Any], own: Fields, seal: DuelSeal) -> OpenedDuel:
        rows = [row.elements() for row in own["deals"].elements()]
        deals = tuple(
            (n.number(1), deck.text(), salt.text(), tuple(step.text() for step in path.elements()))
            for n, deck, salt, path in rows
        )
        secret = own["secret"]
        return OpenedDuel(
            **head,
            deals=deals,
            root=own["root"].text(),
            secret=None if secret.absent else secret.text(),
        )

    def luck_in(self, seal: DuelSeal) -> str:
        return "cards"

    def verify_seal(self, seal: DuelSeal) -> Iterator[Finding]:
        yield from ()

    def verify_luck(
        self,
        seal: DuelSeal,
        opened: OpenedEvent[OpenedDuel],
        session: OpenedDuel,
        roots: Roots | None,
        line_ups: PublishedLineUps | None,
    ) -> Iterator[Finding]:
        sealed = seal.sessions[session.session - 1].deals
        number, beacon = session.session, session.beacon or ""

        def each(deal: _Row, root: bytes, since: str) -> Finding:
            n, deck, salt, path = deal
            found = leaf(DealNo(n), bytes.fromhex(salt), DeckOrder(tuple(deck.split(" "))))
            good = verify_path(found, n - 1, sealed.deals, tuple(map(bytes.fromhex, path)), root)
            verdict: Verdict = "holds" if good else "fails"
            return Finding(verdict, f"session {number}, hand {n}", f"Hand {n} was {since}.", "hand")

        def drawn(secret: bytes) -> bytes:
            return draw_deals(secret, beacon, seal.event, number, "original", sealed.deals).root

        units = OpenedUnits(
            session=number,
            kind="original",
            what="hands",
            where=f"session {number}, hands",
            given=bytes.fromhex(session.root),
            units=session.deals,
            secret=None if session.secret is None else bytes.fromhex(session.secret),
        )
        yield from verify_units(seal, sealed, units, roots, each=each, drawn=drawn, luck="hands")


@dataclass(frozen=True)
class DuelLuck:
    beacon: str
    deals: Deals


class DuelChecks(Checks[DuelFold, DuelSeal, OpenedDuel]):
    def part_of(self, told: OpenedDuel, ours: OpenedDuel) -> bool:
        return set(told.deals) <= set(ours.deals) and told.secret in (None, ours.secret)

    def results(self, progress: DuelFold) -> Iterator[Finding]:
        for now in progress.sessions.values():
            sentence = f"Session {now.session}: {len(now.winners)} hands have a winner."
            yield Finding("holds", f"session {now.session}, results", sentence, "results")


def _winners(progress: DuelFold) -> Iterable[str]:
    yield "session,hand,winner\n"
    for session, now in sorted(progress.sessions.items()):
        for number, winner in sorted(now.winners.items()):
            yield f"{session},{number},{winner}\n"


class DuelLife(Life[Duel, DuelFold, DuelLuck, DuelSeal, OpenedDuel]):
    format = FORMAT
    files = DuelProof()

    def fold_of(self, text: str) -> DuelFold:
        return DuelFold(read_duel(text))

    def write(self, event: Duel) -> str:
        return write_duel(event)

    def seal_session(self, event: Duel, head: Mapping[str, Any], secrets: Secrets) -> DuelHead:
        secret, beacon, session = secrets["original"], head["beacon"], head["session"]
        return DuelHead(
            **head, deals=seal_deals(secret, beacon, event.id, session, "original", HANDS)
        )

    def seal_event(self, event: Duel, head: Mapping[str, Any]) -> DuelSeal:
        return DuelSeal(**head)

    def luck_of(
        self,
        progress: DuelFold,
        session: SessionNo,
        secrets: Mapping[SessionNo, Secrets],
        beacon: str,
    ) -> DuelLuck | None:
        if session not in secrets:
            return None
        secret, event = secrets[session]["original"], progress.event.id
        return DuelLuck(beacon, draw_deals(secret, beacon, event, session, "original", HANDS))

    def root_of(self, luck: DuelLuck) -> tuple[bytes, None]:
        return luck.deals.root, None

    def begin(self, progress: DuelFold, session: SessionNo, luck: DuelLuck) -> Body:
        return LINES.write(Begun(luck.beacon or None))

    def due(self, progress: DuelFold, session: SessionNo) -> Sequence[DealNo]:
        now = progress.sessions[session]
        return sorted(set(now.winners) - set(now.opened))

    def open(self, progress: DuelFold, luck: DuelLuck, number: DealNo) -> Body:
        opened = luck.deals.opened(number)
        path = tuple(step.hex() for step in opened.path)
        return LINES.write(Opened(opened.deck, opened.salt.hex(), path))

    def end(self, progress: DuelFold, secrets: Secrets) -> Body:
        return LINES.write(Ended(secrets["original"].hex()))

    def opened(
        self, progress: DuelFold, head: Mapping[str, Any], root: Root, version: int
    ) -> OpenedDuel:
        now = progress.sessions[head["session"]]
        found = root("original")
        assert found is not None
        return OpenedDuel(
            **head,
            deals=tuple(
                (n, each.deck, each.salt, tuple(each.path)) for n, each in now.opened.items()
            ),
            root=found.hex(),
            secret=now.ended.secret if now.ended else None,
        )

    def checks(self) -> Checks[DuelFold, DuelSeal, OpenedDuel]:
        return DuelChecks()

    def archived(self) -> Archived[DuelFold]:
        return Archived(
            kind="duels",
            luck="hands",
            results="who won each hand",
            play="hands",
            secret="card",
            files={"results/winners.csv": _winners},
        )


class DuelLedger(SealedLedger[DuelFold, DuelLuck, DuelSeal, OpenedDuel]):
    life = DuelLife()
