/** One's own page of an event, kept up to date; who is no longer signed in is led to the door. */

import { follow, type Resource } from "../lib/live/resource.svelte";
import { router } from "../lib/router/router.svelte";
import { to } from "../lib/router/routes";
import { account } from "./account.svelte";
import { Failure } from "../lib/protocol/client";
import { door } from "./door";

type Own = Awaited<ReturnType<typeof door.mine>>;

/**
 * Read again whenever the public scoreboard has moved: nothing here changes without it.
 * `stage` says where the scoreboard stands, `back` where to go after signing in.
 */
export const followMine = (event: () => string, stage: () => string, back: (event: string) => string): Resource<Own> =>
  follow(
    () => `${event()} ${stage()}`,
    async (signal) => {
      const asked = event();
      try {
        return await door.mine(asked, signal);
      } catch (failure) {
        if (failure instanceof Failure && failure.signedOut) {
          account.forget();
          router.go(to.signIn(back(asked)), { replace: true });
        }
        throw failure;
      }
    },
  );
