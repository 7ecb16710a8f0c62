import type { OrderDetail } from '@parterre/contracts/console/order-detail';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { afterEach, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { announce as announceTo, usualStart } from '../../../testing/announce.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { consoleFixture } from '../../../testing/console/console-fixture.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { smallDate } from '../../../testing/small-catalogue.ts';
import { workOutbox } from '../outbox/outbox.service.ts';
import { sweepCallOffs } from './sweep-call-offs.service.ts';

const fixture = orderFixture();
const { api, now, pass, deps, ordered, begin, read, bank, bankId, call, rows, sweep } = fixture;
const { operator } = consoleFixture({ sale: deps });

const day = 24 * 60;
const other = 'recital-2';
const announce = (status: 'scheduled' | 'cancelled') =>
  announceTo(fixture, { started_at: usualStart, status }, [
    smallDate(other, '2026-12-22T19:00', { hall: 'studio' }),
  ]);
afterEach(() => announce('scheduled'));

it('cancelled, put on and cancelled again by a file, whoever came back to it meanwhile has their money', async () => {
  await announce('scheduled');
  const owner = await operator('owner');
  const { token, number } = await ordered();
  await bank().pay(await bankId(await begin({ token })));
  await read({ token });
  const cancel = { performance_id: 12, what: { kind: 'cancel', days_to_choose: 2 } } as const;
  expect(await owner.run('performance.call-off', cancel)).toMatchObject({ status: 200 });
  const [date] = await rows(sql<{ id: number }>`select id from performances where source_id = ${other}`);
  const exchange = { date_id: 12, as: 'other_date', other_date_id: date?.id };
  expect(await call('POST', `/api/orders/${token}/return`, { body: exchange })).toMatchObject({
    status: 200,
  });

  await announce('scheduled');
  const detail = await owner.get(`${consolePaths.readOrder}?number=${number}`);
  const { id, tickets } = detail.body as unknown as OrderDetail;
  const moves = tickets
    .filter(({ is_revoked }) => !is_revoked)
    .map((ticket) => ({ ticket: ticket.number, to: '12:floor' }));
  const back = { order_id: id, moves, difference: 0, currency_code: 'RUB', settlement: 'even' } as const;
  expect(await owner.run('order.move', back)).toMatchObject({ status: 200 });
  await announce('cancelled');

  pass(2 * day);
  for (let times = 0; times < 3; times += 1) await sweepCallOffs(deps());
  await sweep();
  for (let times = 0; times < 2; times += 1) await workOutbox(deps(), async () => undefined);
  expect(await rows(sql`select amount_minor, reason from refunds`)).toEqual([
    { amount_minor: 110_000, reason: 'performance_cancelled' },
  ]);
  expect(await read({ token })).toMatchObject({ state: 'refunded' });
  expect(await rows(sql`select state from call_offs`)).toEqual([{ state: 'done' }]);
  expect(await brokenInvariants(api().database.db, now())).toEqual([]);
});
