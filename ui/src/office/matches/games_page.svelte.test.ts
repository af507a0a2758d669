// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { MatchOffice } from "../protocol";
import GamesPage from "./GamesPage.svelte";
import { part, saidIn } from "../../lib/shell/parts";
import { officePlay } from "../../lib/words/parts/office_play";
import { words } from "../../lib/words/words.svelte";

await words.need(officePlay);

let mounted: object | null = null;

afterEach(() => {
  if (mounted) void unmount(mounted);
  document.body.innerHTML = "";
});

/** What stands under "Teams after the rounds" when each team has finished so many matches. */
function standings(matches: number): string {
  const team = (name: string): MatchOffice["standings"][number] => ({
    place: 1,
    shared: true,
    team: name,
    name,
    matches,
    points: 15 * matches,
    won: 0,
    lost: 0,
    smp: 0,
  });
  const office = {
    event: "cup",
    ranked_by: "vp",
    boards: [],
    matches: [],
    standings: [team("Lions"), team("Tigers")],
  } as unknown as MatchOffice;
  mounted = mount(GamesPage, { target: document.body, props: { office } });
  flushSync();
  return saidIn("standings");
}

test("each match that is over has its protocol, for either paper", () => {
  const of = (number: number, stage: string): object => ({
    ...{ session: 2, number, stage, names: ["Lions", "Tigers"], board: 1, round: 1, final: false, games: 2 },
    ...{ cells: [], imps: [0, 0], victory_points: null, open: { table: 1 }, closed: { table: 2 } },
  });
  const matches = [of(1, "over"), of(2, "playing"), of(3, "planned")];
  const office = { event: "cup", ranked_by: "vp", boards: [{ name: "Board" }], matches, standings: [] };
  mounted = mount(GamesPage, { target: document.body, props: { office: office as unknown as MatchOffice } });
  flushSync();

  const links = [...document.querySelectorAll("[data-testid=match-protocol] a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    ["a4", "letter"].map((paper) => `/api/office/cup/print/protocols?session=2&match=1&paper=${paper}`),
  );
});

test("no team has a place before a match is over", () => {
  const said = standings(0);

  expect(part("no-standings")).not.toBeNull();
  expect(said).not.toContain("1=");
});

test("from the first match on every team has its place", () => {
  expect(standings(1)).toMatch(/1=Lions115.*1=Tigers115/);
});
