import { invoiceOffers } from '@parterre/domain/order/invoice-terms';
import { z } from 'zod';
import { id } from '../values/id.ts';
import { money } from '../values/money.ts';
import { picture } from '../values/picture.ts';
import { timestamp } from '../values/timestamp.ts';

/** A seat or a place in a general-admission zone of one date. Opaque to clients. */
export const ticketId = z.string().regex(/^[^\p{Cc}\p{Cs}]{1,200}$/u, 'must be a ticket id');

const seat = z.object({ sector: z.string(), row: z.string(), number: z.string() }).meta({ id: 'Seat' });

/** What a ticket is for, as far as a basket, a bill or a ticket shows it. */
export const ticketSubject = {
  service_fee: money,
  event: z.object({ id, title: z.string(), picture: picture.nullable() }),
  date: z.object({ id, started_at: timestamp, hall: z.string(), place: z.string() }),
  zone: z.object({ id: z.string(), name: z.string() }),
  seat: seat.nullable().describe('Null for general admission'),
  invoice: z
    .enum(invoiceOffers)
    .optional()
    .describe(
      'Whether it can be ordered by invoice where the site offers that; of an order, as it was placed',
    ),
};

export const ticketLine = {
  id: ticketId,
  count: z.int().min(1),
  price: money.describe('For one ticket, without its service fee'),
};

/** Spec §3: what `basketTotal` answers. `price` and `service_fee` add up to what is owed. */
export const total = z
  .object({
    price: money,
    count: z.int().min(0),
    service_fee: money,
    selectedTickets: z.array(z.object({ id: ticketId, count: z.int().min(1) })),
  })
  .meta({ id: 'Total' });
