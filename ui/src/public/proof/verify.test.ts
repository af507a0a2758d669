import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { leaf, path, root } from "../../../fixtures/merkle.mjs";
import { sha256 } from "./sha256";
import { check, leafOf, rootFrom, toHex } from "./verify";

/** The printed vectors of the method dpk1: session key, deal 1 and its leaf. */
const SESSION_KEY =
  "fcb99c9419ff1a9d78de87188b4681a2166248f8f3910faddc27c5dc1671e2fd081275c93b7c45df5382abfb9cc1e6eb40b17621055ab230b3868350f672d8d2";
const DEAL_1 =
  "7d 7s 8h 4d Kd 8c 9s Kh 9d 5s 9c Jh 7c Td 2d Ks 6s 5h Ts 6d 8s 9h Qd 3h Js Jd 5d 8d Ad Ah Tc 4c Kc 7h 4s As 3c 2c 2s 3s Th 6c 5c Qc Ac 4h 2h Jc 6h Qh 3d Qs";
const LEAF_1 = "b94cf5993b259f0d953a50a8756268e45fbc46ab22925257a6c352ce3465f09c";

const salt = (deal: number): string =>
  createHmac("sha512", Buffer.from(SESSION_KEY, "hex")).update(`dpk1/salt/${deal}`).digest("hex").slice(0, 64);

test("SHA-256 agrees with the platform's for every length around a block", () => {
  for (let length = 0; length <= 200; length++) {
    const message = Uint8Array.from({ length }, (_, n) => (n * 31 + length) % 256);

    expect(toHex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
  }
});

test("the printed leaf of deal 1 comes out", () => {
  expect(toHex(leafOf(1, salt(1), DEAL_1))).toBe(LEAF_1);
});

test("every leaf of every small tree leads to its root, and no other place does", () => {
  for (let size = 1; size <= 20; size++) {
    const leaves = Array.from({ length: size }, (_, n) => leaf(n + 1, salt(n + 1), DEAL_1));
    const top = root(leaves).toString("hex");
    leaves.forEach((one, n) => {
      const steps = path(leaves, n).map((step) => step.toString("hex"));

      expect(toHex(rootFrom(one, n, size, steps) ?? new Uint8Array())).toBe(top);
      if (size > 1) expect(toHex(rootFrom(one, (n + 1) % size, size, steps) ?? new Uint8Array())).not.toBe(top);
      expect(rootFrom(one, n, size, [...steps, top])).toBeNull();
    });
  }
});

test("a changed deck-order is found out, and so is a changed path", () => {
  const leaves = [1, 2, 3].map((deal) => leaf(deal, salt(deal), DEAL_1));
  const proof = {
    number: 1,
    sealed: 3,
    leaf: LEAF_1,
    salt: salt(1),
    deck: DEAL_1,
    root: root(leaves).toString("hex"),
    path: path(leaves, 0).map((step) => step.toString("hex")),
  };

  expect(check(proof)).toBe("sealed");
  expect(check({ ...proof, deck: DEAL_1.replace("7d 7s", "7s 7d") })).toBe("other leaf");
  expect(check({ ...proof, root: LEAF_1 })).toBe("other root");
  expect(check({ ...proof, number: 2 })).toBe("other leaf");
});
