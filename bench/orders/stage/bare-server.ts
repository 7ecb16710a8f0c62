import { randomBytes, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

// The least that an order can cost over HTTP: one route that makes all the writes of placing, paying and settling it, in
// one transaction, and believes whatever it is told.

interface Sold {
  readonly basket: string;
  readonly event: number;
  readonly seats: readonly number[];
}

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const [priceMinor, feeMinor] = [5000, 500];
const consents = ['offer', 'personal_data', 'marketing'];
const subject = JSON.stringify({
  event: { id: 1, title: 'Show', picture: null },
  date: { id: 1, started_at: '2099-06-01T19:00:00+02:00', hall: 'Arena', place: 'Arena' },
  zone: { id: 'stalls', name: 'Stalls' },
  seat: { sector: 'Hall', row: '1', number: '1' },
});

async function sell(client: pg.PoolClient, { basket, event, seats }: Sold): Promise<void> {
  const [order, payment] = [randomUUID(), randomUUID()];
  const run = (text: string, values: unknown[]) => client.query(text, values);
  const note = (what: string, minor: number | null = null) =>
    run(
      `insert into journal (at, order_id, payment_id, what, amount_minor, currency)
       values (now(), $1, $2, $3, $4, 'RUB')`,
      [order, payment, what, minor],
    );
  const tell = (kind: string) =>
    run(
      `insert into outbox (happening, kind, order_id, payload, created_at, due_at)
       values ($1, $2, $3, '{}', now(), 'infinity')`,
      [`${kind}:${order}`, kind, order],
    );
  const total = (priceMinor + feeMinor) * seats.length;

  await run(
    `update baskets set lines = '[]', expires_at = null, version = version + 1, updated_at = now() where id = $1`,
    [basket],
  );
  await run(
    `update stock_seats set owner = $1, expires_at = 'infinity'
     where event_id = $2 and date_id = $2 and seat = any($3)`,
    [order, event, seats],
  );
  await run(
    `insert into orders (id, token, placed_under, asked, state, currency, price_minor, service_fee_minor, lang, name,
       email, campaign, created_at, expires_at, ask_at)
     values ($1, $2, $3, $4, 'awaiting_payment', 'RUB', $5, $6, 'en', $7, $8, '{}', now(), now() + interval '15 minutes',
       now() + interval '15 minutes')`,
    [
      ...[order, randomBytes(24).toString('base64url'), `${basket} ${order}`, randomUUID()],
      ...[priceMinor * seats.length, feeMinor * seats.length, 'Anna Smith', 'anna@example.com'],
    ],
  );
  await run(
    `insert into order_consents (order_id, kind, is_given, version, given_at, ip)
     select $1, kind, true, 'en', now(), '127.0.0.1' from unnest($2::text[]) as kind`,
    [order, consents],
  );
  await run(
    `insert into order_lines (order_id, ticket_id, position, event_id, date_id, zone, seat, units, count, price_minor,
       service_fee_minor, subject)
     select $1, $2::integer || ':' || seat, row_number() over (), $2, $2, 'stalls', seat, array[seat], 1, $4, $5, $6
     from unnest($3::integer[]) as seat`,
    [order, event, seats, priceMinor, feeMinor, subject],
  );
  await note('order.placed', total);
  await tell('order_placed');

  await run(`update orders set expires_at = $2, ask_at = $2 where id = $1`, [
    order,
    new Date(Date.now() + 900_000),
  ]);
  await run(
    `insert into payments (id, order_id, acquisition_id, provider, kind, state, amount_minor, currency, created_at,
       expires_at, ask_at)
     values ($1, $2, 1, 'sandbox', 'card', 'pending', $3, 'RUB', now(), now() + interval '15 minutes',
       now() + interval '10 seconds')`,
    [payment, order, total],
  );
  await note('payment.pending', total);
  await run(`update payments set provider_payment_id = $2, redirect_url = $3 where id = $1`, [
    ...[payment, randomUUID(), 'http://127.0.0.1/pay'],
  ]);

  await run(
    `update payments set state = 'succeeded', received_minor = $2, received_currency = 'RUB', outcome = 'kept',
       ask_at = null
     where id = $1`,
    [payment, total],
  );
  await note('payment.succeeded', total);
  await run(
    `update stock_seats set state = 'sold', expires_at = null
     where event_id = $1 and date_id = $1 and seat = any($2)`,
    [event, seats],
  );
  await run(
    `insert into tickets (event_id, id, date_id, zone, seat, unit, order_id, line_id, number, code, issued_at)
     select $1, gen_random_uuid(), $1, 'stalls', seat, seat, $2, $1::integer || ':' || seat, $3, $4, now()
     from unnest($5::integer[]) as seat`,
    [event, order, randomBytes(8).toString('hex'), randomBytes(64).toString('hex'), seats],
  );
  await run(`update orders set state = 'paid' where id = $1`, [order]);
  await note('order.paid', total);
  await tell('order_paid');
  await tell('count_stock');
}

const app = Fastify();
app.post<{ Body: Sold }>('/orders', async ({ body }, reply) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await sell(client, body);
    await client.query('commit');
  } finally {
    client.release();
  }
  return reply.code(201).send({ state: 'paid' });
});
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
process.on('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
