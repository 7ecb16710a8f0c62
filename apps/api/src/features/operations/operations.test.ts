import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { connect } from '../../database/connect.ts';
import { makeLogger } from '../../logging/logger.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { makeMetrics } from './metrics.ts';
import { buildOperationsApp } from './operations-app.ts';
import { makeReadiness } from './readiness.service.ts';

let log = '';
const logger = makeLogger('debug', {
  write: (line) => {
    log += line;
  },
});
const metrics = makeMetrics();
const { api, visitor, ordered, begin, bank, bankId, read, call } = orderFixture({ app: { logger, metrics } });

const lines = () =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

it('every answer has the id of its request, which the log has too', async () => {
  const own = await api().app.inject('/v1/events');
  expect(own.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  const given = randomUUID();
  const passed = await api().app.inject({ url: '/v1/events/999', headers: { 'x-request-id': given } });
  expect([passed.headers['x-request-id'], passed.json().error.request_id]).toEqual([given, given]);
  expect(lines().find(({ reqId }) => reqId === given)).toMatchObject({
    level: 'info',
    method: 'GET',
    route: '/v1/events/:id',
    status: 404,
    ms: expect.any(Number),
  });
  const forged = await api().app.inject({
    url: '/health/live',
    headers: { 'x-request-id': 'x"}\n{"level":' },
  });
  expect(forged.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
});

it('after a purchase the log holds nobody: no address, no name, no key, no cookie', async () => {
  const contact = { name: 'Анна Иванова', email: 'anna@example.com', phone: '+79123456789' };
  const order = await ordered({ contact });
  const payment = await begin(order);
  await bank().pay(await bankId(payment));
  await read(order);
  const anna = visitor();
  await anna.add('12:floor', 1);
  await call('POST', '/api/orders', {
    body: { contact: 'no object' },
    cookie: anna.cookie(),
    key: randomUUID(),
  });
  await call('POST', '/api/orders/lookup', { body: { email: contact.email, lang: 'ru' } });
  expect(lines().map(({ route }) => route)).toContain('/api/orders/:token');
  const told = [
    ...Object.values(contact),
    order.token,
    String(anna.cookie()),
    String(anna.cookie()).slice(7),
  ];
  for (const secret of told) expect(log).not.toContain(secret);
  expect(log).not.toMatch(/127\.0\.0\.1|cookie/);
});

it('a fault of ours is in the log, without what the visitor sent', async () => {
  const refused = Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(anna@example.com)' });
  logger.error({ err: refused }, 'a request failed');
  expect(lines().at(-1)).toMatchObject({ level: 'error', err: { message: 'duplicate key' } });
  expect(log).not.toContain('anna@example.com');
});

it('metrics say what was asked, held, ordered and paid, and what waits', async () => {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  await read(order);
  const { db } = api().database;
  const operations = buildOperationsApp({
    db,
    metrics,
    readiness: makeReadiness(db),
    unsentPagesSeconds: () => 12,
  });
  const { body, headers } = await operations.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  for (const line of [
    /^parterre_http_request_duration_seconds_count\{method="POST",route="\/api\/orders",status="201"\} [1-9]/m,
    /^parterre_holds_total\{outcome="held"\} [1-9]/m,
    /^parterre_journal_entries_total\{entry="order.placed"\} [1-9]/m,
    /^parterre_journal_entries_total\{entry="payment.succeeded"\} [1-9]/m,
    /^parterre_outbox_waiting \d/m,
    /^parterre_attention_open 0/m,
    /^parterre_prepared_transactions 0/m,
    /^parterre_unsent_pages_seconds 12/m,
    /^parterre_pool_connections\{state="open"\} [1-9]/m,
    /^nodejs_eventloop_lag_p99_seconds \S/m,
  ])
    expect(body).toMatch(line);
  expect(body).not.toContain(order.token);
  await operations.close();
});

it('a process is ready while its database answers and nobody has asked it to end', async () => {
  const ask = async (db = api().database.db, stop = false) => {
    const readiness = makeReadiness(db);
    if (stop) readiness.stop();
    const operations = buildOperationsApp({ db, metrics, readiness });
    const replies = await Promise.all(['live', 'ready'].map((what) => operations.inject(`/health/${what}`)));
    return replies.map((reply) => [reply.statusCode, reply.json().status]);
  };
  expect(await ask()).toEqual([
    [200, 'live'],
    [200, 'ready'],
  ]);
  expect((await ask(undefined, true))[1]).toEqual([503, 'stopping']);
  const gone = connect('postgres://127.0.0.1:1/nowhere');
  expect(await ask(gone)).toEqual([
    [200, 'live'],
    [503, 'no database'],
  ]);
  await gone.destroy();
});
