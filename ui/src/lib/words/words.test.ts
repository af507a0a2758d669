// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { BRACKETS, language } from "./language.svelte";
import { part } from "./part";
import { recorder } from "./parts/recorder";
import { refusals } from "./parts/refusals";
import { chosen, exact, LANGUAGES, spokenIn, t, tRefusal, words } from "./words.svelte";

afterEach(async () => {
  await words.choose("en");
  localStorage.clear();
});

test("an address comes before a choice, a choice before the browser, and English is left", () => {
  expect(chosen("?language=fr", "de", ["es-MX"])).toBe("fr");
  expect(chosen("?language=tlh", "de", ["es-MX"])).toBe("de");
  expect(chosen("", null, ["nl", "es-MX", "fr"])).toBe("es");
  expect(chosen("", null, ["nl"])).toBe("en");
  expect(chosen(`?language=${BRACKETS}`, "de", [])).toBe(BRACKETS);
});

test("the event's language is the reader's where nothing else says it, and that of a screen in the hall", () => {
  expect(chosen("", null, ["nl"], LANGUAGES, "de")).toBe("de");
  expect(chosen("", null, ["nl", "en-GB"], LANGUAGES, "de")).toBe("en");
  expect(chosen("", "fr", ["nl"], LANGUAGES, "de")).toBe("fr");
  expect(chosen("", null, ["nl"], LANGUAGES, "tlh")).toBe("en");
  expect(chosen("?hall", "fr", ["es"], LANGUAGES, "de")).toBe("de");
  expect(chosen("?hall", "fr", ["es"], LANGUAGES, null)).toBe("fr");
  expect(chosen("?hall&language=en", "fr", ["es"], LANGUAGES, "de")).toBe("en");
});

test("an event is left, and its language with it; what was chosen stays", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["nl"]);
  vi.resetModules();
  // A page of its own, on which nobody has chosen yet.
  const page = (await import("./words.svelte")).words;
  const spoken: string[] = [];
  for (const event of ["fr", null]) {
    await page.within(event);
    spoken.push(document.documentElement.lang);
  }
  await page.choose("es");
  await page.within("fr");
  spoken.push(document.documentElement.lang);
  await page.choose("en");
  vi.restoreAllMocks();

  expect(spoken).toEqual(["fr", "en", "es"]);
});

test("a language is chosen by its own name", () => {
  expect(Object.fromEntries(LANGUAGES)).toMatchObject({ en: "English", de: "Deutsch", fr: "Français", es: "Español" });
  expect(LANGUAGES.has(BRACKETS)).toBe(false);
});

test("what a language lacks a part of is English as a whole, and offers only what has all parts", () => {
  const fetch = (): Promise<string> => Promise.resolve("");
  const half = part({ "/words/de/office.ftl": fetch, "/words/fr/office.ftl": fetch }, "");
  const other = part({ "/words/de/office-play.ftl": fetch }, "");

  expect([...spokenIn([half, other]).keys()]).toEqual(["de", "en"]);
  expect(chosen("?language=fr", "es", ["de"], spokenIn([half, other]))).toBe("de");
  expect(chosen("", "fr", [], spokenIn([half, other]))).toBe("en");
  expect(spokenIn([recorder])).toEqual(LANGUAGES);
});

test("a choice lasts, and the document says in which language it is", async () => {
  await words.choose("de");

  expect([
    language.current,
    document.documentElement.lang,
    chosen("", localStorage.getItem("evendeal-language"), []),
  ]).toEqual(["de", "de", "de"]);
  expect(t("settings-language")).toBe("Sprache");
});

test("numbers enter as the house prints them, and choose the plural", async () => {
  await words.need(recorder);

  expect(t("link-waiting", { n: 1 })).toBe("1 line waiting to send");
  expect(t("link-waiting", { n: 1200 })).toBe("1\u202f200 lines waiting to send");
  expect(t("link-waiting", { n: exact("9/2") })).toBe("4½ lines waiting to send");
  expect(t("link-waiting", { n: exact("1/2") })).toBe("½ line waiting to send");
});

test("a name from right to left keeps what stands beside it in its place", async () => {
  await words.need(recorder);

  expect(t("pad-who", { name: "Yul", seat: 3 })).not.toContain("\u2068");
  expect(t("pad-who", { name: "\u0641\u0631\u064a\u0642", seat: 3 })).toContain("\u2068\u0641\u0631\u064a\u0642\u2069");
});

test("a refusal is said by its name, and by its own sentence where there are no words for it", async () => {
  await words.need(refusals);
  await words.choose("de");

  expect(tRefusal({ name: "RaiseTooSmall", sentence: "", fields: { least: 4000, asked: 3000 } })).toBe(
    "Mindestens 4\u202f000, nicht 3\u202f000.",
  );
  expect(tRefusal({ name: "NobodyHasHeardOfIt", sentence: "No.", fields: {} })).toBe("No.");
});

test("in brackets stand the texts, and what they are given does not", async () => {
  await words.need(recorder);
  await words.choose(BRACKETS);

  expect(t("brought-who", { name: "Yul" })).toBe("⟦You are signed in here as⟧ Yul⟦.⟧");
  expect(t("link-waiting", { n: 2 })).toBe("2 ⟦lines waiting to send⟧");
});
