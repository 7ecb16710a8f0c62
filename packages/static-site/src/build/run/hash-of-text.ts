import { hash } from 'node:crypto';

let scratch = Buffer.alloc(2 ** 16);

/**
 * A hash of the text's UTF-16, which is how it lies in memory: turning it into UTF-8 first takes several times the
 * hashing. The bytes go through one buffer, since a new one for every page would be most of a build's garbage.
 */
export function hashOfText(text: string): string {
  const size = text.length * 2;
  if (size > scratch.length) scratch = Buffer.alloc(size * 2);
  scratch.write(text, 'utf16le');
  return hash('sha256', scratch.subarray(0, size));
}
