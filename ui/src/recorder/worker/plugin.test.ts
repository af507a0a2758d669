import { expect, test } from "vitest";
import { needed } from "./plugin.mjs";

test("a tablet keeps what the console names, straight or through others, and nothing of the office", () => {
  const chunk = (code: string) => ({ type: "chunk", code });
  const asset = (source: string) => ({ type: "asset", source });
  const bundle = {
    "recorder/index.html": asset('<script src="/assets/recorder-aaaaaaaa.js">'),
    "office/index.html": asset('<script src="/assets/office-bbbbbbbb.js">'),
    "assets/recorder-aaaaaaaa.js": chunk(
      'import"./shared-cccccccc.js";new Worker("/recorder/worker/worker-dddddddd.js")',
    ),
    "assets/office-bbbbbbbb.js": chunk('import"./shared-cccccccc.js"'),
    "assets/shared-cccccccc.js": chunk('const styles="/assets/shared-eeeeeeee.css"'),
    "assets/shared-eeeeeeee.css": asset("src:url(/assets/archivo-ffffffff.woff2)"),
    "assets/archivo-ffffffff.woff2": asset(""),
    "recorder/worker/worker-dddddddd.js": asset("self.postMessage"),
  };

  expect(needed(bundle, "recorder/index.html").sort()).toEqual(
    Object.keys(bundle)
      .filter((name) => !name.includes("office"))
      .sort(),
  );
});
