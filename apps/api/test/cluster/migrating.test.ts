import { expect, it } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { readScripts } from '../../src/database/scripts.ts';
import { sql } from '../../src/database/sql.ts';
import { type Crowd, gather } from '../faults/crowd.ts';
import { openFaultFixture } from '../faults/fault-fixture.ts';

// What migrations may do while tickets are sold (docs/operations.md), on tables that every sale writes and that are on all workers.
const steps = [
  [
    'a column with a default is added',
    `alter table stock_units add column remark text not null default 'none'`,
  ],
  ['a constraint is added', `alter table stock_units add constraint known check (remark <> '') not valid`],
  ['a constraint is validated', 'alter table stock_units validate constraint known'],
  ['an index is made', 'create index tickets_by_offer on tickets (event_id, offer_id)'],
  ['a column is dropped', 'alter table stock_units drop column remark'],
] as const;

const { functions, ...scripts } = await readScripts();
/** Those of a version that is rolled out while the old one sells. */
const migrations = [...scripts.migrations];
const fixture = await openFaultFixture();
const api = await fixture.start({ LOG_LEVEL: 'silent' });

const sold = (crowd: Crowd) => crowd.seen().answers.get('201') ?? 0;
const expectSales = async (crowd: Crowd) => {
  const before = sold(crowd);
  await expect.poll(() => sold(crowd)).toBeGreaterThan(before + 5);
};

it.each(steps)('while %s, everybody is served', async (what, statement) => {
  await fixture.reset();
  const crowd = gather(api.address, 4);
  await expectSales(crowd);
  migrations.push({ name: `9000-${what}`, text: statement, checksum: what });
  expect(await migrate(fixture.database.url, { migrations, functions })).toEqual([`9000-${what}`]);
  await expectSales(crowd);
  const { answers, tokens } = await crowd.end();
  expect([...answers.keys()].sort()).toEqual(['200', '201']);
  expect(await fixture.rows(sql<{ token: string }>`select token from orders`)).toHaveLength(tokens.size);
  await fixture.expectNothingLost();
});
