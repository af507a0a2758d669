/**
 * How players are called, on every page and console: by the name, which no other player of the event
 * has. The team stands beside it, as a badge or in small; in a sentence that has to say it, behind.
 */

export interface Named {
  /** Null or empty where nobody sits. */
  player: string | null;
  /** The team's name. */
  name: string | null;
}

/** The name on a plate or in a list; a team of one player may bear his name. */
export const playerName = ({ player, name }: Named): string => player || name || "";

/** The team that stands beside the name; nothing where both are one. */
export const teamBeside = ({ player, name }: Named): string =>
  name && name !== playerName({ player, name }) ? name : "";

/** In a sentence that says the team: `Wendy (Lynxes)`. */
export function playerOfTeam(who: Named): string {
  const team = teamBeside(who);
  return team ? `${playerName(who)} (${team})` : playerName(who);
}
