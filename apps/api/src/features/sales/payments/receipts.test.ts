import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { forget } from '../../../testing/forget.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { openYookassaSimulator } from '../../../testing/payments/yookassa-simulator.ts';
import { listAttentionItems } from '../attention/attention.service.ts';
import { workOutbox } from '../outbox/outbox.service.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';
import { yookassaProvider } from './providers/yookassa/yookassa-provider.ts';

const { ordered, begin, bankId, read, deps, now, pass, rows, api, providers } = orderFixture({
  paymentProviders: ['sandbox', 'yookassa'],
});

let yookassa: Awaited<ReturnType<typeof openYookassaSimulator>>;
beforeAll(async () => {
  const keys = { shopId: '100500', secretKey: 'test_parterre' };
  yookassa = await openYookassaSimulator(keys);
  providers.set('yookassa', yookassaProvider({ ...keys, url: yookassa.url, vatCode: 1 }));
});
afterAll(() => yookassa.close());

const card = 4;
const day = 24 * 60;
const work = () => workOutbox(deps(), async () => undefined);

async function paid() {
  const order = await ordered({ acquisition_id: card });
  const id = await bankId(await begin(order, card));
  yookassa.pay(id);
  return { id, order: await read(order) };
}
const closed = (id: string) => yookassa.closings().filter(({ payment_id }) => payment_id === id);

it('what was paid before the evening is closed after it, once', async () => {
  const { id } = await paid();
  pass(17 * day);
  await work();
  expect(closed(id)).toEqual([]);
  expect(await brokenInvariants(api().database.db, now())).toEqual([]);
  pass(2 * day);
  yookassa.loseAnswers(1);
  await work();
  pass(1);
  await work();
  expect(closed(id)).toMatchObject([
    {
      customer: { email: 'anna@example.com' },
      items: [{ quantity: 2, amount: { value: '550.00' }, payment_mode: 'full_payment' }],
      settlements: [{ type: 'prepayment', amount: { value: '1100.00', currency: 'RUB' } }],
    },
  ]);
});

it('each rate of VAT has lines of its own, of the whole and of what is left of it', async () => {
  const [whole, part] = [await paid(), await paid()];
  await rows(sql`
    update order_lines
    set vat_rate = 0, vat_exemption = 'п. 2 ст. 149 НК РФ', fee_vat_rate = 2000, fee_vat_exemption = null`);
  const numbers = part.order.tickets.slice(0, 1).map(({ number }) => number);
  await refundOrder(deps(), Number(part.order.number), { kind: 'tickets', numbers });
  pass(20 * day);
  await work();
  expect(closed(whole.id)).toMatchObject([
    {
      items: [
        { quantity: 2, amount: { value: '500.00' }, vat_code: 1 },
        {
          quantity: 2,
          amount: { value: '50.00' },
          vat_code: 4,
          description: expect.stringMatching(/^Сбор: /),
        },
      ],
    },
  ]);
  expect(closed(part.id)).toMatchObject([
    {
      items: [
        { quantity: 1, amount: { value: '500.00' }, vat_code: 1 },
        { quantity: 1, amount: { value: '50.00' }, vat_code: 4 },
      ],
    },
  ]);
});

it('an evening that was put off is closed when it has been', async () => {
  const { id } = await paid();
  const [date] = await rows(
    sql<{ ended_at: Date }>`select ended_at from listed_performances where performance_id = 12`,
  );
  const later = new Date((date?.ended_at.getTime() ?? 0) + 10 * 24 * 3600 * 1000);
  await rows(sql`update listed_performances set ended_at = ${later} where performance_id = 12`);
  pass(20 * day);
  await work();
  expect(closed(id)).toEqual([]);
  pass(10 * day);
  await work();
  expect(closed(id)).toHaveLength(1);
  await rows(sql`update listed_performances set ended_at = ${date?.ended_at} where performance_id = 12`);
});

it('what was given back is not closed, and what is left of it is', async () => {
  const [whole, part] = [await paid(), await paid()];
  await refundOrder(deps(), Number(whole.order.number), { kind: 'all' });
  const numbers = part.order.tickets.slice(0, 1).map(({ number }) => number);
  await refundOrder(deps(), Number(part.order.number), { kind: 'tickets', numbers });
  pass(20 * day);
  await work();
  expect(closed(whole.id)).toEqual([]);
  expect(closed(part.id)).toMatchObject([{ settlements: [{ amount: { value: '550.00' } }] }]);
});

it('a provider that takes no closing receipt is put on the list', async () => {
  await paid();
  pass(20 * day);
  yookassa.breakDown('error');
  for (const _ of Array(9)) {
    await work();
    pass(61);
  }
  yookassa.breakDown('none');
  expect(await listAttentionItems(api().database.db)).toMatchObject([{ reason: 'receipt_stuck' }]);
});

it('money that goes back to a buyer who was forgotten has its receipt, which the seller gets', async () => {
  const { order } = await paid();
  pass(20 * day);
  await work();
  expect(await forget(api().database.db, 'anna@example.com')).toMatchObject({ kind: 'done' });
  await refundOrder(deps(), Number(order.number), { kind: 'all' });
  expect((await read(order)).state).toBe('refunded');
  expect(yookassa.refundReceipts().at(-1)).toMatchObject({ customer: { email: 'tickets@shop.test' } });
});
