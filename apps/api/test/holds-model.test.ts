import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../src/database/sql.ts';
import { brokenHolds } from '../src/testing/broken-invariants.ts';
import { type ModelFixture, modelFixture, rules } from './model-fixture.ts';
import { modelSteps } from './model-steps.ts';
import { planOnce } from './plan-once.ts';
import { SaleModel, type Step } from './sale-model.ts';

const allSteps = modelSteps(8000);
const stepsPerRun = 100;
const visitors = 5;
const numRuns = allSteps / 2 / stepsPerRun;
const patient = { timeout: 120_000 + allSteps * 60 };

let fixture: ModelFixture;
beforeAll(async () => {
  fixture = await modelFixture();
});
afterAll(() => fixture.close());
planOnce(() => fixture.db);

const reset = async () => {
  fixture.startOver();
  await fixture.db.query(sql`delete from baskets`);
  await fixture.db.query(sql`delete from stock_seats where state <> 'withheld'`);
  await fixture.db.query(sql`delete from stock_units`);
};
const maxLifeMinutes = 11 * rules.holdMinutes;
const broken = () => brokenHolds(fixture.db, fixture.now());

const who = fc.nat(visitors - 1);
const id = fc.constantFrom(...rules.stock.keys());
const count = fc.integer({ min: 1, max: 4 });
const act = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('add' as const), who, id, count }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('update' as const), who, id, count }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('delete' as const), who, id }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('delete-event', 'clear', 'extend', 'take-back', 'take-back'),
      who,
    }),
  },
);
const time: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), minutes: fc.constantFrom(1, 7, 14, 15, 16) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'sweep' as const }) },
);
const exactly = <Value>(arbitrary: fc.Arbitrary<Value>, length: number) =>
  fc.array(arbitrary, { minLength: length, maxLength: length });

describe('whatever visitors do', () => {
  it('one after the other, each is answered as a sale on paper would', patient, async () => {
    const step: fc.Arbitrary<Step> = fc.oneof({ weight: 6, arbitrary: act }, { weight: 1, arbitrary: time });
    await fc.assert(
      fc
        .asyncProperty(exactly(step, stepsPerRun), async (steps) => {
          const people = fixture.visitors(visitors);
          const model = new SaleModel(visitors, rules);
          for (const each of steps)
            expect(await fixture.take(people, each), JSON.stringify(each)).toEqual(model.take(each));
          expect(await broken()).toEqual([]);
        })
        .beforeEach(reset),
      { numRuns, endOnFailure: true },
    );
  });

  it('to keep tickets for longer, none of it keeps them beyond the life of a hold', patient, async () => {
    const soon = fc.record({ kind: fc.constant('pass' as const), minutes: fc.constantFrom(7, 14) });
    const mine = act.map((step): Step => ({ ...step, who: 0 }));
    const step: fc.Arbitrary<Step> = fc.oneof({ weight: 3, arbitrary: mine }, { weight: 1, arbitrary: soon });
    await fc.assert(
      fc
        .asyncProperty(exactly(step, stepsPerRun), async (steps) => {
          const people = fixture.visitors(1);
          const model = new SaleModel(1, rules);
          let heldSince = 0;
          for (const each of steps) {
            expect(await fixture.take(people, each), JSON.stringify(each)).toEqual(model.take(each));
            if (!model.isHolding(0)) heldSince = model.minute;
            expect(model.minute - heldSince).toBeLessThan(maxLifeMinutes);
          }
        })
        .beforeEach(reset),
      { numRuns: Math.ceil(numRuns / 2), endOnFailure: true },
    );
  });

  it('at the same time, nothing is had by two, and what is free at rest can be had', patient, async () => {
    const atOnce = 8;
    const rush = fc.record({ acts: exactly(act, atOnce), after: time });
    await fc.assert(
      fc
        .asyncProperty(exactly(rush, Math.floor(stepsPerRun / (atOnce + 1))), async (rushes) => {
          const people = fixture.visitors(visitors);
          for (const { acts, after } of rushes) {
            await Promise.all(acts.map((each) => fixture.take(people, each)));
            expect(await broken()).toEqual([]);
            await expectAllLeftCanBeHad();
            await fixture.take(people, after);
          }
        })
        .beforeEach(reset),
      { numRuns, endOnFailure: true },
    );
  });
});

/** Somebody who comes when nobody else does gets whatever is counted as left, and one more is refused. */
async function expectAllLeftCanBeHad(): Promise<void> {
  const [buyer] = fixture.visitors(1);
  const left = await countLeft('12:floor');
  const wanted = Math.min(left, rules.limit);
  if (wanted > 0) expect(await buyer?.add('12:floor', wanted)).toMatchObject({ status: 200 });
  if (left < rules.limit)
    expect(await buyer?.add('12:floor', 1)).toMatchObject({ error: { code: 'ticket_unavailable' } });
  await buyer?.clear();
}

async function countLeft(offerId: string): Promise<number> {
  const { rows } = await fixture.db.query(sql<{ taken: number }>`
    select count(*) as taken from stock_units
    where performance_id || ':' || zone = ${offerId} and (expires_at is null or expires_at > ${fixture.now()})`);
  return (rules.stock.get(offerId) ?? 0) - (rows[0]?.taken ?? 0);
}
