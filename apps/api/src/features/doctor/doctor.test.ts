import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts';
import type { StaffActor } from '../../commands/command.ts';
import { runCommand } from '../../commands/run-command.service.ts';
import { sql } from '../../database/sql.ts';
import type { Invariant } from '../../invariant.ts';
import { askDoctor, forgetVerdicts, readDoctor, sweepDoctor } from './doctor.service.ts';

let database: TestDatabase;
let time: number;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  time = new Date('2026-12-01T09:00:00Z').getTime();
  await database.db.query(sql`delete from doctor_runs`);
});

const now = () => new Date(time);
const pass = (hours: number) => {
  time += hours * 3_600_000;
};
const db = () => database.db;
const owner: StaffActor = {
  kind: 'staff',
  accountId: randomUUID(),
  sessionId: randomUUID(),
  name: 'anna@example.com',
  grants: [{ role: 'owner', scope: { kind: 'house' } }],
};
const holds = (says: string): Invariant => ({ says, breaches: async () => [] });
const broken: Invariant = {
  says: 'every seat has one owner',
  breaches: async () => Array.from({ length: 30 }, (_, seat) => `seat ${seat} has two`),
};
const invariants = [holds('the journal adds up'), broken, holds('nothing stands still')];
const ask = () =>
  runCommand({ db: db(), now, verifyStepUp: async () => false }, askDoctor(invariants), {
    actor: owner,
    input: {},
    reason: 'before the season',
  });
const sweep = (claims: readonly Invariant[] = invariants, clock = now) =>
  sweepDoctor({ db: db(), patientDb: db(), now: clock, invariants: claims });

it('asked, it looks at everything and says what is not true, how often, and where', async () => {
  expect((await ask()).kind).toBe('done');
  expect(await readDoctor(db())).toEqual({ verdict: null, under_way: { checked: 0, total: 3 } });
  await sweep();
  expect(await readDoctor(db())).toEqual({
    verdict: {
      at: now().toISOString(),
      requested_by: 'anna@example.com',
      checks: 3,
      findings: [
        {
          claim: 'every seat has one owner',
          count: 30,
          examples: Array.from({ length: 20 }, (_, seat) => `seat ${seat} has two`),
        },
      ],
    },
    under_way: null,
  });
});

it('tells how far it is while it looks, and nobody sets it to work twice', async () => {
  await ask();
  const seen: unknown[] = [];
  const watched: Invariant = {
    says: 'somebody watches',
    breaches: async () => {
      seen.push((await readDoctor(db())).under_way, await ask());
      // Others who sweep leave it to whoever is at it.
      await sweep([broken]);
      return [];
    },
  };
  await sweep([holds('first'), watched]);
  expect(seen).toEqual([
    { checked: 1, total: 3 },
    {
      kind: 'refused',
      problem: expect.objectContaining({ error: expect.objectContaining({ code: 'doctor_under_way' }) }),
    },
  ]);
  expect((await readDoctor(db())).verdict?.findings).toEqual([]);
});

it('looks by itself once a night', async () => {
  await sweep();
  expect(await readDoctor(db())).toEqual({ verdict: null, under_way: null });
  pass(16);
  await sweep();
  const first = (await readDoctor(db())).verdict;
  expect(first).toMatchObject({ requested_by: null, at: '2026-12-02T01:00:00.000Z' });
  pass(2);
  await sweep();
  expect((await readDoctor(db())).verdict).toEqual(first);
  pass(22);
  await sweep();
  expect((await readDoctor(db())).verdict?.at).toBe('2026-12-03T01:00:00.000Z');
});

it('a look whose process died is taken by another', async () => {
  await ask();
  let isKilled = false;
  const dies: Invariant = {
    says: 'the process lives',
    breaches: async () => {
      isKilled = true;
      return [];
    },
  };
  const clock = () => {
    if (isKilled) throw new Error('killed');
    return now();
  };
  await expect(sweep([dies], clock)).rejects.toThrow('killed');
  await sweep();
  expect((await readDoctor(db())).under_way).not.toBeNull();
  pass(1);
  await sweep();
  expect(await readDoctor(db())).toMatchObject({ verdict: { checks: 3 }, under_way: null });
});

it('what cannot be looked at is said, and the rest is looked at all the same', async () => {
  await ask();
  const slow: Invariant = {
    says: 'every journal entry has an order',
    breaches: () => Promise.reject(new Error('canceling statement due to statement timeout')),
  };
  await sweep([slow, broken]);
  expect((await readDoctor(db())).verdict?.findings).toMatchObject([
    {
      claim: 'every journal entry has an order',
      examples: ['could not be checked: Error: canceling statement due to statement timeout'],
    },
    { claim: 'every seat has one owner' },
  ]);
});

it('its verdict is kept, and names nobody', async () => {
  const mail: Invariant = {
    says: 'nothing stands still',
    breaches: async () => ['task order_links:7:anna@пример.рф has waited: no mailbox <Anna@example.com>'],
  };
  await ask();
  await sweep([mail]);
  expect((await readDoctor(db())).verdict?.findings).toEqual([
    {
      claim: 'nothing stands still',
      count: 1,
      examples: ['task order_links:7:…@… has waited: no mailbox <…@…>'],
    },
  ]);
});

it('what it found is forgotten after a season, save the last verdict', async () => {
  for (const _ of [1, 2]) {
    await ask();
    await sweep();
    pass(1);
  }
  pass(24 * 100);
  await forgetVerdicts(db(), now());
  const { rows } = await db().query(sql<{ finished_at: Date }>`select finished_at from doctor_runs`);
  expect(rows).toEqual([{ finished_at: new Date('2026-12-01T10:00:00Z') }]);
});
