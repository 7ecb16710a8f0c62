import type { BitSet } from './bit-set.ts';

export interface SeatDifference {
  readonly taken: number[];
  readonly freed: number[];
}

/** What happened to the free seats of a date between two moments. */
export function seatDifference(before: BitSet, after: BitSet): SeatDifference {
  const taken: number[] = [];
  const freed: number[] = [];
  after.bytes.forEach((byte, index) => {
    const old = before.bytes[index] ?? 0;
    if (byte === old) return;
    for (let bit = 0; bit < 8; bit += 1) {
      const mask = 0b1000_0000 >> bit;
      if ((byte & mask) === (old & mask)) continue;
      (byte & mask ? freed : taken).push(index * 8 + bit);
    }
  });
  return { taken, freed };
}
