import type { WorkChallenge } from '@parterre/contracts/humans/human-proof';
import { leadingZeroBits } from '@parterre/domain/humans/proof-of-work';

/** So many at once keep the browser's own hashing busy, and are done within a frame. */
const atOnce = 256;

const encoder = new TextEncoder();

async function isSolution(text: string, bits: number): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text));
  return leadingZeroBits(new Uint8Array(digest)) >= bits;
}

/** Tries numbers until one fits; undefined where a page may not hash, which is outside secure ones. */
export async function solveWork({ challenge, bits }: WorkChallenge): Promise<string | undefined> {
  if (challenge === null || !('subtle' in crypto)) return undefined;
  for (let from = 0; ; from += atOnce) {
    const tried = Array.from({ length: atOnce }, (_, index) => `${challenge}:${from + index}`);
    const fits = await Promise.all(tried.map((text) => isSolution(text, bits)));
    const found = tried[fits.indexOf(true)];
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve)); // the visitor comes first
  }
}
