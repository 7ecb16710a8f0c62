import { describe, expect, it } from 'vitest';
import { at } from '../plan/plan.ts';
import { hall } from '../test/hall.ts';
import { stadium } from '../test/stadium.ts';
import { viewCosts } from './view-costs.ts';

describe('what a seat is worth for looking', () => {
  it('is its distance, twice where the view is restricted', () => {
    const { plan } = hall('o\nR');
    expect([...viewCosts(plan)]).toStrictEqual([100, 400]);
  });

  it('counts twice behind the stage', () => {
    const { plan } = hall('o\n\n\n\no\no\no\no');
    const costs = viewCosts({ ...plan, focal: { x: 0, y: 300 } });
    expect([...costs]).toStrictEqual([400, 200, 300, 400, 500]);
  });

  it('is the distance alone where the audience sits all around', () => {
    const plan = stadium(2000);
    const costs = viewCosts(plan);
    const distances = Array.from(costs, (_, seat) => Math.hypot(at(plan.x, seat), at(plan.y, seat)));
    expect([...costs]).toStrictEqual(distances);
  });
});
