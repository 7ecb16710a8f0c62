import { decodeBase64, encodeBase64 } from './base64.ts';
import { at } from './plan/plan.ts';

/** A set of seats by index: one bit for each seat of the plan, the first in the highest bit of the first byte. */
export type BitSet = { readonly size: number; readonly bytes: Uint8Array };

const bitMask = (seat: number): number => 0b1000_0000 >> (seat & 7);

export const hasSeat = (set: BitSet, seat: number): boolean =>
  (at(set.bytes, seat >> 3) & bitMask(seat)) !== 0;

/** A copy of the set with some seats more and some less, as a change of availability tells it. */
export function changeSet(
  set: BitSet,
  { add = [], remove = [] }: { add?: Iterable<number>; remove?: Iterable<number> },
): BitSet {
  const bytes = set.bytes.slice();
  for (const seat of remove) bytes[seat >> 3] = at(bytes, seat >> 3) & ~bitMask(seat);
  for (const seat of add) if (seat < set.size) bytes[seat >> 3] = at(bytes, seat >> 3) | bitMask(seat);
  return { size: set.size, bytes };
}

export const emptySet = (size: number): BitSet => ({ size, bytes: new Uint8Array(Math.ceil(size / 8)) });

export const seatSet = (size: number, seats: Iterable<number>): BitSet =>
  changeSet(emptySet(size), { add: seats });

export const fullSet = (size: number): BitSet => seatSet(size, Array(size).keys());

export function countSeats({ bytes }: BitSet): number {
  let count = 0;
  for (const byte of bytes) for (let bits = byte; bits > 0; bits &= bits - 1) count += 1;
  return count;
}

export const setToBase64 = (set: BitSet): string => encodeBase64(set.bytes);

/** Undefined when the text is not a set of this size; bits beyond the last seat must be zero. */
export function setFromBase64(text: string, size: number): BitSet | undefined {
  const bytes = decodeBase64(text);
  if (bytes?.length !== Math.ceil(size / 8)) return undefined;
  const unusedBits = 0xff >> (size & 7 || 8);
  return ((bytes.at(-1) ?? 0) & unusedBits) === 0 ? { size, bytes } : undefined;
}
