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

interface SealedDeals {
  commitment: string;
}

/** `seal.json` of an event of deals, as far as it is needed here; `beacon` stands in its sessions since version 2. */
interface SealFile {
  seal: {
    beacon?: string;
    sessions: { session: number; beacon?: string; original: SealedDeals; reserve: SealedDeals | null }[];
  };
}

/**
 * The file has every session, also those of individuals for which there are no tables yet and so no page;
 * its digest is what the page of the session now in play has.
 */
export async function pokerSeal(event: string): Promise<Sealed> {
  const [proof, file] = await Promise.all([api.proof(event, null), api.seal(event) as Promise<SealFile>]);
  const { beacon = "", sessions } = file.seal;
  const beacons = [...new Set([beacon, ...sessions.map((one) => one.beacon ?? "")].filter(Boolean))];
  return {
    seal: proof.seal_digest,
    sealedAt: proof.seal.sealed_at,
    publicKey: proof.seal.public_key,
    beacon: beacons.length > 0 ? beacons.join("; ") : null,
    sessions: sessions.map(({ session, original, reserve }) => ({
      session,
      commitment: original.commitment,
      reserve: reserve?.commitment ?? null,
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
