import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { counted, type Files } from "./arriving";

const FILES: Files = { "python.wasm": [900, 300], "rules.zip": [100, 100] };

beforeEach(() => {
  vi.stubGlobal("self", { location: { href: "https://hall.example/recorder/worker.js" } });
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A file that arrives in parts of so many bytes. */
const inParts = (...parts: number[]): Response =>
  new Response(
    new ReadableStream({
      start(out) {
        for (const part of parts) out.enqueue(new Uint8Array(part));
        out.close();
      },
    }),
    { headers: { "content-type": "application/wasm" } },
  );

test("what has arrived is told of all files together, as they are sent", async () => {
  const reports: [number, number][] = [];
  const answers = [inParts(450, 450), inParts(100)];
  const fetched = counted(
    async () => answers.shift() as Response,
    Promise.resolve(FILES),
    ({ bytes, of }) => {
      reports.push([bytes, of]);
      vi.advanceTimersByTime(1000);
    },
  );

  const first = await fetched("/recorder/py/python.wasm");
  expect((await first.arrayBuffer()).byteLength).toBe(900);
  expect(first.headers.get("content-type")).toBe("application/wasm");
  await (await fetched(new URL("https://hall.example/recorder/py/rules.zip"))).arrayBuffer();

  expect(reports).toEqual([
    [150, 400],
    [300, 400],
    [400, 400],
  ]);
});

test("nobody is told of each part, and of the last always", async () => {
  const reports: number[] = [];
  const only: Files = { "python.wasm": [900, 300] };
  const fetched = counted(
    async () => inParts(300, 300, 300),
    Promise.resolve(only),
    ({ bytes }) => reports.push(bytes),
  );

  await (await fetched("/recorder/py/python.wasm")).arrayBuffer();

  expect(reports).toEqual([100, 300]);
});

test("what is none of the files, and a file of which nobody knows the size, goes through as it is", async () => {
  const report = vi.fn();
  const [other, unknown, refused] = [inParts(5), inParts(6), new Response("no", { status: 404 })];

  expect(await counted(async () => other, Promise.resolve(FILES), report)("/recorder/py/pyodide.mjs")).toBe(other);
  expect(await counted(async () => unknown, Promise.resolve(null), report)("/recorder/py/rules.zip")).toBe(unknown);
  expect(await counted(async () => refused, Promise.resolve(FILES), report)("/recorder/py/rules.zip")).toBe(refused);
  expect(report).not.toHaveBeenCalled();
});
