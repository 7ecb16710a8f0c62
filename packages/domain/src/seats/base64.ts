const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const sextets = new Map([...alphabet].map((letter, sextet) => [letter, sextet]));

export function encodeBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
    const triple = (first << 16) | (second << 8) | third;
    for (const shift of [18, 12, 6, 0]) text += alphabet[(triple >> shift) & 63];
  }
  const padding = (3 - (bytes.length % 3)) % 3;
  return text.slice(0, text.length - padding) + '='.repeat(padding);
}

/** Undefined when the text is not base64 with its padding. */
export function decodeBase64(text: string): Uint8Array | undefined {
  const letters = text.replace(/={1,2}$/, '');
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let bits = 0;
  for (const [at, letter] of [...letters].entries()) {
    bits = (bits << 6) | (sextets.get(letter) ?? 0);
    // Of every four letters the first only begins a byte; the second writes it over.
    bytes[Math.floor((at * 3) / 4)] = bits >> (6 - 2 * (at % 4));
  }
  return encodeBase64(bytes) === text ? bytes : undefined;
}
