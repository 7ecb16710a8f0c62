import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { RoleGrant } from '@parterre/domain/staff/roles';
import { expect, it, onTestFinished } from 'vitest';
import type { StaffActor } from '../../../commands/command.ts';
import { basketFixture } from '../../../testing/basket-fixture.ts';
import { makeStockChanges } from '../stock/stock-changes.service.ts';
import { refuseHall, streamHall } from './hall-stream.service.ts';

const { api } = basketFixture();
const stockChanges = makeStockChanges();

const operator = (grant: RoleGrant = { role: 'box_office', scope: { kind: 'house' } }): StaffActor => ({
  kind: 'staff',
  accountId: randomUUID(),
  sessionId: randomUUID(),
  name: 'anna@example.com',
  grants: [grant],
});
const opened = async () => {
  const { body } = streamHall({ stockChanges }, { performance_id: 12 });
  onTestFinished(() => void body.destroy());
  body.setEncoding('utf8');
  expect((await once(body, 'data'))[0]).toBe('retry: 2000\n\n');
  return body;
};

it('whoever looks at a hall hears of what happens in it, and of nothing else', async () => {
  const body = await opened();
  stockChanges.notify([13]);
  stockChanges.notify([11, 12]);
  stockChanges.notify([12]);
  expect((await once(body, 'data'))[0]).toBe('id: 1\ndata: {"version":1}\n\n');
});

it('hears of it when anything may have happened', async () => {
  const body = await opened();
  stockChanges.notify(undefined);
  expect((await once(body, 'data'))[0]).toContain('data: {"version":1}');
});

it('whoever has gone is told nothing more, and keeps nothing open', async () => {
  const body = await opened();
  body.destroy();
  await once(body, 'close');
  stockChanges.notify([12]);
  expect(body.destroyed).toBe(true);
});

it.each<[what: string, performance: number, grant: RoleGrant, code: string]>([
  ['no such performance', 99_999, { role: 'owner', scope: { kind: 'house' } }, 'not_found'],
  [
    'a role for another place',
    12,
    { role: 'box_office', scope: { kind: 'places', ids: [999] } },
    'not_permitted',
  ],
])('%s', async (_what, performance, grant, code) => {
  const refused = await refuseHall(api().database.db, operator(grant), { performance_id: performance });
  expect(refused).toMatchObject({ kind: 'refused', problem: { error: { code } } });
});
