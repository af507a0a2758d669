/** Python with the rules, in a thread of its own: JSON text in, JSON text out. */

type Python = {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(module: string): { ask(text: string): string };
};

const at = (name: string): string => new URL(`/recorder/py/${name}`, self.location.origin).href;

async function load(): Promise<(text: string) => string> {
  const archive = fetch(at("rules.zip")).then((answer) => {
    if (!answer.ok) throw new Error(`rules.zip: ${answer.status}`);
    return answer.arrayBuffer();
  });
  const { loadPyodide } = (await import(/* @vite-ignore */ at("pyodide.mjs"))) as {
    loadPyodide(options: { indexURL: string }): Promise<Python>;
  };
  const python = await loadPyodide({ indexURL: at("") });
  python.unpackArchive(await archive, "zip", { extractDir: "/rules" });
  python.runPython("import sys; sys.path.insert(0, '/rules')");
  const rules = python.pyimport("rules");
  return (text) => rules.ask(text);
}

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
