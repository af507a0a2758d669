/** What the public knows of a seal, read where the public reads it. */

import { api } from "../../lib/protocol/client";

export interface Sealed {
  /** SHA-256 of the seal file: by it a whole seal is known. */
  seal: string;
  sealedAt: string;
  publicKey: string;
  /** The public randomness that is mixed in; null where there is none. */
  beacon: string | null;
  sessions: { session: number; name?: string; commitment: string; reserve: string | null }[];
}

export async function pokerSeal(event: string, sessions: number): Promise<Sealed> {
  const proofs = await Promise.all(Array.from({ length: sessions }, (_, n) => api.proof(event, n + 1)));
  const first = proofs[0];
  if (first === undefined) throw new Error("The event has no session.");
  const beacons = [...new Set(proofs.map(({ seal }) => seal.beacon_description).filter((text) => text !== null))];
  return {
    seal: first.seal_digest,
    sealedAt: first.seal.sealed_at,
    publicKey: first.seal.public_key,
    beacon: beacons.length > 0 ? beacons.join("; ") : null,
    sessions: proofs.map(({ seal }) => ({
      session: seal.session,
      commitment: seal.commitment,
      reserve: seal.reserve_commitment,
    })),
  };
}

export async function matchSeal(event: string): Promise<Sealed> {
  const proof = await api.matchProof(event);
  return {
    seal: proof.seal_digest,
    sealedAt: proof.sealed_at,
    publicKey: proof.public_key,
    beacon: proof.beacon_description,
    sessions: proof.sessions.map((one) => ({
      session: one.session,
      name: one.name,
      commitment: one.commitment,
      reserve: null,
    })),
  };
}
