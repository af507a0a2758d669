/** Reading what events of matches have of their own; the rest is the same for every event. */

import { atEvent, read } from "../../lib/protocol/client";
import type { MatchGamePage, MatchPage, MatchProof } from "../../lib/matches/shapes";

const at = (event: string, session: number, match: number, rest = ""): string =>
  atEvent(event, `/matches/${session}/${match}${rest}`);

export const matchApi = {
  match: (event: string, session: number, match: number, signal?: AbortSignal) =>
    read<MatchPage>(at(event, session, match), signal),
  game: (event: string, session: number, match: number, game: number, signal?: AbortSignal) =>
    read<MatchGamePage>(at(event, session, match, `/games/${game}`), signal),
  proof: (event: string, signal?: AbortSignal) => read<MatchProof>(atEvent(event, "/proof"), signal),
  file: (event: string, session: number, match: number, name: string) => at(event, session, match, `/files/${name}`),
};
