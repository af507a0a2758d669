import { expect, it } from "vitest";
import { Admission } from "./admission";
import { FakeServer } from "./fake";
import type { Parcel } from "./handover";
import type { KeptLine } from "./lines";
import { MemoryStore } from "./memory";
import { Server } from "./server";

const TABLE = { event: "cup", table: 1 };
const unsent: Omit<KeptLine, "seq"> = {
  ...TABLE,
  session: 1,
  deal: 7,
  n: 0,
  body: { do: "fold", seat: 1 },
  key: "k",
  state: "queued",
  at: "",
  rules: "",
};
const parcel = (code: string): Parcel => ({ code, lines: [unsent] });

function device(): { admission: Admission; store: MemoryStore; fake: FakeServer } {
  const [fake, store] = [new FakeServer(), new MemoryStore()];
  return { admission: new Admission(store, new Server("https://hall.example", fake.fetch)), store, fake };
}

it("a code lets in at its table, typed or behind the # of a link", async () => {
  const { admission } = device();

  expect(await admission.join(" TABLE1 ")).toEqual({ place: TABLE });
  expect(await admission.join("https://hall.example/recorder/#TABLE1")).toEqual({ place: TABLE });
  expect(await admission.join("https://hall.example/recorder/#join=TABLE1")).toEqual({ place: TABLE });
});

it("a code that nobody gave, and a server that does not answer, are told by their names", async () => {
  const { admission, fake } = device();
  expect(await admission.join("GUESSED")).toMatchObject({ refusal: { name: "NoSuchCode" } });
  fake.fate = () => "cut before";

  expect(await admission.join("TABLE1")).toMatchObject({ refusal: { name: "NoNetwork" } });
});

it("without the network the lines of a scanned code are taken where they belong, and nowhere else", async () => {
  const { admission, fake } = device();
  fake.fate = () => "cut before";
  expect(await admission.resume(parcel("HAND"), false)).toMatchObject({ refusal: { name: "NoNetwork" } });
  await admission.keep(TABLE);
  expect(await admission.resume(parcel("HAND"), false)).toEqual({ place: TABLE });
  await admission.keep({ event: "cup", table: 2 });

  expect(await admission.resume(parcel("HAND"), false)).toMatchObject({ refusal: { name: "NoNetwork" } });
});

it("a link that was merely followed brings lines only with a code that has let this device in", async () => {
  const { admission, fake } = device();
  await admission.keep(TABLE);
  expect(await admission.resume(parcel("TABLE1"), true)).toEqual({ place: TABLE });
  fake.codes.clear();

  expect(await admission.resume(parcel("TABLE1"), true)).toEqual({ place: TABLE });
  expect(await admission.resume(parcel("GUESSED"), true)).toMatchObject({ refusal: { name: "NoSuchCode" } });
});

it("lines that were scanned without a code wait for the table's own, and for no other table's", async () => {
  const { admission, store } = device();
  const elsewhere = { ...unsent, table: 2 };
  expect(await admission.resume({ code: "", lines: [elsewhere, unsent] }, false)).toMatchObject({
    refusal: { name: "TableCodeToo" },
  });
  expect(await store.waiting()).toBe(0);
  expect(await admission.join("TABLE1")).toEqual({ place: TABLE });
  await admission.keep(TABLE);
  await admission.keep({ event: "cup", table: 2 });

  expect(await store.queued()).toMatchObject([{ ...TABLE, deal: 7, n: 0, key: "k" }]);
});

it("lines that were scanned without a code belong at once to the table that this device records", async () => {
  const { admission } = device();
  await admission.keep(TABLE);

  expect(await admission.resume(parcel(""), false)).toEqual({ place: TABLE });
});

it("a link without a code that was merely followed brings no line, neither at once nor with the table's code", async () => {
  const { admission, store } = device();
  expect(await admission.resume(parcel(""), true)).toMatchObject({ refusal: { name: "NotARecordersCode" } });
  await admission.join("TABLE1");
  await admission.keep(TABLE);
  expect(await admission.resume(parcel(""), true)).toMatchObject({ refusal: { name: "NotARecordersCode" } });

  expect(await store.waiting()).toBe(0);
});

it("whoever is signed in chooses among the own tables; without the network among none", async () => {
  const { admission, fake } = device();
  expect(await admission.choices()).toEqual([{ event: "cup", event_name: "Cup", table: 1 }]);
  fake.fate = () => "cut before";

  expect(await admission.choices()).toEqual([]);
});

it("a table is not left while lines wait; once it is, nothing of it is kept", async () => {
  const { admission, store } = device();
  await admission.keep(TABLE);
  expect(await admission.mayLeave()).toBeNull();
  await store.add([unsent]);
  expect(await admission.mayLeave()).toMatchObject({ name: "LinesWaiting", fields: { n: 1 } });
  await admission.leave();

  expect([await admission.kept(), await store.waiting()]).toEqual([null, 0]);
});
