import { randomUUID } from 'node:crypto';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { consoleFixture } from '../../../testing/console/console-fixture.ts';
import type { Answer } from '../../../testing/console/operator.ts';

const { operator, db, pass } = consoleFixture();

const outcome = ({ status, body }: Answer) => [status, body.error?.code];

async function addOrder(name: string): Promise<void> {
  await db().query(sql`
    with placed as (
      insert into orders (id, token, idempotency_key, request_digest, basket_id, state, currency, price_minor, service_fee_minor, lang,
        name, email, campaign, created_at, expires_at, next_check_at)
      values (${randomUUID()}, ${randomUUID()}, ${randomUUID()}, '', ${randomUUID()}, 'paid', 'RUB', 1000, 100, 'ru', ${name},
        'anna@example.com', '{}', now(), now(), now())
      returning number, name, email, phone
    )
    insert into order_search (number, words) select number, order_search_words(name, email, phone) from placed`);
}

const read = (key: unknown) => `${consolePaths.readExport}?key=${encodeURIComponent(String(key))}`;

it('orders leave the house after a passkey’s touch, for whoever touched it, for some minutes, and the log says so', async () => {
  await addOrder('Анна Иванова');
  await addOrder('Борис Петров');
  const [finance, owner] = [await operator('finance'), await operator('owner')];
  const input = { search: 'иванова', state: 'paid' as const };
  expect(outcome(await finance.run('orders.export', input, { stepUp: null }))).toEqual([
    403,
    'step_up_required',
  ]);
  const { body } = await finance.run('orders.export', input, { reason: 'the theatre’s bank asks' });
  expect(body).toMatchObject({ orders: 1, key: expect.any(String) });
  const taken = await finance.get(read(body.key));
  expect(taken.body.results).toMatchObject([{ name: 'Анна Иванова', total: 11 }]);
  expect(outcome(await owner.get(read(body.key)))).toEqual([410, 'link_expired']);
  const [grant = '', signature = ''] = String(body.key).split('.');
  const all = Buffer.from(
    Buffer.from(grant, 'base64url').toString().replace('"search":"иванова",', ''),
  ).toString('base64url');
  expect(outcome(await finance.get(read(`${all}.${signature}`)))).toEqual([410, 'link_expired']);
  pass(11);
  expect(outcome(await finance.get(read(body.key)))).toEqual([410, 'link_expired']);
  const { rows } = await db().query(sql<{ after: unknown; reason: string }>`
    select after, reason from audit_log where command = 'orders.export'`);
  // Whoever was searched for is not named.
  expect(rows).toEqual([
    { after: { orders: 1, state: 'paid', is_searched: true }, reason: 'the theatre’s bank asks' },
  ]);
});

it('what may be taken out is not stored as a key that opens it', async () => {
  const owner = await operator('owner');
  const { body } = await owner.run('orders.export', {});
  const [, signature = ''] = String(body.key).split('.');
  const { rows } = await db().query(sql<{ outcome: unknown }>`select outcome from command_results`);
  expect(JSON.stringify(rows)).not.toContain(signature);
});

it('those who sell at the counter see orders, and take none out', async () => {
  const clerk = await operator('box_office');
  expect((await clerk.get(consolePaths.findOrders)).status).toBe(200);
  expect(outcome(await clerk.run('orders.export', {}))).toEqual([403, 'not_permitted']);
  const owner = await operator('owner');
  const { body } = await owner.run('orders.export', {});
  expect(outcome(await clerk.get(read(body.key)))).toEqual([403, 'not_permitted']);
  expect(outcome(await (await operator('editor')).get(consolePaths.findOrders))).toEqual([
    403,
    'not_permitted',
  ]);
});
