import { randomUUID } from 'node:crypto';
import { gridPage } from '@parterre/contracts/console/performances';
import type { RoleScope, StaffRole } from '@parterre/domain/staff/roles';
import { describe, expect, it } from 'vitest';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { readGrid } from '../../performances/grid/performance-grid.service.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';
import { readPerformanceTakings } from './takings.service.ts';

const { api, ordered, begin, bank, bankId, read, sweep, deps, now } = orderFixture();

/** What somebody of this role reads of performance 12. */
async function look(role: StaffRole, scope: RoleScope = { kind: 'house' }) {
  const actor = {
    kind: 'staff',
    accountId: randomUUID(),
    sessionId: randomUUID(),
    name: 'anna@example.com',
    grants: [
      { role, scope },
      { role: 'door_lead', scope: { kind: 'house' } },
    ],
  } as const;
  const gridDeps = { db: api().database.db, readTakings: readPerformanceTakings };
  const page = await readGrid(gridDeps, actor, { limit: 100 }, now());
  expect(gridPage.parse(page)).toEqual(page);
  return page.results.find(({ id }) => id === 12)?.takings;
}

describe('the takings of a performance', () => {
  it('are what was paid for it, less what went back', async () => {
    expect(await look('owner')).toEqual([]);
    const order = await ordered();
    await bank().pay(await bankId(await begin(order)));
    expect((await read(order)).state).toBe('paid');
    expect(await look('owner')).toEqual([{ amount: 1100, currency_code: 'RUB' }]);
    await refundOrder(deps(), Number(order.number), { kind: 'all' });
    await sweep();
    expect(await look('owner')).toEqual([]);
  });

  it.each<[StaffRole, RoleScope, boolean]>([
    ['owner', { kind: 'house' }, true],
    ['finance', { kind: 'house' }, true],
    ['finance', { kind: 'events', ids: [9] }, true],
    ['finance', { kind: 'events', ids: [1] }, false],
    ['editor', { kind: 'house' }, false],
    ['box_office', { kind: 'house' }, false],
    ['door_lead', { kind: 'house' }, false],
  ])('are seen by %s of %o: %s', async (role, scope, isSeen) => {
    expect((await look(role, scope)) !== null).toBe(isSeen);
  });
});
