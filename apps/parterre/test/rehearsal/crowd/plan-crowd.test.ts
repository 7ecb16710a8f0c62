import { expect, it } from 'vitest';
import { planCrowd } from './plan-crowd.ts';
import { visitorKinds } from './visitor-kinds.ts';

const size = { visitors: 300, arriveWithinMs: 5000, thinkMs: 100, seed: 'one' };
const facts = (seed: string) =>
  planCrowd({ ...size, seed }).map(({ arrivesAtMs, performance, chance }) => [
    arrivesAtMs,
    performance,
    chance(),
  ]);

it('the shares of all kinds make a whole', () => {
  const percents = Object.values(visitorKinds).map(({ percent }) => percent);
  expect(percents.reduce<number>((sum, percent) => sum + percent, 0)).toBe(100);
});

it('a crowd has each kind by its share, and each visitor an address', () => {
  const crowd = planCrowd(size);
  const count = (kind: string) => crowd.filter((visitor) => visitor.kind === kind).length;
  expect(Object.keys(visitorKinds).map(count)).toEqual([90, 45, 129, 30, 6]);
  expect(new Set(crowd.map(({ ip }) => ip)).size).toBe(300);
});

it('even a small crowd has somebody who buys', () => {
  expect(planCrowd({ ...size, visitors: 3 }).map(({ kind }) => kind)).toContain('buyer');
});

it('most come at once, nobody late, and most for the one performance', () => {
  const crowd = planCrowd(size);
  const early = crowd.filter(({ arrivesAtMs }) => arrivesAtMs < size.arriveWithinMs / 4);
  expect(early.length).toBeGreaterThan(120);
  expect(Math.max(...crowd.map(({ arrivesAtMs }) => arrivesAtMs))).toBeLessThan(size.arriveWithinMs);
  expect(crowd.filter(({ performance }) => performance === 'hot').length).toBeGreaterThan(200);
});

it('whoever has the page open does not come to it again', () => {
  const acts = planCrowd({ ...size, isWaiting: true }).flatMap(({ does }) => does);
  expect(acts).not.toContain('look');
  expect(acts).toContain('pay');
});

it('the same seed brings the same crowd, another one another', () => {
  expect(facts('one')).toEqual(facts('one'));
  expect(facts('one')).not.toEqual(facts('two'));
});
