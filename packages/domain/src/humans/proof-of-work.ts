/** Some ten thousand hashes: a moment for a phone, and for a program the price of every try. */
const leastBits = 14;
const mostBits = 18;

/** How many zero bits a solution must begin with, by how often this visitor has asked lately: one more for each doubling. */
export const workBits = (asked: number): number =>
  Math.min(leastBits + Math.floor(Math.log2(Math.max(asked, 1))), mostBits);

/** How many zero bits a hash begins with. */
export function leadingZeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
}
