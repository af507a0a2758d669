import { expect, test } from "vitest";
import { awayDrafts, bringOut, drafts, nameOf, putAway } from "./drafts";

function shelf(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    key: (n: number) => [...kept.keys()][n] ?? null,
    get length() {
      return kept.size;
    },
  } as unknown as Storage;
}
const form = (name: string): string => JSON.stringify({ name, teams: "", deals: "60" });

test("D12: a draft that is put away leaves its form empty, and comes back as it was typed", () => {
  const kept = shelf();
  kept.setItem("evendeal-new-seat_teams", form("Spring Cup"));
  kept.setItem("evendeal-new-room_match", JSON.stringify({ toml: '[event]\nname = "Yalta"\n', teams: "" }));

  expect(drafts(kept).map(nameOf)).toEqual(["Yalta", "Spring Cup"]);
  putAway(kept, "seat_teams");
  expect(drafts(kept).map(nameOf)).toEqual(["Yalta"]);
  expect(kept.getItem("evendeal-new-seat_teams")).toBeNull();
  bringOut(kept, awayDrafts(kept)[0]!);
  expect(kept.getItem("evendeal-new-seat_teams")).toBe(form("Spring Cup"));
  expect(awayDrafts(kept)).toEqual([]);
});

test("D12: of two drafts of a format none is lost", () => {
  const kept = shelf();
  kept.setItem("evendeal-new-seat_teams", form("Spring Cup"));
  putAway(kept, "seat_teams");
  kept.setItem("evendeal-new-seat_teams", form("Autumn Cup"));
  bringOut(kept, awayDrafts(kept)[0]!);

  expect(drafts(kept).map(nameOf)).toEqual(["Spring Cup"]);
  expect(awayDrafts(kept).map(nameOf)).toEqual(["Autumn Cup"]);
});

test("D12: a form in which nothing was typed is no draft", () => {
  const kept = shelf();
  kept.setItem("evendeal-new-seat_teams", form("  "));
  kept.setItem("evendeal-drafts-away", "not JSON");
  putAway(kept, "seat_teams");

  expect(drafts(kept)).toEqual([]);
  expect(awayDrafts(kept)).toEqual([]);
});
