/** Crockford's letters: none looks like another, and QR codes hold them in their compact alphanumeric mode. */
export const base32Letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export function encodeBase32(bytes: Uint8Array): string {
  let [text, value, bits] = ['', 0, 0];
  for (const byte of bytes) {
    value = (value << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += base32Letters[(value >> (bits - 5)) & 31];
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + base32Letters[(value << (5 - bits)) & 31] : text;
}

/** Undefined unless `encodeBase32` writes the very same: no small letters, no bits left over. */
export function decodeBase32(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
  let [value, bits, at] = [0, 0, 0];
  for (const letter of text) {
    const digit = base32Letters.indexOf(letter);
    if (digit < 0) return undefined;
    value = (value << 5) | digit;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = value >> bits;
      value &= (1 << bits) - 1;
    }
  }
  return bits < 5 && value === 0 ? bytes : undefined;
}
