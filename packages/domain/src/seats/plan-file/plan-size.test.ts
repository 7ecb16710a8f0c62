import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fullSet, seatSet, setToBase64 } from '../bit-set.ts';
import { stadium } from '../test/stadium.ts';
import { encodePlan } from './encode-plan.ts';
import { snapToArcs } from './snap-to-arcs.ts';

const transferred = (text: string) => brotliCompressSync(text).length;

describe('a hall of 20,000 seats', () => {
  it.each([
    ['regular rows', stadium(20_000), 4096],
    ['every row set a little differently', stadium(20_000, { unevenRowsCm: 20 }), 4096],
    ['an aisle in every row', snapToArcs(stadium(20_000, { aisle: true }), 3), 4096],
    ['100,000 seats', stadium(100_000), 12_288],
  ])('with %s is small to transfer', (_, plan, maxBytes) => {
    expect(transferred(JSON.stringify(encodePlan(plan)))).toBeLessThanOrEqual(maxBytes);
  });

  it('has a small availability, however it is sold', () => {
    const seats = Array.from({ length: 20_000 }, (_, seat) => seat).filter(
      (seat) => (Math.imul(seat, 2654435761) >>> 7) % 2,
    );
    const free = seatSet(20_000, seats);
    expect(transferred(setToBase64(free))).toBeLessThanOrEqual(3072);
    expect(transferred(setToBase64(fullSet(20_000)))).toBeLessThanOrEqual(64);
  });
});
