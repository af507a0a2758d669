import { expect, test } from "vitest";
import { parse, replayOf, rollOf, scoresOf, sessionOf, to, withScores } from "./routes";

test("every address that the app makes leads back to its page", () => {
  expect(parse(to.events())).toEqual({ page: "events" });
  expect(parse(to.event("cup"))).toEqual({ page: "event", event: "cup" });
  expect(parse(to.scoreboard("cup"))).toEqual({ page: "scoreboard", event: "cup" });
  expect(parse(to.tables("cup"))).toEqual({ page: "tables", event: "cup" });
  expect(parse(to.table("cup", 3))).toEqual({ page: "table", event: "cup", table: 3 });
  expect(parse(to.deals("cup"))).toEqual({ page: "deals", event: "cup" });
  expect(parse(to.deal("cup", 17))).toEqual({ page: "deal", event: "cup", deal: 17 });
  expect(parse(to.proof("cup"))).toEqual({ page: "proof", event: "cup" });
  expect(parse(to.signIn())).toEqual({ page: "sign-in" });
  expect(parse(to.join())).toEqual({ page: "join" });
  expect(parse(to.me())).toEqual({ page: "me" });
  expect(parse(to.prizes())).toEqual({ page: "prizes" });
  expect(parse(to.mine("cup"))).toEqual({ page: "mine", event: "cup" });
});

test("a closing slash changes nothing", () => {
  expect(parse("/e/cup/deals/")).toEqual({ page: "deals", event: "cup" });
});

test("deals and tables are numbered from 1", () => {
  for (const path of [
    "/e/cup/deals/0",
    "/e/cup/deals/-1",
    "/e/cup/deals/1.5",
    "/e/cup/tables/x",
    "/e/cup/proof/1",
    "/x",
    "/e",
    "/e/%E0%A4%A",
    "/sign-in/x",
    "/me/cup/1",
    "/join/CODE",
    "/prizes/x",
    "/e/cup/deals/1/2",
  ]) {
    expect(parse(path).page, path).toBe("missing");
  }
});

test("another session than the current one is asked for by number", () => {
  expect(to.deal("cup", 4, 2)).toBe("/e/cup/deals/4?session=2");
  expect(sessionOf("?session=2")).toBe(2);
  expect(sessionOf("?session=two")).toBeNull();
  expect(sessionOf("")).toBeNull();
});

test("other scores are asked for beside whatever else an address asks for", () => {
  expect(withScores("?session=2&hall", "in-running")).toBe("?session=2&hall&scores=in-running");
  expect(withScores("?session=2&hall&scores=in-running", "comparable")).toBe("?session=2&hall");
  expect(scoresOf(withScores("", "in-running"))).toBe("in-running");
  expect(scoresOf(withScores("?scores=in-running", "comparable"))).toBe("comparable");
  expect(scoresOf("?scores=all")).toBe("comparable");
  expect(to.inRunning("cup", 2)).toBe("/e/cup/scoreboard?session=2&scores=in-running");
});

test("a hand is played again at the table, and from the seat, that its address names", () => {
  expect(to.replay("cup", 7, 3)).toBe("/e/cup/deals/7?replay=3");
  const address = to.replay("cup", 7, 3, 2, 5);
  expect(address).toBe("/e/cup/deals/7?session=2&replay=3&seat=5");
  expect(replayOf(address.slice(address.indexOf("?")))).toEqual({ table: 3, seat: 5 });
  expect(replayOf("?replay=3")).toEqual({ table: 3, seat: null });
  expect(replayOf("?replay=x&seat=5")).toBeNull();
});

test("an event of individuals has its pages below an address of its own", () => {
  const at = to.ladders;
  expect(parse(at.event("cup"))).toEqual({ page: "ladders", event: "cup" });
  expect(parse(at.scoreboard("cup"))).toEqual({ page: "ladder-standings", event: "cup" });
  expect(parse(at.tables("cup"))).toEqual({ page: "ladder-tables", event: "cup" });
  expect(parse(at.table("cup", 3))).toEqual({ page: "ladder-table", event: "cup", table: 3 });
  expect(parse(at.deals("cup"))).toEqual({ page: "ladder-deals", event: "cup" });
  expect(parse(at.deal("cup", 17))).toEqual({ page: "ladder-deal", event: "cup", deal: 17 });
  expect(parse(at.proof("cup"))).toEqual({ page: "ladder-proof", event: "cup" });
  expect(parse(at.mine("cup"))).toEqual({ page: "ladder-mine", event: "cup" });
  expect(parse(to.ladderPlayer("cup", "a b"))).toEqual({ page: "ladder-player", event: "cup", entry: "a b" });
  expect(at.replay("cup", 7, 3, 2, 5)).toBe("/i/cup/deals/7?session=2&replay=3&seat=5");
  expect(to.ladderPlayer("cup", "7", 2)).toBe("/i/cup/players/7?session=2");
});

test("an event of matches has addresses of its own, down to a roll of a game", () => {
  expect(parse(to.matches("yalta"))).toEqual({ page: "matches", matches: "yalta" });
  expect(parse(to.match("yalta", 2, 5))).toEqual({ page: "match", matches: "yalta", session: 2, match: 5, game: null });
  expect(parse(to.game("yalta", 2, 5, 3))).toEqual({ page: "match", matches: "yalta", session: 2, match: 5, game: 3 });
  expect(to.game("yalta", 2, 5, 3, 9)).toBe("/m/yalta/2/5/3?roll=9");
  expect(parse(to.sheet("yalta", 3, 1))).toEqual({ page: "sheet", matches: "yalta", session: 3, match: 1 });
  expect(parse(to.matchStandings("yalta"))).toEqual({ page: "match-standings", matches: "yalta" });
  expect(parse(to.matchList("yalta"))).toEqual({ page: "match-list", matches: "yalta" });
  expect(parse(to.matchGames("yalta"))).toEqual({ page: "match-games", matches: "yalta" });
  expect(parse(to.matchProof("yalta"))).toEqual({ page: "match-proof", matches: "yalta" });
  expect(parse(to.matchMine("yalta"))).toEqual({ page: "match-mine", matches: "yalta" });
  expect(rollOf("?roll=9")).toBe(9);
  expect(rollOf("?roll=0")).toBe(0);
  expect(rollOf("?roll=x")).toBeNull();
  for (const path of ["/m", "/m/yalta/2", "/m/yalta/0/1", "/m/yalta/2/1/x", "/m/yalta/2/1/3/4", "/m/yalta/proof/1"]) {
    expect(parse(path).page, path).toBe("missing");
  }
});
