/** One tab of a device records; a second one may take over. */

const NAME = "evendeal-recorder";
const ANSWER_MS = 250;

export interface Turn {
  /** Whether this tab records now. */
  take(force: boolean): Promise<boolean>;
  release(): void;
}

/** `lost` is called when another tab takes over. */
export function turn(lost: () => void): Turn {
  return globalThis.navigator?.locks ? byLock(lost) : byTalk(lost);
}

function byLock(lost: () => void): Turn {
  let end: (() => void) | null = null;
  return {
    take: (force) =>
      new Promise((answer) => {
        const options: LockOptions = force ? { steal: true } : { ifAvailable: true };
        navigator.locks
          .request(NAME, options, (lock) => {
            if (!lock) return answer(false);
            answer(true);
            return new Promise<void>((done) => (end = done));
          })
          .catch(() => {
            // Stolen by the other tab.
            end = null;
            lost();
          });
      }),
    release() {
      end?.();
      end = null;
    },
  };
}

/** Without HTTPS there are no locks: the tabs ask each other. */
function byTalk(lost: () => void): Turn {
  let mine = false;
  const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(NAME) : null;
  let heard = false;
  channel?.addEventListener("message", ({ data }) => {
    if (data === "mine") heard = true;
    if (mine && data === "anybody?") channel.postMessage("mine");
    if (mine && data === "over to me") {
      mine = false;
      lost();
    }
  });
  return {
    async take(force) {
      heard = false;
      channel?.postMessage(force ? "over to me" : "anybody?");
      if (channel) await new Promise((done) => setTimeout(done, ANSWER_MS));
      mine = force || !heard;
      return mine;
    },
    release() {
      mine = false;
      channel?.close();
    },
  };
}
