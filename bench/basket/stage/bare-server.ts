import Fastify from 'fastify';
import pg from 'pg';

// The least that a hold can cost over HTTP: one route, one statement, the pool that the API has.

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: '-c synchronous_commit=off',
});
const hold = `
  insert into stock_seats as stock (event_id, date_id, seat, zone, state, owner, held_at, expires_at)
  values ($1, $1, $2, 'stalls', 'held', $3, now(), now() + interval '15 minutes')
  on conflict (event_id, date_id, seat) do update
  set owner = excluded.owner, held_at = excluded.held_at, expires_at = excluded.expires_at
  where stock.expires_at <= excluded.held_at
  returning seat`;

const app = Fastify();
app.post<{ Body: { event: number; seat: number; owner: string } }>('/hold', async ({ body }, reply) => {
  const { rowCount } = await pool.query(hold, [body.event, body.seat, body.owner]);
  return reply.code(rowCount === 1 ? 200 : 409).send({ held: rowCount === 1 });
});
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
process.on('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
