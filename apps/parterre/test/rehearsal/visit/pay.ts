import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { readBody } from './browser.ts';
import { type Bought, stop, type Visit } from './visit.ts';

interface Order {
  readonly state: string;
  readonly lines: Bought['lines'];
  readonly tickets: readonly unknown[];
}

/** The card that simply works. */
const card = '4242424242424242';
const lookEveryMs = 300;
const maxPolls = 60;

/** From the order to its tickets, as a browser goes: to the bank, back to the page, which asks until it knows. */
export async function pay(visit: Visit): Promise<typeof stop | undefined> {
  const { browser, token } = visit;
  const begun = await browser.request('payment', {
    method: 'POST',
    url: `/api/orders/${token}/payments`,
    key: randomUUID(),
    body: { acquisition_id: 1 },
  });
  if (begun?.status !== 201) return stop;
  const { redirect_url: url } = readBody<{ redirect_url: string }>(begun);
  await browser.request('bank', { url });
  const paid = await browser.request('bank', { method: 'POST', url, body: new URLSearchParams({ card }) });
  if (!paid?.headers.location) return stop;
  // The site may go by another name than where it is reached.
  const { pathname, search } = new URL(paid.headers.location);
  await browser.request('return', { url: pathname + search, isFile: true });
  return awaitTickets(visit);
}

async function awaitTickets(visit: Visit): Promise<typeof stop | undefined> {
  const begunAt = performance.now();
  const recordOutcome = (outcome: Parameters<Visit['record']>[0]['outcome']) =>
    visit.record({ step: 'settle', ms: performance.now() - begunAt, outcome });
  for (let looks = 0; looks < maxPolls; looks += 1) {
    const answer = await visit.browser.request('return', { url: `/api/orders/${visit.token}` });
    const order = answer?.status === 200 ? readBody<Order>(answer) : undefined;
    if (order?.state === 'paid') {
      visit.bought = { lines: order.lines, tickets: order.tickets.length };
      recordOutcome({ kind: 'done' });
      return undefined;
    }
    await setTimeout(lookEveryMs);
  }
  recordOutcome({ kind: 'lost', why: 'paid, and no tickets came' });
  return stop;
}
