import { expect, test, vi } from "vitest";
import { asFailure, Failure } from "./failure";
import { Client } from "./requests";

type Server = (request: Request) => Response | Promise<Response>;

const at = (serve: Server, more: { patience?: number } = {}): Client =>
  new Client({ origin: "https://hall.example", fetch: async (request) => serve(request), ...more });
const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers });
const failed = (requests: Promise<unknown>): Promise<Failure> =>
  requests.then(
    () => expect.unreachable(),
    (failure: unknown) => failure as Failure,
  );

test("an address is filled in with what it is of", async () => {
  const requests: string[] = [];
  const client = at((request) => {
    requests.push(request.url);
    return json([]);
  });
  const path = { event: "a/b c" };
  await client.get("/api/events/{event}/tables", { params: { path, query: { session: 2 } } });
  await client.get("/api/events/{event}/tables", { params: { path, query: {} } });

  expect(requests).toEqual([
    "https://hall.example/api/events/a%2Fb%20c/tables?session=2",
    "https://hall.example/api/events/a%2Fb%20c/tables",
  ]);
});

test.each([
  [404, { name: "NoSuchEvent", sentence: "there is no event cup", fields: { event: "cup" } }, "missing", "NoSuchEvent"],
  [409, { name: "Withdrawn", sentence: "the event is withdrawn", fields: {} }, "refused", "Withdrawn"],
  [401, { detail: "who are you" }, "refused", "SignedOut"],
  [403, {}, "refused", "Forbidden"],
  [404, {}, "missing", "Missing"],
  [418, {}, "refused", "Refused"],
  [503, { name: "LogBusy", sentence: "the log is busy", fields: {} }, "away", "LogBusy"],
  [500, {}, "away", "Broken"],
])(
  "an answer of %i is told by the name that the server gave it, or by what it is",
  async (status, problem, kind, name) => {
    const failure = await failed(at(() => json(problem, status)).get("/api/home"));

    expect(failure).toBeInstanceOf(Failure);
    expect(failure).toMatchObject({ kind, status, refused: { name } });
  },
);

test("a refusal keeps its fields, and its sentence is written as people write", async () => {
  const problem = { name: "NoSuchEvent", sentence: "there is no event cup", fields: { event: "cup" } };
  const { refused, message } = await failed(at(() => json(problem, 404)).get("/api/home"));

  expect(refused).toEqual({ ...problem, sentence: "There is no event cup." });
  expect(message).toBe(refused.sentence);
});

test("no network, a page of a hotspot and an answer that never comes are all no answer", async () => {
  const html = (status: number): Response => new Response("<html>click to go on</html>", { status });
  const servers: Server[] = [
    () => Promise.reject(new TypeError("cut")),
    () => html(200),
    () => html(403),
    () => html(502),
    () => new Response(null, { status: 404 }),
  ];
  for (const serve of servers)
    expect(await failed(at(serve).get("/api/home"))).toMatchObject({ kind: "away", status: null, passing: true });

  const never: Server = ({ signal }) =>
    new Promise((_, refuse) => signal.addEventListener("abort", () => refuse(signal.reason as Error)));
  expect(await failed(at(never, { patience: 1 }).get("/api/home"))).toMatchObject({ kind: "away", status: null });
});

test("what the page no longer wants is no failure of the server", async () => {
  const quits = new AbortController();
  const requests = at(
    ({ signal }) => new Promise((_, refuse) => signal.addEventListener("abort", () => refuse(signal.reason as Error))),
  ).get("/api/home", { signal: quits.signal });
  quits.abort();

  expect(await failed(requests)).not.toBeInstanceOf(Failure);
});

test("a server with too much to do says when it wants to be requests again", async () => {
  const failure = await failed(at(() => json({}, 503, { "retry-after": "7" })).get("/api/home"));

  expect(failure).toMatchObject({ kind: "away", retryAfter: 7 });
});

/** A server that knows one token at a time; `posts` are the tokens of what it was told. */
function door(tokens: string[]): { client: Client; requests: string[]; posts: (string | null)[] } {
  const requests: string[] = [];
  const posts: (string | null)[] = [];
  const client = at(async (request) => {
    const path = new URL(request.url).pathname;
    requests.push(path);
    if (request.method === "GET") return json({ name: "Ann", csrf: tokens[0], grants: [] });
    posts.push(request.headers.get("x-csrf-token"));
    if (posts.at(-1) !== tokens[0])
      return json({ name: "ForgedRequest", sentence: "not from our page", fields: {} }, 403);
    return json(path === "/api/sign-in" ? { name: "Ann", csrf: tokens[0], grants: [] } : null);
  });
  return { client, requests, posts };
}

test("the token is requests for once, and goes with every message that changes something", async () => {
  const { client, requests, posts } = door(["t1"]);
  await client.post("/api/sign-in", { body: { name: "Ann", password: "x" } });
  await client.post("/api/sign-out");

  expect(requests).toEqual(["/api/me", "/api/sign-in", "/api/sign-out"]);
  expect(posts).toEqual(["t1", "t1"]);
});

test("with a token that has grown old a message is sent once more, and no third time", async () => {
  const tokens = ["t1"];
  const { client, posts } = door(tokens);
  await client.get("/api/me");
  tokens[0] = "t2";
  await client.post("/api/sign-out");
  expect(posts).toEqual(["t1", "t2"]);

  const never = vi.fn(() => json({ name: "ForgedRequest", sentence: "no", fields: {}, csrf: "t" }, 403));
  const client2 = at((request) => (request.method === "GET" ? json({ csrf: "t" }) : never()));
  expect(await failed(client2.post("/api/sign-out"))).toMatchObject({ refused: { name: "ForgedRequest" } });
  expect(never).toHaveBeenCalledTimes(2);
});

test("every message has a body of JSON, an empty one too", async () => {
  const bodies: string[] = [];
  const client = at(async (request) => {
    if (request.method === "POST") bodies.push(`${request.headers.get("content-type")} ${await request.text()}`);
    return json({ csrf: "t" });
  });
  await client.post("/api/sign-out");

  expect(bodies).toEqual(["application/json {}"]);
});

test("whatever else is caught is told as an answer that could not be read", () => {
  expect(asFailure(new Error("oh")).refused.name).toBe("Unreadable");
});
