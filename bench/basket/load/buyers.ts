import { randomBytes } from 'node:crypto';
import { seatsPerEvent } from '../fixtures/catalogue.ts';
import type { Connection } from './connection.ts';
import type { Load } from './run-load.ts';

/** How many seats one visitor puts into a basket before another one comes. */
const seatsPerBasket = 2;

interface Seat {
  readonly event: number;
  readonly seat: number;
}

/** Seats that nobody has asked for yet, in turn over so many events. */
function freshSeats(events: number): () => Seat {
  let next = 0;
  return () => {
    const [event, seat] = [(next % events) + 1, Math.floor(next / events)];
    if (seat >= seatsPerEvent) throw new Error('all seats are sold: make the benchmark shorter');
    next += 1;
    return { event, seat };
  };
}

interface Visitor {
  readonly cookie: string;
  readonly seats: readonly Seat[];
}

/** Visitors as browsers are: a cookie, a key for every change, two seats each. `write` says how a seat is asked for. */
const visitors =
  (path: string, write: (wanted: Seat, kept: readonly Seat[]) => string) =>
  (events: number): Load['buy'] => {
    const take = freshSeats(events);
    const byBuyer = new Map<number, Visitor>();
    return async (connection: Connection, buyer: number) => {
      const wanted = take();
      const { cookie, seats } = byBuyer.get(buyer) ?? { cookie: '', seats: [] };
      const headers = `idempotency-key: ${randomBytes(16).toString('hex')}\r\n${cookie && `cookie: ${cookie}\r\n`}`;
      const reply = await connection.post(path, write(wanted, seats), headers);
      if (seats.length + 1 < seatsPerBasket)
        byBuyer.set(buyer, { cookie: reply.cookie ?? cookie, seats: [...seats, wanted] });
      else byBuyer.delete(buyer);
      return reply.status;
    };
  };

export const basketBuyers = visitors(
  '/api/basket?lang=en',
  ({ event, seat }) => `{"type":"ADD_TICKET","ticket":{"id":"${event}:${seat}","count":1}}`,
);

export const bareBuyers = visitors('/hold', ({ event, seat }, kept) =>
  JSON.stringify({
    event,
    seat,
    kept: { events: kept.map((mine) => mine.event), seats: kept.map((mine) => mine.seat) },
  }),
);
