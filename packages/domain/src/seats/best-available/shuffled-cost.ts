// Nobody sees a difference of less: such seats are equals.
const sameDistanceCm = 10;

/** A share from 0 to 1 that looks random but is the same for the same seed and key. */
function seededShare(seed: number, key: number): number {
  let bits = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(key + 1, 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b);
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
}

/** A cost to compare by, whole where distances differ; the seed decides between equals, so that crowds spread out. */
export const shuffledCost = (distanceCm: number, seed: number, seat: number): number =>
  Math.round(distanceCm / sameDistanceCm) + seededShare(seed, seat);
