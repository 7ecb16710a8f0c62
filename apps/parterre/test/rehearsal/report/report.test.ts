import { describe, expect, it } from 'vitest';
import { percentile } from '../../../src/rehearsal/crowd/percentile.ts';
import { readMetrics } from '../system/read-metrics.ts';
import { type Evidence, judgeRehearsal } from './judge-rehearsal.ts';
import type { Outcome, Sample, StepName } from './sample.ts';
import { summarise } from './summarise.ts';
import { writeReport } from './write-report.ts';

const done: Outcome = { kind: 'done' };
const shed: Outcome = { kind: 'refused', reason: '503 overloaded', isShed: true, hasRetryAfter: true };
const sample = (step: StepName, ms: number, outcome: Outcome = done): Sample => ({ step, ms, outcome });

it('a percentile is a value that was measured, and not exceeded by its share', () => {
  const values = Array.from({ length: 100 }, (_, index) => index + 1);
  expect([0.5, 0.95, 0.99, 1].map((share) => percentile(values, share))).toEqual([50, 95, 99, 100]);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});

it('steps are summed up by what was done; refusals and losses by their reasons', () => {
  const samples = [
    ...[3, 1, 2].map((ms) => sample('hold', ms)),
    sample('hold', 0.1, shed),
    sample('payment', 5, { ...shed, hasRetryAfter: false }),
    sample('page', 9000, { kind: 'lost', why: 'timed out' }),
    sample('settle', 40),
  ];
  expect(summarise(samples)).toEqual({
    steps: [
      { step: 'hold', count: 3, p50: 2, p95: 3, p99: 3 },
      { step: 'settle', count: 1, p50: 40, p95: 40, p99: 40 },
    ],
    refusals: { '503 overloaded': 2 },
    lost: { 'page: timed out': 1 },
    shed: 2,
    shedWithoutWhen: 1,
    shedInPayment: 1,
    requests: 6,
  });
});

const order = (...ids: string[]) => ({ lines: ids.map((id) => ({ id, count: 1 })), tickets: ids.length });
const good: Evidence = {
  summary: summarise([sample('hold', 1), sample('hold', 1, shed)]),
  bought: [order('1:0', '1:1'), { lines: [{ id: '2:meadow', count: 3 }], tickets: 3 }],
  server: { ...readMetrics(''), paymentsSettled: 2 },
  places: { 1: 2, 2: 10 },
  hotSeatsLeft: 0,
  isWell: true,
};
const lost = { kind: 'lost', why: 'hung up' } as const;
const withSample = (step: StepName, outcome: Outcome): Partial<Evidence> => ({
  summary: summarise([sample(step, 1, outcome)]),
});

describe('the verdict', () => {
  it('is nothing where all went well, shedding included', () => {
    expect(judgeRehearsal(good)).toEqual([]);
  });

  it.each<[string, Partial<Evidence>]>([
    ['not answered: {"page: hung up":1}', withSample('page', lost)],
    ['refused for no reason we know: 500 internal', withSample('hold', { ...shed, reason: '500 internal' })],
    ['1 were sent away and not told for how long', withSample('hold', { ...shed, hasRetryAfter: false })],
    ['1 were sent away while they paid', withSample('payment', shed)],
    ['3 answers were faults of ours', { server: { ...good.server, faults: 3 } }],
    ['2 seats are left of the performance that everybody wants', { hotSeatsLeft: 2 }],
    ['a seat was sold twice', { bought: [order('1:0'), order('1:0')] }],
    ['2 tickets are sold for 1 places', { places: { 1: 1, 2: 10 } }],
    ['an order is paid and lacks tickets', { bought: [order('1:0'), { ...order('1:1'), tickets: 0 }] }],
    ['2 have their tickets, and 3 payments are settled', { server: { ...good.server, paymentsSettled: 3 } }],
    ['the doctor found something', { isWell: false }],
  ])('says it: %s', (message, evidence) => {
    expect(judgeRehearsal({ ...good, ...evidence })).toEqual([message]);
  });

  it('says it when nobody bought anything', () => {
    const server = { ...good.server, paymentsSettled: 0 };
    expect(judgeRehearsal({ ...good, server, bought: [] })).toEqual(['nobody bought anything']);
  });
});

it('a report has the load, the latencies, the refusals and the server', () => {
  const text = writeReport({
    ...good,
    run: { samples: [], bought: good.bought, seconds: 10, maxPresent: 40, maxWatching: 30 },
    isWell: false,
    doctorOutput: 'BROKEN a seat',
    faults: ['something broke'],
  });
  for (const part of [
    'load held: 0 requests/s over 10 s, at most 40 visitors at once, 30 of them watching seats',
    `hold${'1'.padStart(16)}${'1'.padStart(11).repeat(3)}`,
    'refused: 1 × 503 overloaded',
    'sold: 5 tickets in 2 orders, 0 seats left',
    'doctor: BROKEN a seat',
    'FAILED: something broke',
  ])
    expect(text).toContain(part);
});
