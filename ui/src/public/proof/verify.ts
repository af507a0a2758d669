/**
 * A deal checked against the sealed root, here in the reader's browser.
 *
 * leaf = SHA-256(0x00, deal as 4 bytes big-endian, salt, deck in ASCII with single spaces);
 * node = SHA-256(0x01, left, right); the tree is split as in RFC 6962.
 */

import type { DealProof } from "../../lib/protocol/api";
import { sha256 } from "./sha256";

export const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const joined = (...pieces: Uint8Array[]): Uint8Array => Uint8Array.from(pieces.flatMap((piece) => [...piece]));

export function leafOf(deal: number, salt: string, deck: string): Uint8Array {
  const number = new Uint8Array(4);
  new DataView(number.buffer).setUint32(0, deal);
  return sha256(joined(Uint8Array.of(0), number, fromHex(salt), new TextEncoder().encode(deck)));
}

const node = (left: Uint8Array, right: Uint8Array): Uint8Array => sha256(joined(Uint8Array.of(1), left, right));

/** The root that a leaf and its path lead to; null when the path does not fit the tree. */
export function rootFrom(leaf: Uint8Array, index: number, size: number, path: readonly string[]): Uint8Array | null {
  let [place, last, hash] = [index, size - 1, leaf];
  if (index < 0 || index >= size) return null;
  for (const sibling of path.map(fromHex)) {
    if (last === 0) return null;
    if (place % 2 === 1 || place === last) {
      hash = node(sibling, hash);
      while (place % 2 === 0 && place !== 0) [place, last] = [place >> 1, last >> 1];
    } else {
      hash = node(hash, sibling);
    }
    [place, last] = [place >> 1, last >> 1];
  }
  return last === 0 ? hash : null;
}

/** What the check found: the deck is the sealed one, or where it parts from the seal. */
export type Checked = "sealed" | "other leaf" | "other root";

export function check(proof: DealProof): Checked {
  const leaf = leafOf(proof.number, proof.salt, proof.deck);
  if (toHex(leaf) !== proof.leaf.toLowerCase()) return "other leaf";
  const root = rootFrom(leaf, proof.number - 1, proof.sealed, proof.path);
  return root !== null && toHex(root) === proof.root.toLowerCase() ? "sealed" : "other root";
}
