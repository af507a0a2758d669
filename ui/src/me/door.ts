/** Asking the server about oneself. */

import { client } from "../lib/protocol/client";

const quit = (signal: AbortSignal | undefined): { signal?: AbortSignal } => (signal === undefined ? {} : { signal });

export const door = {
  me: (signal?: AbortSignal) => client.get("/api/me", quit(signal)),
  signIn: (name: string, password: string) => client.post("/api/sign-in", { body: { name, password } }),
  signOut: async (): Promise<void> => {
    await client.post("/api/sign-out");
    client.forget();
  },
  invitation: (code: string) => client.post("/api/join/invitation", { body: { code } }),
  join: (code: string, account: { name: string; password: string } | null) =>
    client.post("/api/join", { body: { code, ...account } }),
  devices: () => client.get("/api/me/devices"),
  endDevice: (id: string) => client.post("/api/me/devices/{id}/end", { params: { path: { id } } }),
  deal: (event: string, session: number, deal: number, signal?: AbortSignal) =>
    client.get("/api/my/{event}/deals/{session}/{deal}", {
      params: { path: { event, session, deal } },
      ...quit(signal),
    }),
  mine: (event: string, signal?: AbortSignal) =>
    client.get("/api/my/{event}", { params: { path: { event } }, ...quit(signal) }),
};
