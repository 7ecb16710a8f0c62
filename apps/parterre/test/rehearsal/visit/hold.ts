import { randomUUID } from 'node:crypto';
import { freeSeats } from '../../../src/rehearsal/crowd/free-seats.ts';
import { readBody } from './browser.ts';
import { stop, type Visit } from './visit.ts';

interface Held {
  readonly currency_code: string;
  readonly total: { readonly price: number; readonly service_fee: number };
}

/** How often somebody who comes too late looks for other seats. */
const maxTries = 6;
/** So many want to sit in front. */
const frontSeats = 4;

/** Puts tickets into the basket, one after the other; whoever gets none goes. */
export async function hold(visit: Visit): Promise<typeof stop | undefined> {
  const { tickets = 1 } = visit.visitor;
  let held = 0;
  for (let tries = 0; held < tickets && tries < maxTries; tries += 1) {
    const ticket = await chooseTicket(visit);
    if (ticket === undefined) break;
    held += (await add(visit, ticket)) ? 1 : 0;
  }
  return held === 0 ? stop : undefined;
}

async function add(visit: Visit, id: string): Promise<boolean> {
  const answer = await visit.browser.requestWithRetries('hold', {
    method: 'POST',
    url: '/api/basket',
    key: randomUUID(),
    body: { type: 'ADD_TICKET', ticket: { id, count: 1 } },
  });
  if (answer?.status !== 200) return false;
  const { total, currency_code } = readBody<Held>(answer);
  visit.currency = currency_code;
  visit.owed = (Math.round(total.price * 100) + Math.round(total.service_fee * 100)) / 100;
  return true;
}

/** A seat that was free a moment ago, or a place where none has a number; undefined when all are gone. */
async function chooseTicket({ browser, performance, visitor }: Visit): Promise<string | undefined> {
  if (performance.generalTicket) return performance.generalTicket;
  const answer = await browser.requestWithRetries('seats', {
    url: `/v2/dates/${performance.performanceId}/availability`,
  });
  if (answer?.status !== 200) return undefined;
  const free = freeSeats(readBody<{ free: string }>(answer).free);
  const liked = visitor.wants === 'the front' ? free.slice(0, frontSeats) : free;
  const seat = liked[Math.floor(visitor.chance() * liked.length)];
  return seat === undefined ? undefined : `${performance.performanceId}:${seat}`;
}
