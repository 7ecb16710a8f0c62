import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { sql } from '../../src/database/sql.ts';
import { everyStep } from './config.ts';
import { openDatabaseGate } from './database-gate.ts';
import { openFaultFixture } from './fault-fixture.ts';
import { type Operation, saleOperations } from './sale-operations.ts';

const fixture = await openFaultFixture();
/** Another process of the same house, which nothing happens to. */
const survivor = await fixture.start();

const counts = async () => {
  const [found] = await fixture.rows(sql<Operation['leaves']>`
    select (select count(*) from stock_units where state = 'held') as held,
      (select count(*) from orders) as orders,
      (select count(*) from payments) as payments,
      (select count(*) from journal where entry = 'payment.succeeded') as received,
      (select count(*) from tickets) as tickets`);
  return found;
};

/** How many payments the bank has that are ours: whoever is sent there twice might pay twice. */
const countAtBank = async () => {
  const ours = new Set(
    (await fixture.rows(sql<{ id: string }>`select id from payments`)).map(({ id }) => id),
  );
  return (await fixture.bank.payments()).filter(({ reference }) => ours.has(reference)).length;
};

/** Between two statements something else may have been done, such as a word with the bank. */
type Moment = 'after' | 'before';

/**
 * Has a new process do it twice, to see how many steps it takes once all that is remembered is; then kills the process
 * after the last of them, when it is done and nobody was told, or before it, or at an earlier one. Answers how often it was
 * asked for.
 */
async function dieDuring({ prepare, status }: Operation, moment: Moment, stepsBeforeLast: number) {
  const gate = await openDatabaseGate(fixture.database.url);
  const mortal = await fixture.start({ DATABASE_URL: gate.url });
  const died = Promise.withResolvers<unknown>();
  const die = () => died.resolve(mortal.stop('SIGKILL'));
  const dieAt = (step: number) =>
    moment === 'after' ? gate.shutAfter(step, die) : gate.shutBeforeNext(step - 1, die);
  const rehearse = async () => {
    const ask = await prepare(fixture, survivor.address);
    const before = gate.finished();
    expect(await ask(mortal.address)).toMatchObject({ status });
    return gate.finished() - before;
  };
  await rehearse();
  // Sweepers of the process may have made statements of their own meanwhile: then it outlives the first tries.
  for (let [steps, asked] = [await rehearse(), 3]; ; steps -= 1, asked += 1) {
    const ask = await prepare(fixture, survivor.address);
    dieAt(steps - stepsBeforeLast);
    const isAnswered = await ask(mortal.address).then(
      () => true,
      () => false,
    );
    dieAt(Number.POSITIVE_INFINITY);
    if (isAnswered) continue;
    await died.promise;
    await gate.close();
    return { ask, steps, asked };
  }
}

describe.each(saleOperations)('a process that is killed while $name', (operation) => {
  const left = (asked: number) =>
    Object.fromEntries(Object.entries(operation.leaves).map(([what, count]) => [what, asked * count]));

  /** Whoever dies after the last step has done it all. If not, a sweeper of the process was in between: once more. */
  const die = async (moment: Moment, death: number) => {
    for (let tries = 1; ; tries += 1) {
      await fixture.reset();
      const died = await dieDuring(operation, moment, death);
      const isAtEnd = moment === 'after' && death === 0;
      if (!isAtEnd || tries === 5 || isDeepStrictEqual(await counts(), left(died.asked))) return died;
    }
  };

  it.each<Moment>(['after', 'before'])(
    '%s a step has done it or not; asked again, it is done once',
    { timeout: 300_000 },
    async (moment) => {
      let deaths = 1;
      for (let death = 0; death < deaths; death += 1) {
        const { ask, steps, asked } = await die(moment, death);
        if (everyStep) deaths = steps + (moment === 'after' ? 1 : 0);
        // Whoever was not answered asks again, and perhaps once more.
        for (const { status } of [await ask(survivor.address), await ask(survivor.address)])
          expect(status).toBe(operation.status);
        expect(await counts()).toEqual(left(asked));
        expect(await countAtBank()).toBe(left(asked).payments);
        await fixture.expectNothingLost();
      }
    },
  );
});
