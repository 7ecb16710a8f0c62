import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../testing/broken-invariants.ts';
import { orderStage } from '../../testing/order-stage.ts';
import { type MailTask, workOutbox } from './outbox.service.ts';

const { api, ordered, begin, bank, bankId, read, rows, now, pass, call } = orderStage();

let sent: MailTask[] = [];
let faults = 0;
beforeEach(() => {
  sent = [];
  faults = 0;
});
const work = () =>
  workOutbox({
    store: { db: api().database.db, clock: now },
    closeReceipts: async () => undefined,
    sendMail: async (task) => {
      if (faults-- > 0) throw new Error('the mail server is away');
      sent.push(task);
    },
  });
const kinds = () => sent.map(({ kind }) => kind);

async function paid() {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  return read(order);
}

describe('what has happened', () => {
  test('is told of once each, by whoever is quickest', async () => {
    const order = await paid();
    await Promise.all([work(), work(), work()]);
    expect(kinds().toSorted()).toEqual(['order_paid', 'order_placed']);
    expect(sent[0]).toMatchObject({
      to: { email: 'anna@example.com', lang: 'ru' },
      orders: [{ token: order.token }],
    });
    pass(60);
    await work();
    expect(sent).toHaveLength(2);
  });

  test('is told again, under the same name, until it arrives', async () => {
    await ordered();
    faults = 3;
    for (const _ of Array(4)) {
      await work();
      pass(2);
    }
    expect(sent).toMatchObject([{ happening: expect.stringMatching(/^order_placed:/) }]);
  });

  test('is put on the list when it cannot be told', async () => {
    await ordered();
    faults = Number.POSITIVE_INFINITY;
    for (const _ of Array(9)) {
      await work();
      pass(61);
    }
    expect(await rows(sql`select reason from attention`)).toEqual([{ reason: 'mail_stuck' }]);
  });

  test('makes a date sold out in lists', async () => {
    const [date] = await rows(sql<{ capacity: number }>`select capacity from event_dates where id = 12`);
    await rows(sql`update event_dates set capacity = 5 where id = 12`);
    await paid();
    await work();
    const soldOut = await rows(sql`select sold_out from showings where date_id = 12`);
    await rows(sql`update event_dates set capacity = ${date?.capacity} where id = 12`);
    await rows(sql`update showings set sold_out = false where date_id = 12`);
    expect(soldOut).toEqual([{ sold_out: true }]);
  });
});

test('links go to whoever has orders, and to nobody else', async () => {
  const order = await ordered();
  await call('POST', '/api/orders/lookup', { body: { email: 'ANNA@example.com', lang: 'de' } });
  await call('POST', '/api/orders/lookup', { body: { email: 'nobody@example.com', lang: 'de' } });
  await work();
  expect(sent.filter(({ kind }) => kind === 'order_links')).toMatchObject([
    { to: { email: 'ANNA@example.com', lang: 'de' }, orders: [{ token: order.token }] },
  ]);
});

test('links are mailed once in each ten minutes, however often they are asked for', async () => {
  await ordered();
  const ask = () => call('POST', '/api/orders/lookup', { body: { email: 'anna@example.com', lang: 'ru' } });
  const links = () => kinds().filter((kind) => kind === 'order_links');
  await Promise.all([ask(), ask(), ask()]);
  await work();
  await ask();
  await work();
  expect(links()).toHaveLength(1);
  pass(10);
  await ask();
  await work();
  expect(links()).toHaveLength(2);
});

test('a sale in good order breaks nothing that the doctor looks at', async () => {
  await paid();
  await ordered();
  await work();
  expect(await brokenInvariants(api().database.db, now())).toEqual([]);
});
