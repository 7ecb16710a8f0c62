import { money } from '@parterre/domain/money/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { issueCertificate } from '../payments/certificates.service.ts';
import { type MailTask, workOutbox } from './outbox.service.ts';

const { api, ordered, begin, bank, bankId, read, rows, now, pass, call, sweep, deps } = orderFixture();

let sent: MailTask[] = [];
let faults = 0;
beforeEach(() => {
  sent = [];
  faults = 0;
});
const work = () =>
  workOutbox(deps(), async (task) => {
    if (faults-- > 0) throw new Error('the mail server is away');
    sent.push(task);
  });
const kinds = () => sent.map(({ kind }) => kind);

async function paid() {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  return read(order);
}

describe('what has happened', () => {
  it('is told of once each, by whoever is quickest', async () => {
    const order = await ordered();
    await Promise.all([work(), work(), work()]);
    await bank().pay(await bankId(await begin(order)));
    await read(order);
    await Promise.all([work(), work(), work()]);
    expect(kinds()).toEqual(['order_placed', 'order_paid']);
    expect(sent[0]).toMatchObject({
      to: { email: 'anna@example.com', lang: 'ru' },
      orders: [{ token: order.token }],
    });
    pass(60);
    await work();
    expect(sent).toHaveLength(2);
  });

  it('is told again, under the same name, until it arrives', async () => {
    await ordered();
    faults = 3;
    for (const _ of Array(4)) {
      await work();
      pass(2);
    }
    expect(sent).toMatchObject([{ deduplicationKey: expect.stringMatching(/^order_placed:/) }]);
  });

  it('is put on the list when it cannot be told', async () => {
    await ordered();
    faults = Number.POSITIVE_INFINITY;
    for (const _ of Array(9)) {
      await work();
      pass(61);
    }
    expect(await rows(sql`select reason from attention_items`)).toEqual([{ reason: 'mail_stuck' }]);
  });

  it('makes a date sold out in lists', async () => {
    const [date] = await rows(sql<{ capacity: number }>`select capacity from performances where id = 12`);
    await rows(sql`update performances set capacity = 5 where id = 12`);
    await paid();
    await work();
    const soldOut = await rows(sql`select sold_out from listed_performances where performance_id = 12`);
    await rows(sql`update performances set capacity = ${date?.capacity} where id = 12`);
    await rows(sql`update listed_performances set sold_out = false where performance_id = 12`);
    expect(soldOut).toEqual([{ sold_out: true }]);
  });
});

describe('what anybody can bring about in the name of a stranger', () => {
  const stranger = (email = 'stranger@example.com') =>
    ordered({ contact: { name: 'Claim your prize', email } });
  const cancel = ({ token }: { token: string }) => call('POST', `/api/orders/${token}/cancel`);
  const dropped = () =>
    rows(
      sql`select dropped_because, count(*)::integer from outbox where kind like 'order_%' group by 1 order by 1`,
    );

  it('is not told any more once it is over', async () => {
    for (const _ of Array(8)) await cancel(await stranger());
    await work();
    expect(sent).toEqual([]);
    expect(await dropped()).toEqual([{ dropped_because: 'order_moved_on', count: 8 }]);
  });

  it('is told a few times in an hour, by all processes together, however the address is written', async () => {
    const spellings = ['stranger@gmail.com', 'stran.ger@googlemail.com', 'Stranger+1@gmail.com'];
    for (const index of Array(8).keys()) await stranger(spellings[index % 3]);
    await Promise.all([work(), work(), work()]);
    expect(sent).toHaveLength(5);
    expect(await dropped()).toContainEqual({ dropped_because: 'too_many', count: 3 });
    await ordered();
    await work();
    expect(sent.at(-1)).toMatchObject({ kind: 'order_placed', to: { email: 'anna@example.com' } });
  });

  it('is told a few times in a day, slowly as it may come', async () => {
    await rows(sql`
      insert into outbox (deduplication_key, kind, order_id, payload, mailbox, created_at, due_at, done_at)
      select 'order_placed:' || hours, 'order_placed', gen_random_uuid(), '{}', 'stranger@example.com', at, at, at
      from generate_series(1, 30) as hours, lateral (select ${now()}::timestamptz - hours * interval '110 minutes') as t (at)`);
    for (const _ of Array(4)) await stranger();
    await work();
    expect(sent).toHaveLength(2);
  });

  it('does not keep from them what they have paid for', async () => {
    for (const _ of Array(7)) await stranger('anna@example.com');
    const order = await paid();
    await work();
    expect(sent.filter(({ orders }) => orders[0]?.token === order.token).map(({ kind }) => kind)).toEqual([
      'order_paid',
    ]);
  });

  it('is limited, though one certificate pays a part of each and is filled up again', async () => {
    const { code } = await issueCertificate(api().database.db, money(100, 'RUB'), now());
    for (const _ of Array(8)) {
      const order = await stranger();
      await begin(order, 7, { certificate_code: code });
      await work();
      await cancel(order);
      await sweep();
      await work();
    }
    expect(sent).toHaveLength(5);
    expect(await dropped()).toContainEqual({ dropped_because: 'too_many', count: 11 });
  });

  it('does not keep from them what a certificate has paid for', async () => {
    for (const _ of Array(7)) await stranger('anna@example.com');
    const { code } = await issueCertificate(api().database.db, money(110_000, 'RUB'), now());
    const order = await ordered();
    await begin(order, 7, { certificate_code: code });
    await work();
    expect(sent).toContainEqual(expect.objectContaining({ kind: 'order_paid' }));
  });

  it('is counted the same when a mail is tried again', async () => {
    for (const _ of Array(6)) await stranger();
    faults = 3;
    for (const _ of Array(3)) {
      await work();
      pass(1);
    }
    expect(sent).toHaveLength(5);
  });
});

it('links go to whoever has orders, and to nobody else', async () => {
  const order = await ordered();
  await call('POST', '/api/orders/lookup', { body: { email: 'ANNA@example.com', lang: 'de' } });
  await call('POST', '/api/orders/lookup', { body: { email: 'nobody@example.com', lang: 'de' } });
  await work();
  expect(sent.filter(({ kind }) => kind === 'order_links')).toMatchObject([
    { to: { email: 'ANNA@example.com', lang: 'de' }, orders: [{ token: order.token }] },
  ]);
});

it('links are mailed once in each ten minutes, however often they are asked for', async () => {
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

describe('a list of orders that anybody can ask for', () => {
  const ask = async (email: string) => {
    const { status } = await call('POST', '/api/orders/lookup', { body: { email, lang: 'ru' } });
    await work();
    return status;
  };
  const links = () => sent.filter(({ kind }) => kind === 'order_links').map(({ to }) => to.email);
  const orderedFor = (email: string) => ordered({ contact: { name: 'Анна Иванова', email } });

  it('is mailed three times in an hour to one mailbox, however its address is written', async () => {
    const spellings = ['a.b@gmail.com', 'ab@gmail.com', 'ab+1@gmail.com', 'AB+2@googlemail.com'];
    for (const email of spellings) await orderedFor(email);
    const statuses = [];
    for (const email of spellings) statuses.push(await ask(email));
    expect(statuses).toEqual([202, 202, 202, 202]);
    expect(links()).toEqual(spellings.slice(0, 3));
    expect(
      await rows(sql`select payload ->> 'email' as email from outbox where dropped_because = 'too_many'`),
    ).toEqual([{ email: 'AB+2@googlemail.com' }]);
    pass(60);
    await ask('AB+2@googlemail.com');
    expect(links()).toHaveLength(4);
  });

  it('is mailed though others asked for aliases of its mailbox that never ordered', async () => {
    await orderedFor('ab@gmail.com');
    for (const index of Array(5).keys()) await ask(`ab+${index}@gmail.com`);
    await ask('ab@gmail.com');
    expect(links()).toEqual(['ab@gmail.com']);
  });

  it('is the same for a domain in its own script and in ASCII', async () => {
    await orderedFor('anna@bücher.example');
    await ask('anna@xn--bcher-kva.example');
    await ask('anna@bücher.example');
    expect(links()).toEqual(['anna@xn--bcher-kva.example']);
  });

  it('does not keep mails about orders away', async () => {
    await ordered();
    for (const _ of Array(6)) {
      await ask('anna@example.com');
      pass(10);
    }
    await ordered();
    await work();
    expect(kinds().filter((kind) => kind === 'order_placed')).toHaveLength(2);
  });
});

it('a sale in good order breaks nothing that the doctor looks at', async () => {
  await paid();
  await ordered();
  await work();
  expect(await brokenInvariants(api().database.db, now())).toEqual([]);
});
