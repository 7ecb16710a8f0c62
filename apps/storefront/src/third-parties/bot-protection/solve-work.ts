import type { Work } from '@parterre/contracts/bot-protection/human-proof';

/** So many at once keep every core busy that the browser hashes with. */
const atOnce = 16;

const toBytes = (text: string) => new TextEncoder().encode(text);

const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function isSolution(number: number, { challenge, rounds, target }: Work): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', toBytes(String(number)), 'PBKDF2', false, ['deriveBits']);
  const way = { name: 'PBKDF2', hash: 'SHA-256', salt: toBytes(challenge), iterations: rounds };
  return toHex(await crypto.subtle.deriveBits(way, key, target.length * 4)) === target;
}

/** Tries numbers until one is the solution; undefined outside secure contexts, which alone can hash. */
export async function solveWork(work: Work): Promise<string | undefined> {
  if (!('subtle' in crypto)) return undefined;
  for (let from = 0; from < work.tries; from += atOnce) {
    const numbers = Array.from({ length: atOnce }, (_, index) => from + index);
    const fits = await Promise.all(numbers.map((number) => isSolution(number, work)));
    const found = numbers[fits.indexOf(true)];
    if (found !== undefined) return `${work.challenge}:${found}`;
  }
  return undefined;
}
