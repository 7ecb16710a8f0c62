import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { apiProgram, openSale } from '../basket/fixtures/sale.ts';
import { openConnection } from '../basket/load/connection.ts';
import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import { openBank } from '../orders/fixtures/bank.ts';
import { fillBasket, payOrder, placeOrder } from '../orders/load/buyers.ts';

// One address asks for many documents. How long does another visitor wait for theirs, and how long does it take to mail the
// tickets of others, beside the same without the flood?

const [repeats, flooded, mailed, rounds] = [100, 30, 2, 3];

await using sale = await openSale();
const client = new pg.Client({ connectionString: sale.database.url });
await client.connect();
sale.defer(() => client.end());
// Mail goes out when a round asks for it.
await client.query(`
  create function put_off() returns trigger language plpgsql as $$ begin new.due_at := 'infinity'; return new; end $$;
  create trigger put_off before insert on outbox for each row execute function put_off()`);
const bank = await openBank(sale.secret);
sale.defer(() => bank.close());
// What is measured is how documents are shared out, so nobody is refused any.
const api = await sale.serve(apiProgram, {
  SANDBOX_URL: `http://127.0.0.1:${bank.port}`,
  DOCUMENT_RATE_LIMIT: '1000000',
});

const connection = openConnection(api.port);
let seat = 0;
async function order(): Promise<string> {
  seat += 2;
  return placeOrder(connection, await fillBasket(connection, 1, seat));
}
const orders = async (count: number) => {
  const tokens: string[] = [];
  while (tokens.length < count) tokens.push(await order());
  return tokens;
};
const [others, own, paid] = [await orders(flooded), await order(), await orders(mailed)];
for (const token of paid) await payOrder(connection, bank, token);
connection.close();

/** Every document names what was bought: under another title all of them are others, which nobody has made yet. */
let titles = 0;
async function rename(): Promise<void> {
  titles += 1;
  await client.query(
    `update order_lines set subject = jsonb_set(subject, '{event,title}', to_jsonb($1::text))`,
    [`Show ${titles}`],
  );
}

const billAddress = (token: string) => `http://127.0.0.1:${api.port}/api/orders/${token}/bill.pdf`;

async function bill(token: string): Promise<void> {
  const reply = await fetch(billAddress(token), { headers: { 'x-forwarded-for': '203.0.113.8' } });
  if (!reply.ok) throw new Error(`answered ${reply.status}: ${await reply.text()}`);
  await reply.arrayBuffer();
}

const time = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

/** Until the tickets are in the mail folder, from when the first of them was taken up: a task is put off by two minutes then. */
async function mailTickets(): Promise<number> {
  await client.query(`
    update outbox set done_at = null, due_at = now() where kind = 'order_paid'`);
  for (;;) {
    const { rows } = await client.query<{ ms: number; waiting: number }>(`
      select extract(epoch from max(done_at) - (min(due_at) - interval '2 minutes')) * 1000 as ms,
        count(*) filter (where done_at is null)::integer as waiting
      from outbox where kind = 'order_paid'`);
    if (rows[0]?.waiting === 0) return Number(rows[0].ms);
  }
}

const floods: Readonly<Record<string, readonly string[]>> = {
  'nobody else asks': [],
  'one address asks 100 times for one bill': Array<string>(repeats).fill(billAddress(others[0] as string)),
  'one address asks for 30 bills': others.map(billAddress),
};
const flooding = new Worker(new URL('./flood.ts', import.meta.url));
sale.defer(async () => void (await flooding.terminate()));

/** While one address asks for all of these. */
async function beside(addresses: readonly string[], work: () => Promise<number>): Promise<number> {
  if (addresses.length === 0) return work();
  flooding.postMessage(addresses);
  await once(flooding, 'message');
  const over = once(flooding, 'message');
  const ms = await work();
  await over;
  return ms;
}
const measured = Object.keys(floods).map((what) => ({ what, bill: [] as number[], mail: [] as number[] }));

// The first round warms up.
for (let round = 0; round <= rounds; round += 1)
  for (const { what, bill: bills, mail } of measured) {
    for (const kind of ['bill', 'mail'] as const) {
      await rename();
      const work = kind === 'bill' ? () => time(() => bill(own)) : mailTickets;
      const ms = await beside(floods[what] ?? [], work);
      if (round > 0) (kind === 'bill' ? bills : mail).push(ms);
    }
  }

const [alone, ...crowded] = measured.map(({ what, bill: bills, mail }) => ({
  what,
  bill: median(bills),
  mail: median(mail),
}));
for (const { what, ...ms } of [alone, ...crowded].filter((one) => one !== undefined))
  console.log(
    `${what}: another's bill ${ms.bill.toFixed(0)} ms, ${mailed} mails with tickets ${ms.mail.toFixed(0)} ms`,
  );
if (!alone) throw new Error('Nothing was measured.');
for (const { what, ...ms } of crowded) {
  judge(`${what}: ratio of another's bill`, ms.bill / alone.bill, 3, `${alone.bill.toFixed(0)} ms alone`);
  judge(`${what}: ratio of mails`, ms.mail / alone.mail, 3, `${alone.mail.toFixed(0)} ms alone`);
}
