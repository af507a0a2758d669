import { readFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";
import { expect, test } from "vitest";

test("the types are those of the committed description of the API", async () => {
  const made = astToString(
    await openapiTS(readFileSync("src/lib/protocol/openapi.json", "utf8"), { defaultNonNullable: false }),
  );

  expect(readFileSync("src/lib/protocol/schema.d.ts", "utf8")).toContain(made.trim());
});
