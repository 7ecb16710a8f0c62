import { randomUUID } from 'node:crypto';
import type { Db } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';

const subject = {
  event: { id: 1, title: 'Swan Lake', picture: null },
  date: { id: 1, started_at: '2026-12-18T19:00:00+03:00', hall: 'Studio', place: 'Club' },
  zone: { id: 'a', name: 'Floor' },
  seat: null,
};

interface Stored {
  readonly id: string;
  readonly ticketNumber: string;
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const newNumber = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => letters[byte % 32]).join('');

/** An order of one place for 11 RUB in a house without a catalogue: paid by card with its ticket, or waiting for a transfer. */
export async function storeOrder(db: Db, state: 'paid' | 'awaiting_payment'): Promise<Stored> {
  const [id, ticketNumber, isPaid] = [randomUUID(), newNumber(), state === 'paid'];
  await db.transaction(async (tx) => {
    // What it is for is in no catalogue.
    await tx.query(sql`set local session_replication_role = replica`);
    await tx.query(sql`
      insert into orders (id, token, idempotency_key, request_digest, basket_id, state, currency, price_minor, service_fee_minor, lang,
        name, email, campaign, created_at, expires_at, next_check_at)
      values (${id}, ${randomUUID()}, ${randomUUID()}, '', ${randomUUID()}, ${state}, 'RUB', 1000, 100, 'ru', 'Anna', 'anna@example.com',
        '{}', now(), now() + interval '1 day', now() + interval '1 day')`);
    await tx.query(sql`
      insert into performances (event_id, id, source_id, hall_id, price_list, started_at, ended_at, sale_ends_at, status, capacity)
      values (1, 1, 'one', 1, 0, now(), now(), now(), 'scheduled', 100)
      on conflict do nothing`);
    await tx.query(sql`
      insert into order_lines (order_id, offer_id, position, event_id, performance_id, zone, units, count, price_minor, service_fee_minor,
        subject)
      values (${id}, '1:a', 0, 1, 1, 'a', array[1], 1, 1000, 100, ${JSON.stringify(subject)})`);
    await tx.query(sql`
      insert into payments (id, order_id, acquisition_id, provider, kind, state, amount_minor, currency, received_minor, received_currency,
        outcome, created_at, expires_at)
      values (${randomUUID()}, ${id}, 1, 'sandbox', ${isPaid ? 'card' : 'invoice'}, ${isPaid ? 'succeeded' : 'pending'}, 1100, 'RUB',
        ${isPaid ? 1100 : null}, ${isPaid ? 'RUB' : null}, ${isPaid ? 'kept' : null}, now(), now() + interval '1 day')`);
    if (isPaid)
      await tx.query(sql`
        insert into tickets (event_id, id, performance_id, zone, unit, order_id, offer_id, number, code, issued_at)
        values (1, ${randomUUID()}, 1, 'a', 1, ${id}, '1:a', ${ticketNumber}, 'X', now())`);
  });
  return { id, ticketNumber };
}
