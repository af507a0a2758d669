/** The console as an installed program: kept files, versions, and storage that lasts. */

export interface Kept {
  /** A newer version waits. */
  waits(): boolean;
  /** Look for a newer version. */
  look(): void;
  /** Take the newer version over and start anew. */
  takeOver(): void;
}

/**
 * Have the browser keep the console's files.
 *
 * `report(ready, update)` is called whenever that changes. Null where there is no service worker:
 * without HTTPS, or in development.
 */
export async function install(report: (ready: boolean, update: boolean) => void): Promise<Kept | null> {
  if (!globalThis.isSecureContext || !navigator.serviceWorker || import.meta.env.DEV) return null;
  let registration: ServiceWorkerRegistration;
  try {
    registration = await navigator.serviceWorker.register("/recorder/sw.js", {
      scope: "/recorder/",
      updateViaCache: "none",
    });
  } catch {
    return null;
  }
  const tell = (): void =>
    report(registration.active !== null, registration.waiting !== null && registration.active !== null);
  const follow = (worker: ServiceWorker | null): void => worker?.addEventListener("statechange", tell);
  follow(registration.installing);
  follow(registration.waiting);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  tell();
  return {
    waits: () => registration.waiting !== null,
    look: () => void registration.update().catch(() => undefined),
    takeOver() {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      registration.waiting?.postMessage("take over");
    },
  };
}

/** Ask the browser not to throw away what is stored; whether it promised. */
export async function keepStorage(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist?.()) ?? false;
  } catch {
    return false;
  }
}
