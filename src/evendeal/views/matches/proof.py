"""What can be checked about an event of team matches, and what the checks say."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from evendeal.draw.finding import Finding, Verdict
from evendeal.draw.match_opened import OpenedMatches, OpenedMatchSession
from evendeal.draw.match_seal import MatchSeal, SealedMatchSession
from evendeal.draw.rolls_sealed import OpenedRolls
from evendeal.ids import EntryId, SessionNo
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.matches.head import MatchEventHead, board_name
from evendeal.views.matches.line import team_words
from evendeal.views.proof import (
    ALGORITHM,
    WORST,
    CheckpointProof,
    Commands,
    Statement,
    commands,
    statement,
)


@dataclass(frozen=True, slots=True)
class OpenedSet:
    """A roll set that is open: the game that was played with it, and whether it leads to the root.

    `name` calls the game by the names of the two `teams`. `rolls` is the set as it was sealed: the
    opening roll, White's rolls, Black's. `key` and `fields` say the same as `sentence`, as in
    `Statement`.
    """

    set: int
    match: int
    game: int
    name: str
    teams: tuple[str, ...]
    rolls: str
    salt: str
    verdict: Verdict
    sentence: str
    key: str | None
    fields: Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class MatchSessionProof:
    """The roll sets of the team board `name`, or of the `final`; keys, commitments in hexadecimal.

    `root` is null until it is published, and where rolls are thrown at the table; `secret` until
    the session has ended; `lots` where none were drawn.
    """

    session: SessionNo
    name: str
    final: bool
    commitment: str
    sets: int
    root: str | None
    beacon: str | None
    secret: str | None
    lots: tuple[EntryId, ...] | None
    opened: tuple[OpenedSet, ...]


@dataclass(frozen=True, slots=True)
class MatchProof:
    """The verification page of an event of team matches.

    `beacon_description` says which public randomness is mixed in, null where there is none.
    `sentences` say in words what was proved and what was not. `seal_digest` is SHA-256 of
    `seal.json`.
    """

    event: MatchEventHead
    position: int
    algorithm: str
    public_key: str
    sealed_at: str
    seal_digest: str
    beacon_description: str | None
    rolls: Literal["drawn", "thrown"]
    sessions: tuple[MatchSessionProof, ...]
    checkpoints: tuple[CheckpointProof, ...]
    sentences: tuple[Statement, ...]
    commands: Commands


def match_proof(
    progress: MatchProgress,
    head: MatchEventHead,
    seal: MatchSeal,
    opened: OpenedMatches,
    findings: Sequence[Finding],
    checkpoints: Sequence[CheckpointProof],
    *,
    seal_digest: str,
) -> MatchProof:
    """What was sealed, what is open, and what the checks say.

    Args:
        findings: of `draw.match_verify`, about the published files.
        checkpoints: the signed positions of the log that may be seen.
    """
    by_place = {finding.where: finding for finding in findings}
    return MatchProof(
        event=head,
        position=progress.news,
        algorithm=ALGORITHM,
        public_key=seal.public_key.hex(),
        sealed_at=seal.sealed_at,
        seal_digest=seal_digest,
        beacon_description=seal.beacon or None,
        rolls=seal.rolls,
        sessions=tuple(
            _session(progress, sealed, opened.session(sealed.session), by_place)
            for sealed in seal.sessions
        ),
        checkpoints=tuple(checkpoints),
        sentences=tuple(statement(each) for each in _listed_findings(findings)),
        commands=commands(seal.event, roots=bool(seal.beacon) and seal.rolls == "drawn"),
    )


def _session(
    progress: MatchProgress,
    sealed: SealedMatchSession,
    now: OpenedMatchSession | None,
    findings: dict[str, Finding],
) -> MatchSessionProof:
    event, number = progress.event, sealed.session
    root = sealed.rolls.root if now is None or now.root is None else now.root
    return MatchSessionProof(
        session=number,
        name="The final" if number == event.final_session else board_name(event, number),
        final=number == event.final_session,
        commitment=sealed.rolls.commitment.hex(),
        sets=sealed.rolls.deals,
        root=root.hex() if root is not None else None,
        beacon=now.beacon if now else None,
        secret=now.secret.hex() if now and now.secret else None,
        lots=now.lots if now else None,
        opened=tuple(_set(progress, each, findings) for each in now.sets) if now else (),
    )


def _set(progress: MatchProgress, rolls: OpenedRolls, findings: dict[str, Finding]) -> OpenedSet:
    planned, game = progress.records.planned(rolls.session, rolls.number)
    finding = findings.get(rolls.name)
    return OpenedSet(
        set=rolls.number,
        match=planned.number,
        game=game,
        name=f"{team_words(progress.event, planned.players.teams)}, game {game}",
        teams=tuple(progress.event.entry(team).name for team in planned.players.teams),
        rolls=rolls.rolls,
        salt=rolls.salt.hex(),
        verdict=finding.verdict if finding else "unproved",
        sentence=finding.sentence if finding else "This roll set was not looked at.",
        key=(finding.key or None) if finding else "set-not-looked-at",
        fields=finding.fields if finding else {},
    )


def _listed_findings(findings: Sequence[Finding]) -> list[Finding]:
    """The findings, the worst first; each roll set by itself only where it fails."""
    findings_there = [each for each in findings if not each.ok or "roll set" not in each.where]
    return sorted(findings_there, key=lambda each: WORST.index(each.verdict))
