import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import type { Statement } from '../fixtures/record-statements.ts';

// The least that reading can cost over HTTP: `/N` runs the N-th group of statements in STATEMENTS and answers the rows.

const groups: Statement[][] = JSON.parse(readFileSync(process.env.STATEMENTS ?? '', 'utf8'));
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: '-c jit=off -c max_parallel_workers_per_gather=0',
});
const app = Fastify();
app.get<{ Params: { group: string } }>('/:group', async ({ params }) => {
  const rows: unknown[] = [];
  for (const { text, values } of groups[Number(params.group)] ?? [])
    rows.push((await pool.query(text, [...values])).rows);
  return rows;
});
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
process.on('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
