import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

const { signal } = new AbortController();

/** A clock that stands still until it is set; what waits is told when it would go on. */
function stillClock() {
  const clock = {
    timeMs: 0,
    nowMs: () => clock.timeMs,
    wait: async (delayMs: number) => {
      delays.push(delayMs);
    },
  };
  const delays: number[] = [];
  return { clock, delays };
}

/** When each of the requests that arrive at these times may start. */
async function recordStarts(perSecond: number, arrivals: number[]): Promise<number[]> {
  const { clock, delays } = stillClock();
  const takeTurn = createRateLimiter(perSecond, clock);
  const starts: number[] = [];
  for (const arrival of arrivals) {
    clock.timeMs = arrival;
    delays.length = 0;
    await takeTurn(signal);
    starts.push(arrival + (delays[0] ?? 0));
  }
  return starts;
}

describe('the rate limiter', () => {
  it('lets as many start at once as a second may have, and the next ones a second later', async () => {
    expect(await recordStarts(3, [0, 0, 0, 0, 0, 0, 0])).toEqual([0, 0, 0, 1000, 1000, 1000, 2000]);
  });

  it('makes nobody wait when requests are far enough apart', async () => {
    expect(await recordStarts(2, [0, 400, 1000, 1400, 2000])).toEqual([0, 400, 1000, 1400, 2000]);
  });

  it('never lets more start within any second, keeps their order, and delays none without need', async () => {
    const gaps = fc.array(fc.nat(700), { minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 12 }), gaps, async (perSecond, between) => {
        const arrivals = between.map((_, index) =>
          between.slice(0, index).reduce((sum, gap) => sum + gap, 0),
        );
        const starts = await recordStarts(perSecond, arrivals);
        starts.forEach((start, index) => {
          const freeFrom = (starts[index - perSecond] ?? -Infinity) + 1000;
          expect(start).toBe(Math.max(arrivals[index] ?? 0, starts[index - 1] ?? 0, freeFrom));
        });
      }),
    );
  });
});
