import { randomBytes } from 'node:crypto';
import type { Connection, Reply } from '../../basket/load/connection.ts';
import type { Bank } from '../fixtures/bank.ts';

/** A basket that holds seats, and whose it is. */
export interface Filled {
  readonly cookie: string;
  readonly basket: string;
  readonly event: number;
  readonly seats: readonly number[];
}

const seatsPerOrder = 2;
const newKey = () => `idempotency-key: ${randomBytes(16).toString('hex')}\r\n`;

function expectStatus({ status, body }: Reply, expected: number): void {
  if (status !== expected) throw new Error(`answered ${status}: ${body}`);
}

/** Two seats in a basket of their own, as a visitor takes them. */
export async function fillBasket(connection: Connection, event: number, first: number): Promise<Filled> {
  const seats = Array.from({ length: seatsPerOrder }, (_, index) => first + index);
  let cookie = '';
  for (const seat of seats) {
    const body = `{"type":"ADD_TICKET","ticket":{"id":"${event}:${seat}","count":1}}`;
    const headers = `${newKey()}${cookie && `cookie: ${cookie}\r\n`}`;
    const reply = await connection.post('/api/basket?lang=en', body, headers);
    expectStatus(reply, 200);
    cookie = reply.cookie ?? cookie;
  }
  // Before the signature stands the basket's id.
  const basket = /^basket=([\w-]{36})/.exec(cookie)?.[1] ?? '';
  return { cookie, basket, event, seats };
}

const form = (email: string) =>
  JSON.stringify({
    contact: { name: 'Anna Smith', email },
    acquisition_id: 1,
    consents: { offer: true, personal_data: true, marketing: true },
    lang: 'en',
    expected_total: 110,
    currency_code: 'RUB',
  });

/** Buyers have mailboxes and addresses of their own: whoever shares one is served after the other. */
const own = ({ basket, cookie }: Filled) => ({
  email: `${basket}@example.com`,
  headers: `cookie: ${cookie}\r\nx-forwarded-for: 2001:db8:${basket.slice(0, 4)}:${basket.slice(4, 8)}::1\r\n`,
});

/** As a browser and a bank do it: the order is made, its payment is begun, and the bank tells that it has the money. */
export const buyAtTheApi =
  (bank: Bank) =>
  async (connection: Connection, filled: Filled): Promise<void> =>
    payOrder(connection, bank, await placeOrder(connection, filled));

/** Answers the token of the order. */
export async function placeOrder(connection: Connection, filled: Filled): Promise<string> {
  const { email, headers } = own(filled);
  const placed = await connection.post('/api/orders', form(email), `${newKey()}${headers}`);
  expectStatus(placed, 201);
  return JSON.parse(placed.body).token;
}

export async function payOrder(connection: Connection, bank: Bank, token: string): Promise<void> {
  const begun = await connection.post(`/api/orders/${token}/payments`, '{"acquisition_id":1}', newKey());
  expectStatus(begun, 201);
  const { body, headers } = bank.notifyPaid(JSON.parse(begun.body).payment_id);
  expectStatus(await connection.post('/api/payments/sandbox/notifications', body, headers), 200);
}

export async function buyBare(connection: Connection, { basket, event, seats }: Filled): Promise<void> {
  expectStatus(await connection.post('/orders', JSON.stringify({ basket, event, seats })), 201);
}
