/** Reading the API of events of matches. */

import { read } from "../protocol/client";
import type { MatchEventHead, MatchGamePage, MatchPage, MatchProof, MatchScoreboard } from "./shapes";

const at = (event: string, rest = ""): string => `/api/matches/${encodeURIComponent(event)}${rest}`;

export const matchApi = {
  events: (signal?: AbortSignal) => read<MatchEventHead[]>("/api/matches", signal),
  scoreboard: (event: string, signal?: AbortSignal) => read<MatchScoreboard>(at(event), signal),
  match: (event: string, session: number, match: number, signal?: AbortSignal) =>
    read<MatchPage>(at(event, `/${session}/${match}`), signal),
  game: (event: string, session: number, match: number, game: number, signal?: AbortSignal) =>
    read<MatchGamePage>(at(event, `/${session}/${match}/games/${game}`), signal),
  proof: (event: string, signal?: AbortSignal) => read<MatchProof>(at(event, "/proof"), signal),
  stream: (event: string) => at(event, "/stream"),
  file: (event: string, session: number, match: number, name: string) =>
    at(event, `/${session}/${match}/files/${name}`),
  published: (event: string, name: string) => at(event, `/${name}`),
};
