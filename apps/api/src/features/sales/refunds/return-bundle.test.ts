import type { Order } from '@parterre/contracts/orders/order';
import { expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { announce, usualStart } from '../../../testing/announce.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { bundleTerms, saveTestBundle } from '../../../testing/save-bundle.ts';
import { smallDate } from '../../../testing/small-catalogue.ts';
import { refundOrder } from './refund-order.service.ts';

const fixture = orderFixture();
const { api, visitor, place, read, begin, bank, bankId, rows, now, sweep, deps } = fixture;
const db = () => api().database.db;

const readDate = async (source: string) => {
  const [found] = await rows(sql<{ id: number; event_id: number }>`
    select id, event_id from performances where source_id = ${source}`);
  return found ?? { id: 0, event_id: 0 };
};

it('one of two evenings of an event that the house does not play comes back, though the bundle goes back whole', async () => {
  const further = smallDate('recital-2', '2026-12-19T19:00', { hall: 'studio' });
  await announce(fixture, { started_at: usualStart, status: 'scheduled' }, [further]);
  const [lost, played, jazz] = [
    await readDate('recital-1'),
    await readDate('recital-2'),
    await readDate('jazz-1'),
  ];
  const { performance_ids: _, ...byEvent } = bundleTerms('BOTH', [], {
    pick: 2,
    event_ids: [lost.event_id, jazz.event_id],
    returns: 'whole',
  });
  await saveTestBundle(db(), now, byEvent);
  // Two people who go to the concert together, and to the recital on different evenings.
  const anna = visitor();
  await anna.add(`${lost.id}:floor`);
  await anna.add(`${played.id}:floor`);
  await anna.add(`${jazz.id}:entry`, 2);
  const { status, body } = await place(anna, { voucher_codes: ['BOTH'], expected_total: 1800 });
  expect(status).toBe(201);
  const order = body as unknown as Order;
  await bank().pay(await bankId(await begin(order)));
  await read(order);

  const refund = (kind: { kind: 'performance'; performanceId: number }) =>
    refundOrder(deps(), Number(order.number), kind);
  expect(await refund({ kind: 'performance', performanceId: lost.id })).toMatchObject({
    kind: 'given',
    amount: { amountMinor: 45_000 },
  });
  await sweep();
  expect(await brokenInvariants(db(), now())).toEqual([]);
});
