/** Of the first six bytes of a keyed digest: as fine as a number can be told apart. */
const lotBytes = 6;

/** A digest as a fraction from 0 up to, but not including, 1. */
export function lotFraction(digest: Uint8Array): number {
  let lot = 0;
  for (const byte of digest.subarray(0, lotBytes)) lot = lot * 256 + byte;
  return lot / 256 ** lotBytes;
}

/**
 * The number that a lot draws among so many places. Two may draw the same number: they are let in together. So nobody keeps a
 * list of places, and anybody can compute their own number.
 */
export const drawnNumber = (lot: number, drawn: number): number => Math.floor(lot * drawn);

/** By which lots are drawn. The beacon is a number that nobody knew before the sale opened; empty where none is asked for. */
export const drawKey = (seed: string, beacon: string | null): string => `${seed}${beacon ?? ''}`;
