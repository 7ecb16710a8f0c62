import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { runCommand } from '../../../commands/run-command.service.ts';
import { sql } from '../../../database/sql.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { receiveTransfer } from './receive-transfer.service.ts';

const { api, now, deps, ordered, begin, rows } = orderFixture();

it('a transfer that is entered by hand counts as a sale, once, and not before all of it is there', async () => {
  const told: unknown[] = [];
  const command = receiveTransfer({
    ...deps(),
    onOrderEvent: (entry, lines) => void told.push([entry, lines]),
  });
  const { token } = await ordered({ acquisition_id: 6 });
  await begin({ token }, 6);
  const [order] = await rows(sql<{ id: string }>`select id from orders where token = ${token}`);
  const enter = (amount: number, key: string, is_another = false) =>
    runCommand({ db: api().database.db, now, verifyStepUp: async () => true }, command, {
      actor: { kind: 'command_line', name: 'anna@machine' },
      input: { order_id: order?.id ?? '', amount, ...(is_another && { is_another }) },
      reason: 'a test',
      key,
    });
  await enter(100, randomUUID());
  expect(told).toEqual([]);
  const key = randomUUID();
  for (let times = 0; times < 2; times += 1)
    expect(await enter(1100, key, true)).toMatchObject({ kind: 'done' });
  expect(told).toEqual([['order.paid', [{ performance_id: 12, count: 2 }]]]);
});
