import { interfaceLanguages } from '@parterre/domain/languages/languages';
import { calledOffStatuses } from '@parterre/domain/order/called-off';
import { orderStates } from '@parterre/domain/order/order-states';
import { dateStatuses } from '@parterre/domain/price/sale-state';
import { z } from 'zod';
import { ticketId, ticketLine, ticketSubject, total } from '../basket/ticket-line.ts';
import { currencyCode } from '../values/currency-code.ts';
import { geo } from '../values/geo.ts';
import { id } from '../values/id.ts';
import { money } from '../values/money.ts';
import { timestamp } from '../values/timestamp.ts';
import { orderToken } from './order-token.ts';
import { payment } from './payment.ts';

/** A performance as it is announced today, and what its buyer was promised. */
const boughtDate = ticketSubject.date.extend({
  moved_from: timestamp.nullable().describe('The start that it was bought for; null while it is the same'),
  status: z.enum(dateStatuses),
  time_zone: z
    .string()
    .nullable()
    .describe(
      'Of the place, such as `Europe/Moscow`: deadlines are meant by its clock; null in the answer that placed the order, and where it is not known',
    ),
  venue: z
    .object({ address: z.string(), geo, doors_at: timestamp.nullable() })
    .nullable()
    .describe('How its visitors get in, once it is paid'),
});

const orderLine = z
  .object({ ...ticketLine, extra: z.object({ ...ticketSubject, date: boughtDate }) })
  .meta({ id: 'OrderLine' });
export type OrderLine = z.infer<typeof orderLine>;

/** What is shown at the door. */
const issuedTicket = z
  .object({
    line_id: ticketId,
    code: z.string().describe('What the QR holds'),
    number: z.string().describe('The same ticket for people to read out'),
    is_revoked: z.boolean(),
  })
  .meta({ id: 'IssuedTicket' });
export type IssuedTicket = z.infer<typeof issuedTicket>;

/** One ticket, for whoever was sent its link: nothing of its order, its price or its buyer. */
export const sharedTicket = issuedTicket
  .omit({ line_id: true })
  .extend({
    lang: z.enum(interfaceLanguages),
    event: ticketSubject.event,
    date: boughtDate,
    zone: ticketSubject.zone,
    seat: ticketSubject.seat,
  })
  .meta({ id: 'SharedTicket' });
export type SharedTicket = z.infer<typeof sharedTicket>;

/** An order as its pages show it: order, bill, success. */
export const order = z
  .object({
    token: orderToken,
    number: z.string(),
    state: z.enum(orderStates),
    created_at: timestamp,
    expires_at: timestamp.nullable().describe('Until when it can be paid; null when it cannot be, or was'),
    called_off: z
      .enum(calledOffStatuses)
      .nullable()
      .describe('Why it cannot be paid although it waits: what one of its dates is; null otherwise'),
    currency_code: currencyCode,
    lang: z.enum(interfaceLanguages),
    contact: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
    lines: z.array(orderLine),
    total,
    vat: z
      .array(z.object({ percent: z.number(), exemption: z.string().nullable(), amount: money }))
      .describe(
        'Contained in the total, by rate, as it was when it was sold; empty where it was not recorded',
      ),
    amount_due: money.describe('Of the price and the fees: what is still to be paid'),
    payments: z.array(payment),
    tickets: z.array(issuedTicket).describe('Empty until it is paid'),
    returns: z
      .array(
        z.object({
          date_id: id,
          until: timestamp.nullable(),
          refund_from: timestamp
            .nullable()
            .describe(
              'When the money goes back by itself, with the offset of the place; null when it does not',
            ),
          may_take_certificate: z.boolean().describe('Whether a gift card can be had instead of money'),
          is_at_counter: z
            .boolean()
            .describe('Whether money that was paid at the box office is given back there'),
          other_dates: z
            .array(z.object({ date_id: id, started_at: timestamp }))
            .describe('With room for the same tickets, at what was paid: they can be had instead of money'),
        }),
      )
      .describe(
        'Dates that are not what was bought: their tickets can be returned for a full refund until then, with the offset of the place; null while they are called off',
      ),
    now: timestamp.describe("The server's clock, by which pages correct their own"),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof order>;
