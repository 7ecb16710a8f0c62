import fc from 'fast-check';
import { Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { DurationHistogram } from './duration-histogram.ts';

const options = { name: 'answers_seconds', help: 'Answers, and how long they took' };
const bounds = [0.001, 0.1, 2.5];

const answer = fc.record({
  labels: fc.record({
    method: fc.constantFrom('GET', 'POST'),
    route: fc.constantFrom('/v1/events', '/v1/events/:id', 'none'),
    status: fc.constantFrom(200, 304, 500),
  }),
  // Such as add up to the same in any order.
  seconds: fc.constantFrom(0, 0.0009765625, 0.001, 0.5, 2.5, 4),
});

/** Series come in another order. */
const lines = (text: string) => text.split('\n').filter(Boolean).sort();

it('answers are counted as prom-client would count them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(answer), async (answers) => {
      const register = new Registry();
      const labelNames = ['method', 'route', 'status'];
      const theirs = new Histogram({ ...options, buckets: bounds, labelNames, registers: [register] });
      const ours = new DurationHistogram({ ...options, bounds });
      for (const { labels, seconds } of answers) {
        theirs.observe(labels, seconds);
        ours.observe(labels, seconds);
      }
      expect(lines(ours.write())).toEqual(lines(await register.metrics()));
    }),
  );
});
