import { randomBytes, randomUUID } from 'node:crypto';
import { seatsPerEvent } from '../fixtures/catalogue.ts';
import type { Load } from './run-load.ts';

/** How many seats one visitor puts into a basket before another one comes. */
const seatsPerBasket = 2;

/** Seats that nobody has asked for yet, in turn over so many events. */
function freshSeats(events: number): () => { event: number; seat: number } {
  let next = 0;
  return () => {
    const [event, seat] = [(next % events) + 1, Math.floor(next / events)];
    if (seat >= seatsPerEvent) throw new Error('all seats are sold: make the benchmark shorter');
    next += 1;
    return { event, seat };
  };
}

/** Visitors as browsers are: a cookie, a key for every change, two seats each. */
export function basketBuyers(events: number): Load['buy'] {
  const take = freshSeats(events);
  const visitors = new Map<number, { cookie: string; seats: number }>();
  return async (connection, buyer) => {
    const { event, seat } = take();
    const visitor = visitors.get(buyer) ?? { cookie: '', seats: 0 };
    const headers = `idempotency-key: ${randomBytes(16).toString('hex')}\r\n${visitor.cookie && `cookie: ${visitor.cookie}\r\n`}`;
    const body = `{"type":"ADD_TICKET","ticket":{"id":"${event}:${seat}","count":1}}`;
    const { status, cookie = visitor.cookie } = await connection.post('/api/basket?lang=en', body, headers);
    const seats = visitor.seats + 1;
    visitors.set(buyer, seats < seatsPerBasket ? { cookie, seats } : { cookie: '', seats: 0 });
    return status;
  };
}

export function bareBuyers(events: number): Load['buy'] {
  const take = freshSeats(events);
  return async (connection) => {
    const { event, seat } = take();
    const body = `{"event":${event},"seat":${seat},"owner":"${randomUUID()}"}`;
    return (await connection.post('/hold', body)).status;
  };
}
