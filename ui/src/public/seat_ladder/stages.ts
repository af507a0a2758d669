/** The sessions of an event of individuals, as its stages have them. */

import type { LadderScoreboard } from "../../lib/protocol/api";

/** Each with what it is called: the stage, and which of its sessions. */
export const sessionsOf = (stages: LadderScoreboard["stages"]): { session: number; title: string }[] =>
  stages.flatMap(({ name, sessions }) =>
    sessions.map((session, n) => ({
      session,
      title: sessions.length > 1 ? `${name} ${n + 1}/${sessions.length}` : name,
    })),
  );

/** The sessions of the final. */
export const finalOf = (stages: LadderScoreboard["stages"]): number[] =>
  stages.filter(({ final }) => final).flatMap(({ sessions }) => sessions);
