/**
 * The service worker of the recorder's console: it keeps the built files, so that the console
 * starts without the network. It never answers for `/api`, and it never takes over a running page.
 *
 * The build writes the list of files with their hashes into it.
 */

/** @type {[string, string][]} path and hash of every file of the console */
const FILES = __FILES__;
const SHELL = "/recorder/index.html";
const PREFIX = "recorder-files-";
const CACHE = PREFIX + "__VERSION__";

/** Whether a hand lies open on this device: then a new version waits. */
function handIsOpen() {
  return new Promise((answer) => {
    const asked = indexedDB.open("evendeal-recorder");
    asked.onerror = () => answer(false);
    asked.onupgradeneeded = () => asked.transaction?.abort();
    asked.onsuccess = () => {
      const base = asked.result;
      const end = (open) => {
        base.close();
        answer(open);
      };
      if (!base.objectStoreNames.contains("kept")) return end(false);
      const got = base.transaction("kept").objectStore("kept").get("open-hand");
      got.onsuccess = () => end(got.result?.value === true);
      got.onerror = () => end(false);
    };
  });
}

async function fill() {
  if (self.registration.active && (await handIsOpen())) throw new Error("a hand is open; later");
  const files = await caches.open(CACHE);
  const before = new Map();
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === CACHE) continue;
    const old = await caches.open(name);
    for (const request of await old.keys()) before.set(request.url, old);
  }
  await Promise.all(
    FILES.map(async ([path, hash]) => {
      // The hash in the address keeps versions apart: an unchanged file is not fetched again.
      const at = new URL(`${path}?v=${hash}`, self.location.origin).href;
      if (await files.match(at)) return;
      const kept = await before.get(at)?.match(at);
      // A name with a hash never changes; asking again could only mix the heads of two answers.
      const cache = path.startsWith("/assets/") ? "default" : "no-cache";
      const answer = kept ?? (await fetch(path, { cache }));
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await files.put(at, answer);
    }),
  );
}

const HASHES = new Map(FILES);

async function answer(request, path) {
  const hash = HASHES.get(path);
  const cache = await caches.open(CACHE);
  const kept = hash && (await cache.match(new URL(`${path}?v=${hash}`, self.location.origin).href));
  return kept ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(fill()));

self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
      }
      // The first visit is served from here at once; an update comes with a new start.
      await self.clients.claim();
    })(),
  ),
);

self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const request = event.request;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (HASHES.has(url.pathname)) return event.respondWith(answer(request, url.pathname));
  if (request.mode === "navigate" && url.pathname.startsWith("/recorder")) {
    event.respondWith(answer(request, SHELL));
  }
});
