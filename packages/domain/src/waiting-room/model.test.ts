import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { heededRate, nextRate, startRate } from './admission-rate.ts';
import { type Admission, admitNext, nobodyAdmitted } from './admit-next.ts';
import { describeWait } from './describe-wait.ts';
import { drawnNumber, lotFraction } from './draw.ts';

const lot = (seed: string, id: string) => lotFraction(createHmac('sha256', seed).update(id).digest());

/** So that a failure can be seen again. */
function makeChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

it('the draw is fair: 100,000 places fall evenly into all tenths and all hundredths, whatever the seed', () => {
  const places = 100_000;
  for (const seed of ['one', 'two']) {
    const numbers = Array.from({ length: places }, (_, place) =>
      drawnNumber(lot(seed, `place-${place}`), places),
    );
    for (const [parts, limit] of [
      // χ² that chance exceeds once in a thousand times, with one degree of freedom less than there are parts.
      [10, 27.9],
      [100, 148.3],
    ] as const) {
      const counts = Array.from({ length: parts }, () => 0);
      for (const number of numbers) {
        const part = Math.floor((number * parts) / places);
        counts[part] = (counts[part] ?? 0) + 1;
      }
      const expected = places / parts;
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      expect(chiSquare, `${seed}, ${parts}`).toBeLessThan(limit);
    }
  }
});

it('whoever came early draws no better than whoever came last', () => {
  const places = 100_000;
  let sum = 0;
  for (let place = 0; place < places / 10; place += 1)
    sum += drawnNumber(lot('seed', `place-${place}`), places) / places;
  expect(Math.abs(sum / (places / 10) - 0.5)).toBeLessThan(0.01);
});

interface Visitor {
  readonly number: number;
  /** Three of ten close the page and come back later; never, where it is infinite. */
  looksAtMs: number;
  readonly everyMs: number;
  outcome: 'waits' | 'admitted' | 'told' | 'left';
}

/** Of those who took a place, so many have gone for good: their numbers are in everybody's way. */
const leftShare = 0.4;

/**
 * A sale from its opening to its end, second by second. Whoever leads may be killed before it has written (nothing has happened), and
 * after (another goes on from what is written); the file may stay old for a minute.
 */
function simulate({ seed, places, late, seats }: Record<'seed' | 'places' | 'late' | 'seats', number>) {
  const chance = makeChance(seed);
  const visitors: Visitor[] = Array.from({ length: places + late }, (_, index) => ({
    number: index < places ? drawnNumber(lot(`${seed}`, `${index}`), places) : index,
    looksAtMs: chance() < 0.3 ? 60_000 + chance() * 1_200_000 : chance() * 20_000,
    everyMs: 5000 + chance() * 15_000,
    outcome: chance() < leftShare ? 'left' : 'waits',
  }));
  let stored: { admission: Admission; rate: number; writtenAtMs: number; counted: number } = {
    admission: nobodyAdmitted,
    rate: startRate,
    writtenAtMs: 0,
    counted: 0,
  };
  let [sold, held, claimed, maxClaimsPerSecond] = [0, 0, 0, 0];
  let seen = { ...stored, seatsFree: seats, isSoldOut: false };
  let silentUntilMs = 0;
  let nowMs = 0;
  const due = new Map<number, Visitor[]>();
  const lookLater = (visitor: Visitor) => {
    const second = Math.ceil(visitor.looksAtMs / 1000);
    const list = due.get(second) ?? [];
    list.push(visitor);
    due.set(second, list);
  };
  for (const visitor of visitors) if (visitor.outcome === 'waits') lookLater(visitor);
  for (; nowMs < 4 * 3_600_000 && due.size > 0; nowMs += 1000) {
    const isKilled = chance() < 0.1;
    if (!isKilled) {
      const { admission, rate, counted } = stored;
      const taken = Math.min(visitors.length, places + Math.floor((nowMs / 60_000) * late));
      const next = admitNext(admission, {
        elapsedMs: nowMs - stored.writtenAtMs,
        ratePerSecond: heededRate(rate, { maxRate: null, isPaused: nowMs % 97_000 < 5000 }),
        claims: claimed - counted,
        taken,
        seatsFree: seats - sold - held,
      });
      expect(next.serving).toBeGreaterThanOrEqual(admission.serving);
      const isLooked = nowMs % 5000 === 0;
      const load = { holds: 10, p95Ms: rate > 60 ? 600 : 100, shed: 0, isUsed: true };
      stored = {
        admission: next,
        rate: isLooked ? nextRate(rate, load) : rate,
        writtenAtMs: nowMs,
        counted: claimed,
      };
    }
    if (chance() < 0.003) silentUntilMs = nowMs + 60_000;
    if (nowMs >= silentUntilMs && !isKilled)
      seen = { ...stored, seatsFree: seats - sold - held, isSoldOut: sold === seats };
    const before = claimed;
    const looking = due.get(nowMs / 1000) ?? [];
    due.delete(nowMs / 1000);
    for (const visitor of looking) {
      const { kind } = describeWait(
        {
          phase: seen.isSoldOut ? 'sold_out' : 'admitting',
          serving: seen.admission.serving,
          seatsFree: seen.seatsFree,
          seatsHeld: held,
          writtenAtMs: seen.writtenAtMs,
        },
        visitor.number,
        nowMs,
      );
      if (kind === 'sold-out') visitor.outcome = 'told';
      else if (kind === 'your-turn') {
        visitor.outcome = 'admitted';
        claimed += 1;
        held += Math.min(2, seats - sold - held);
      } else {
        visitor.looksAtMs = nowMs + visitor.everyMs;
        lookLater(visitor);
      }
    }
    maxClaimsPerSecond = Math.max(maxClaimsPerSecond, claimed - before);
    // Of what is in baskets some is bought and some comes back.
    const [bought, lapsed] = [Math.ceil(held * 0.05), Math.floor(held * 0.01)];
    sold += Math.min(bought, held);
    held = Math.max(0, held - bought - lapsed);
  }
  return { visitors, sold, minutes: nowMs / 60_000, claimed, maxClaimsPerSecond };
}

it.each([
  { seed: 1, places: 20_000, late: 500, seats: 500 },
  { seed: 2, places: 300, late: 300, seats: 5000 },
  { seed: 3, places: 0, late: 50, seats: 20 },
  { seed: 4, places: 100_000, late: 1000, seats: 2000 },
  // So many that those who have left would bring it to a halt, if anybody waited for them.
  { seed: 5, places: 10_000, late: 500, seats: 30_000 },
])('everyone who waits is let in or told that it is sold out: %j', (sale) => {
  const { visitors, sold, maxClaimsPerSecond } = simulate(sale);
  expect(visitors.filter(({ outcome }) => outcome === 'waits')).toEqual([]);
  expect(sold).toBe(Math.min(sale.seats, sold));
  if (sale.places > sale.seats) expect(sold).toBe(sale.seats);
  expect(maxClaimsPerSecond).toBeLessThan(400);
});
