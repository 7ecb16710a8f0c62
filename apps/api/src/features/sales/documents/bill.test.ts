import type { Order } from '@parterre/contracts/orders/order';
import { money } from '@parterre/domain/money/money';
import { expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { findOrder } from '../order/order.service.ts';
import { issueCertificate } from '../payments/certificates.service.ts';
import { readDocumentData } from './document-data.service.ts';
import { billView } from './order-documents.service.ts';

const { api, now, pass, deps, ordered, begin, bank, bankId, read, sweep, rows } = orderFixture();

async function readBill({ token }: Order) {
  const order = await findOrder(deps(), { token });
  if (!order) throw new Error('it is gone');
  return billView(deps(), order, await readDocumentData(deps(), order));
}
const readBank = async (order: Order) => (await readBill(order)).bank;
const account = expect.stringContaining('40702');

it('a bill says where to transfer the money as soon as an invoice is wanted, and while it is waited for', async () => {
  const order = await ordered({ acquisition_id: 6 });
  expect(await readBank(order)).toEqual(account);
  await begin(order, 6);
  expect(await readBank(order)).toEqual(account);
});

it('a bill asks for what is due now once a certificate has paid a part', async () => {
  const order = await ordered({ acquisition_id: 6 });
  await begin(order, 6);
  const { code } = await issueCertificate(api().database.db, money(30_000, 'RUB'), now());
  await begin(order, 7, { certificate_code: code });
  expect(await readBill(order)).toMatchObject({
    bank: account,
    total: money(110_000, 'RUB'),
    paid: money(30_000, 'RUB'),
    due: money(80_000, 'RUB'),
  });
});

it('a bill says where to transfer the money, too, when the card that was tried first was declined', async () => {
  const order = await ordered();
  await bank().decline(await bankId(await begin(order)));
  await read(order);
  await begin(order, 6);
  expect(await readBank(order)).toEqual(account);
});

it('a bill does not say where to transfer the money for an order that is to be paid otherwise', async () => {
  const order = await ordered();
  expect(await readBank(order)).toBeNull();
  await begin(order);
  expect(await readBank(order)).toBeNull();
});

it('a bill no longer says where to transfer the money once it is paid or its time has run out', async () => {
  const paid = await ordered({ acquisition_id: 6 });
  await begin(paid, 6);
  await bank().pay(await bankId(await begin(paid)));
  expect((await read(paid)).state).toBe('paid');
  expect(await readBank(paid)).toBeNull();
  const late = await ordered({ acquisition_id: 6 });
  pass(60 * 24 * 5);
  await sweep();
  expect((await read(late)).state).toBe('expired');
  expect(await readBank(late)).toBeNull();
});

it('a bill asks for nothing once its performance is cancelled', async () => {
  const order = await ordered({ acquisition_id: 6 });
  await rows(sql`update listed_performances set status = 'cancelled' where performance_id = 12`);
  const bill = await readBill(order);
  await rows(sql`update listed_performances set status = 'scheduled' where performance_id = 12`);
  expect(bill).toMatchObject({ state: 'cancelled', bank: null, payUntil: null, due: { amountMinor: 0 } });
});
