import { expect, it } from 'vitest';
import { bestHeldPerSecond, sumUp } from './sum-seconds.ts';
import type { Sample } from './waiting-crowd.ts';

const sample = (step: Sample['step'], status: number, ms = 100): Sample => ({ step, status, ms });

it('what a crowd did is counted by what it was answered', () => {
  const samples = [
    sample('claim', 200),
    sample('hold', 200, 300),
    sample('hold', 200, 100),
    sample('hold', 409, 5),
    sample('hold', 503, 1),
    sample('seats', 429, 1),
    sample('order', 201),
    sample('pay', 0),
  ];
  const outcomes = [
    { kind: 'bought', seats: ['7:1', '7:2'], tickets: 2 },
    { kind: 'told sold out' },
    { kind: 'gave up', because: 'hold 503' },
  ] as const;
  expect(sumUp(samples, outcomes)).toEqual({
    held: 2,
    refused: 1,
    orders: 1,
    sold: 2,
    admitted: 1,
    hold_p95_ms: 300,
    shed: 2,
  });
});

it('where nothing was held, nothing was slow', () => {
  expect(sumUp([sample('hold', 409, 900)], []).hold_p95_ms).toBe(0);
});

it.each([
  ['is nothing without a sale', [], 0],
  ['is of ten seconds, however short the sale', [40], 4],
  ['is of the best ten of many', [0, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 0, 3], 10],
])('what the house kept up with %s', (_what, held, perSecond) => {
  expect(bestHeldPerSecond(held.map((count) => ({ held: count })))).toBe(perSecond);
});
