/** Python with the rules, in a thread of its own: JSON text in, JSON text out. */

type Python = {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(module: string): { answer(text: string): string };
};

import { counted, type Files } from "./arriving.ts";

const at = (name: string): string => new URL(`/recorder/py/${name}`, self.location.origin).href;

/** The memory of a Python that has read the rules; null where the browser cannot unpack it. */
async function snapshot(): Promise<ArrayBuffer | null> {
  if (typeof DecompressionStream === "undefined") return null;
  const answer = await fetch(at("python.snapshot"));
  if (!answer.ok || !answer.body) throw new Error(`python.snapshot: ${answer.status}`);
  return new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** The files of the rules, where Python looks for them: what it reads at need lies there too. */
async function unpack(python: Python): Promise<void> {
  const answer = await fetch(at("rules.zip"));
  if (!answer.ok) throw new Error(`rules.zip: ${answer.status}`);
  python.unpackArchive(await answer.arrayBuffer(), "zip", { extractDir: "/rules" });
}

async function started(): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ at("pyodide.mjs"))) as {
    loadPyodide(options: { indexURL: string; _loadSnapshot?: ArrayBuffer }): Promise<Python>;
  };
  try {
    const memory = await snapshot();
    if (memory) return await loadPyodide({ indexURL: at(""), _loadSnapshot: memory });
  } catch (failure) {
    // Slower, and the same: nobody waits at a table because a memory could not be taken over.
    console.warn("Python starts without its snapshot:", failure);
  }
  const python = await loadPyodide({ indexURL: at("") });
  python.runPython("import sys; sys.path.insert(0, '/rules')");
  return python;
}

async function load(): Promise<(text: string) => string> {
  const python = await started();
  await unpack(python);
  const answers = python.pyimport("evendeal.console.answers");
  return (text) => answers.answer(text);
}

const fetched = self.fetch.bind(self);
/** How large the files are; null where nobody has written it down, as in development. */
const files: Promise<Files | null> = fetched(at("sizes.json")).then(
  (answer) => (answer.ok ? (answer.json() as Promise<Files>) : null),
  () => null,
);
// Python fetches some of its files itself: whoever fetches, what arrives is counted.
self.fetch = counted(fetched, files, (arrived) => self.postMessage({ arrived }));

const ready = load();
ready.then(
  () => self.postMessage({ ready: true }),
  (failure: unknown) => self.postMessage({ failed: String(failure) }),
);

self.addEventListener("message", (message: MessageEvent<{ id: number; text: string }>) => {
  const { id, text } = message.data;
  ready
    .then((ask) => self.postMessage({ id, answer: ask(text) }))
    .catch((failure: unknown) => self.postMessage({ id, failed: String(failure) }));
});

export {};
