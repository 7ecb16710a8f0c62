import { createHmac } from 'node:crypto';
import { deliveryPage, webhook as webhookContract } from '@parterre/contracts/console/webhooks';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { money } from '@parterre/domain/money/money';
import type { WebhookEvent } from '@parterre/domain/webhooks/webhook-events';
import { beforeEach, expect, it } from 'vitest';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { consoleFixture } from '../../../testing/console/console-fixture.ts';
import type { Answer, Operator } from '../../../testing/console/operator.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { insertEntriesAndTasks } from '../order/order-events.queries.ts';
import { workOutbox } from '../outbox/outbox.service.ts';
import { correctReceipt, receiveInvoice } from '../payments/invoices.service.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';
import type { Outgoing } from './post-message.ts';
import { forgetDeliveries, makeWebhookSender } from './send-webhooks.service.ts';

const { api, ordered, begin, bank, bankId, read, rows, sweep, pass, now, deps } = orderFixture();
const { operator } = consoleFixture({ sale: deps });
const db = () => api().database.db;
const houseSecret = 'a secret of a house that is not there';
const hour = 60;

let sent: Outgoing[] = [];
let answers: (number | Error)[] = [];
beforeEach(async () => {
  [sent, answers] = [[], []];
  await db().query(sql`delete from webhooks`);
});

/** A receiver that answers as it is told, and then takes everything. */
const post = async (message: Outgoing): Promise<number> => {
  sent.push(message);
  const answer = answers.shift() ?? 204;
  if (answer instanceof Error) throw answer;
  return answer;
};
const makeSender = (postMessage: (message: Outgoing) => Promise<number> = post) =>
  makeWebhookSender({ db: db(), now, secret: houseSecret, post: postMessage }, (fault) => {
    throw fault;
  });
const send = async () => {
  const sender = makeSender();
  await sender.send();
  await sender.settle();
};

const outcome = ({ status, body }: Answer) => [status, body.error?.code];
const url = 'https://crm.example/hooks';
interface Added {
  readonly id: string;
  readonly secret: string;
}
const add = async (
  owner: Operator,
  events: WebhookEvent[] = ['order.paid', 'refund.done'],
  address = url,
): Promise<Added> => {
  const { status, body } = await owner.run('webhooks.add', { url: address, events });
  expect(status, JSON.stringify(body)).toBe(200);
  return { id: String(body.webhook_id), secret: String(body.secret) };
};
const list = async (owner: Operator) =>
  ((await owner.get(consolePaths.listWebhooks)).body.results ?? []).map((one) => webhookContract.parse(one));
const deliveries = async (owner: Operator, { id }: Added) =>
  deliveryPage.parse((await owner.get(`${consolePaths.listDeliveries}?webhook_id=${id}`)).body).results;

async function paid() {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  expect((await read(order)).state).toBe('paid');
  return order;
}

const signatures = (secret: string, { headers, body }: Outgoing) => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const own = `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  const all = headers['webhook-signature']?.split(' ') ?? [];
  return { isOurs: all.includes(own), count: all.length };
};

it('what happens to an order is told, signed, to those who want to be told of it, and names no buyer', async () => {
  const owner = await operator('owner');
  const mine = await add(owner);
  await add(owner, ['ticket.reissued']);
  const order = await paid();
  await send();
  await refundOrder(deps(), Number(order.number), { kind: 'all' });
  await sweep();
  await send();
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([
    {
      type: 'order.paid',
      timestamp: expect.any(String),
      data: {
        order_id: expect.any(String),
        order_number: Number(order.number),
        amount: 1100,
        currency_code: 'RUB',
      },
    },
    {
      type: 'refund.done',
      timestamp: expect.any(String),
      data: {
        order_id: expect.any(String),
        order_number: Number(order.number),
        refund_id: expect.any(String),
        amount: 1100,
        currency_code: 'RUB',
      },
    },
  ]);
  for (const message of sent) expect(signatures(mine.secret, message)).toEqual({ isOurs: true, count: 1 });
  expect(JSON.stringify(sent)).not.toMatch(/anna|Анна/i);
});

it('nothing that was undone is told', async () => {
  await add(await operator('owner'));
  const order = await ordered();
  const [row] = await rows(sql<{ id: string }>`select id from orders where token = ${order.token}`);
  const entries = [{ at: now(), orderId: row?.id ?? '', entry: 'order.paid' }];
  const waiting = async (tx: Db | Tx) => (await tx.query(sql`select id from webhook_deliveries`)).rows.length;
  const undone = db().transaction(async (tx) => {
    insertEntriesAndTasks(tx, { entries, tasks: [] });
    expect(await waiting(tx)).toBe(1);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await waiting(db())).toBe(0);
});

it('what is not taken comes again, ever more rarely and under the same id, until it is', async () => {
  const owner = await operator('owner');
  const mine = await add(owner);
  answers = [500, new Error('connect ECONNREFUSED')];
  await paid();
  await send();
  expect(await deliveries(owner, mine)).toMatchObject([{ state: 'waiting', attempts: 1, answer: 500 }]);
  await send();
  expect(sent).toHaveLength(1);
  pass(0.1);
  await send();
  expect(await deliveries(owner, mine)).toMatchObject([
    { attempts: 2, answer: null, fault: 'connect ECONNREFUSED' },
  ]);
  expect(await list(owner)).toMatchObject([{ failing_since: expect.any(String), waiting: 1 }]);
  pass(1);
  await send();
  expect(await deliveries(owner, mine)).toMatchObject([
    { state: 'delivered', attempts: 3, answer: 204, fault: null },
  ]);
  expect(await list(owner)).toMatchObject([{ failing_since: null, waiting: 0 }]);
  expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(sent.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(3);
});

it('what was sent is sent once more when somebody asks for it, under its id', async () => {
  const owner = await operator('owner');
  const mine = await add(owner);
  await paid();
  await send();
  const [delivery] = await deliveries(owner, mine);
  expect((await owner.run('webhooks.replay', { delivery_id: delivery?.id ?? '' })).status).toBe(200);
  // The console has a clock of its own.
  await rows(sql`update webhook_deliveries set due_at = ${now()}`);
  await send();
  const [first, second] = sent;
  expect([second?.body, second?.headers['webhook-id']]).toEqual([first?.body, delivery?.id]);
});

it('a new secret and the one before it both count for a day', async () => {
  const owner = await operator('owner');
  const mine = await add(owner);
  const { body } = await owner.run('webhooks.change', { webhook_id: mine.id, rotates_secret: true });
  const secret = String(body.secret);
  expect(secret).not.toBe(mine.secret);
  await rows(sql`update webhooks set rotated_at = ${now()}`);
  await paid();
  await send();
  pass(25 * hour);
  await paid();
  await send();
  const [within, after] = sent;
  if (!within || !after) throw new Error('nothing was sent');
  expect([signatures(secret, within), signatures(mine.secret, within)]).toEqual(
    Array(2).fill({ isOurs: true, count: 2 }),
  );
  expect([signatures(secret, after), signatures(mine.secret, after)]).toEqual([
    { isOurs: true, count: 1 },
    { isOurs: false, count: 1 },
  ]);
  const stored = await rows(sql<{ text: string }>`
    select webhooks::text as text from webhooks
    union all
    select outcome::text from command_results`);
  expect(JSON.stringify(stored)).not.toContain('whsec_');
});

it('an endpoint that takes nothing for three days is turned off, stands on the list, and goes on where it was', async () => {
  const owner = await operator('owner');
  const mine = await add(owner);
  await paid();
  answers = Array(20).fill(503);
  for (let tries = 0; tries < 20 && (await list(owner))[0]?.is_active; tries += 1) {
    await send();
    pass(6 * hour);
  }
  expect(await list(owner)).toMatchObject([{ is_active: false, waiting: 1 }]);
  const { body } = await owner.get(consolePaths.readToday);
  expect(body.attention).toMatchObject({
    items: [{ subject: `webhook:${mine.id}`, reason: 'webhook_disabled', order_number: null }],
  });
  const before = sent.length;
  await send();
  expect(sent).toHaveLength(before);
  const [waiting] = await deliveries(owner, mine);
  const replay = await owner.run('webhooks.replay', { delivery_id: waiting?.id ?? '' });
  expect(outcome(replay)).toEqual([409, 'webhook_off']);

  answers = [];
  expect((await owner.run('webhooks.change', { webhook_id: mine.id, is_active: true })).status).toBe(200);
  await send();
  expect(await list(owner)).toMatchObject([{ is_active: true, waiting: 0 }]);
  expect((await owner.get(consolePaths.readToday)).body.attention).toMatchObject({ total: 0 });

  // The next time it stands there again.
  await paid();
  answers = Array(20).fill(503);
  for (let tries = 0; tries < 20 && (await list(owner))[0]?.is_active; tries += 1) {
    await send();
    pass(6 * hour);
  }
  expect((await owner.get(consolePaths.readToday)).body.attention).toMatchObject({ total: 1 });
});

it('an endpoint that is taken away while something is sold costs nobody a sale', async () => {
  const owner = await operator('owner');
  const mine = await add(owner);
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { promise: isGone, resolve: takeAway } = Promise.withResolvers<void>();
  const removing = db().transaction(async (tx) => {
    await tx.query(sql`delete from webhooks where id = ${mine.id}`);
    takeAway();
    await isOver;
  });
  await isGone;
  const selling = paid();
  await expect
    .poll(async () => {
      const { rows: found } = await db().query(sql`
        select 1 as one from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      return found.length;
    })
    .toBeGreaterThan(0);
  end();
  await removing;
  await selling;
});

it('an endpoint that hangs keeps no other waiting, and gets one message at a time', async () => {
  const owner = await operator('owner');
  const other = await add(owner, ['order.paid']);
  const hanging = 'https://till.example/hooks';
  await add(owner, ['order.paid'], hanging);
  const { promise: isBack, resolve: comeBack } = Promise.withResolvers<void>();
  const posted: string[] = [];
  const sender = makeSender(async (message) => {
    posted.push(message.url);
    if (message.url === hanging) await isBack;
    return 204;
  });
  const waiting = async () => (await list(owner)).find(({ id }) => id === other.id)?.waiting;
  const tellOther = async () => {
    await paid();
    await sender.send();
    await expect.poll(waiting).toBe(0);
  };
  await tellOther();
  await tellOther();
  expect(posted.filter((address) => address === hanging)).toHaveLength(1);
  comeBack();
  await sender.settle();
  expect(posted.filter((address) => address === hanging)).toHaveLength(2);
});

it('a server that ends waits for the message that is on its way, and for none of those behind it', async () => {
  await add(await operator('owner'), ['order.paid']);
  for (let orders = 0; orders < 3; orders += 1) await paid();
  const { promise: isBack, resolve: comeBack } = Promise.withResolvers<void>();
  let posted = 0;
  const sender = makeSender(async () => {
    posted += 1;
    await isBack;
    return 204;
  });
  await sender.send();
  const ended = sender.end();
  comeBack();
  await ended;
  await sender.send();
  expect(posted).toBe(1);
  await send();
  expect(sent).toHaveLength(2);
});

it('what happens while an endpoint is off is told when it is turned on again, and forgotten after a month', async () => {
  const owner = await operator('owner');
  const mine = await add(owner);
  expect((await owner.run('webhooks.change', { webhook_id: mine.id, is_active: false })).status).toBe(200);
  await paid();
  await send();
  expect(sent).toEqual([]);
  expect(await list(owner)).toMatchObject([{ is_active: false, waiting: 1 }]);
  expect((await owner.run('webhooks.change', { webhook_id: mine.id, is_active: true })).status).toBe(200);
  await send();
  expect(sent.map(({ body }) => JSON.parse(body).type)).toEqual(['order.paid']);

  expect((await owner.run('webhooks.change', { webhook_id: mine.id, is_active: false })).status).toBe(200);
  await paid();
  pass(31 * 24 * hour);
  await forgetDeliveries(db(), now());
  expect(await deliveries(owner, mine)).toEqual([]);
});

it('an order whose transfer was entered by mistake is told of as open again, before it is told of as paid once more', async () => {
  await add(await operator('owner'), ['order.paid', 'order.reopened']);
  const order = await ordered();
  await begin(order, 6);
  const amount = () => money(110_000, 'RUB');
  expect((await receiveInvoice(deps(), Number(order.number), amount)).kind).toBe('received');
  expect((await correctReceipt(deps(), Number(order.number), 'another order')).kind).toBe('corrected');
  expect((await receiveInvoice(deps(), Number(order.number), amount)).kind).toBe('received');
  await send();
  expect(sent.map(({ body }) => JSON.parse(body).type).toSorted()).toEqual([
    'order.paid',
    'order.paid',
    'order.reopened',
  ]);
});

it('a message that is never taken is given up, and others go on', async () => {
  const owner = await operator('owner');
  const mine = await add(owner);
  await paid();
  for (let tries = 0; tries < 11; tries += 1) {
    answers = [400];
    await send();
    // Another was taken meanwhile, so the endpoint lives.
    await rows(sql`update webhooks set failing_since = null`);
    pass(24 * hour);
  }
  expect(await deliveries(owner, mine)).toMatchObject([{ state: 'given_up', attempts: 11, due_at: null }]);
});

it('a performance that changes is told of once, by the outbox', async () => {
  await add(await operator('owner'), ['performance.changed']);
  const payload = JSON.stringify({ event_id: 9, performance_id: 12, revision: 3 });
  for (const key of ['a', 'b'])
    await rows(sql`
      insert into outbox (deduplication_key, kind, payload, created_at, due_at)
      values (${key}, 'performance_changed', ${payload}, ${now()}, ${now()})`);
  await workOutbox(deps(), async () => undefined);
  await send();
  expect(sent.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'performance.changed', data: { event_id: 9, performance_id: 12 } },
  ]);
});

it('a change is refused where nothing changes, and an endpoint where messages could be read on the way', async () => {
  const owner = await operator('owner');
  const { id } = await add(owner);
  const change = (more: object) => owner.preview('webhooks.change', { webhook_id: id, ...more });
  expect(outcome(await change({ url }))).toEqual([409, 'nothing_changes']);
  expect(outcome(await change({ url: 'http://crm.example/' }))).toEqual([422, 'invalid_request']);
  expect(
    outcome(await owner.preview('webhooks.add', { url: 'ftp://crm.example', events: ['order.paid'] })),
  ).toEqual([422, 'invalid_request']);
  expect((await owner.run('webhooks.remove', { webhook_id: id })).status).toBe(200);
  expect(await list(owner)).toEqual([]);
});

it('what was delivered is forgotten after a month', async () => {
  const owner = await operator('owner');
  const mine = await add(owner);
  await paid();
  await send();
  pass(31 * 24 * hour);
  await forgetDeliveries(db(), now());
  expect(await deliveries(owner, mine)).toEqual([]);
});
