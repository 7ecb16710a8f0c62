import { interfaceLanguages } from '@parterre/domain/languages/languages';
import { calledOffStatuses } from '@parterre/domain/order/called-off';
import { orderStates } from '@parterre/domain/order/order-states';
import { dateStatuses } from '@parterre/domain/price/sale-state';
import { wallets } from '@parterre/domain/wallets/wallets';
import { z } from 'zod';
import { ticketId, ticketLine, ticketSubject, total } from '../basket/ticket-line.ts';
import { company } from '../values/company.ts';
import { currencyCode } from '../values/currency-code.ts';
import { geo } from '../values/geo.ts';
import { id } from '../values/id.ts';
import { money } from '../values/money.ts';
import { timestamp } from '../values/timestamp.ts';
import { giftCard } from './gift-card.ts';
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
  .object({
    ...ticketLine,
    discount: money.describe('What bundles and vouchers took off one ticket; `price` is what is left'),
    extra: z.object({ ...ticketSubject, date: boughtDate }),
  })
  .meta({ id: 'OrderLine' });
export type OrderLine = z.infer<typeof orderLine>;

/** What is shown at the door. */
const issuedTicket = z
  .object({
    line_id: ticketId,
    code: z
      .string()
      .nullable()
      .describe('What the QR holds; null once it was handed on: only that person has it'),
    number: z.string().describe('The same ticket for people to read out'),
    is_revoked: z.boolean(),
    holder: z
      .object({ name: z.string(), email: z.string() })
      .nullable()
      .describe('Whom the buyer handed it to; empty once they asked to be forgotten'),
    may_change_hands: z.boolean().describe('Whether it can be handed on, or taken back'),
    return_value: z
      .object({
        amount: money,
        percent: z.int().describe('Of its price'),
        keeps_fee: z.boolean().describe('Whether the service fee stays with the seller'),
        last_day: z.iso.date().describe('By the calendar of the place, on which it is so much'),
      })
      .nullable()
      .describe(
        'What comes back for it today by the rule of the seller, at most its part of what was kept; null where it cannot be given back',
      ),
  })
  .meta({ id: 'IssuedTicket' });
export type IssuedTicket = z.infer<typeof issuedTicket>;

/** Which wallets a good ticket can be put into by its code; none where the seller has not set them up. */
const offeredWallets = z.array(z.enum(wallets));

/** One ticket, for whoever was sent its link: nothing of its order, its price or its buyer. */
export const sharedTicket = issuedTicket
  .omit({ line_id: true, holder: true, may_change_hands: true, return_value: true })
  .extend({
    code: z.string().describe('What the QR holds'),
    lang: z.enum(interfaceLanguages),
    event: ticketSubject.event,
    date: boughtDate,
    zone: ticketSubject.zone,
    seat: ticketSubject.seat,
    wallets: offeredWallets,
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
    company: company.nullable().describe('Whom its bill is made out to; null where that is its buyer'),
    may_change_company: z
      .boolean()
      .describe('Whether another can be named: until the books of its money are closed'),
    lines: z.array(orderLine).describe('Empty where a gift card was bought'),
    gift_card: giftCard.nullable().describe('What was bought instead of tickets; null otherwise'),
    total,
    bundles: z
      .array(z.object({ name: z.string(), amount: money }))
      .describe('What was bought together, and how much less it cost; the total is without it'),
    vouchers: z
      .array(z.object({ code: z.string(), amount: money }))
      .describe('What each code took off all tickets; the total is without it'),
    vat: z
      .array(z.object({ percent: z.number(), exemption: z.string().nullable(), amount: money }))
      .describe(
        'Contained in the total, by rate, as it was when it was sold; empty where it was not recorded',
      ),
    amount_due: money.describe('Of the price and the fees: what is still to be paid'),
    payments: z.array(payment),
    tickets: z.array(issuedTicket).describe('Empty until it is paid'),
    wallets: offeredWallets,
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
    exchanges: z
      .array(
        z.object({
          date_id: id,
          keeps_difference: z
            .boolean()
            .describe('Whether what another date costs less stays with the seller'),
          price: money.describe('What these tickets were sold for'),
          service_fee: money.describe('Of these tickets; it is not paid again'),
          other_dates: z.array(
            z.object({
              date_id: id,
              started_at: timestamp,
              price: money.describe('Of as many tickets there, without fees'),
              cheaper: money.describe('By which it costs less'),
              dearer: money.describe('By which it costs more: paid before anything is exchanged'),
            }),
          ),
        }),
      )
      .describe('Dates whose tickets can be exchanged, all together, for as good ones of another date'),
    exchange: z
      .object({
        date_id: id,
        other_date_id: id,
        started_at: timestamp.describe('Of the other date'),
        price: money.describe('Of the tickets there'),
        amount: money.describe('What is to be paid for it'),
        expires_at: timestamp.describe('Until when its seats are held'),
        payment_id: z.string().nullable().describe('The last attempt to pay it'),
      })
      .nullable()
      .describe('One that waits for its money: the tickets of the order are good until it has come'),
    now: timestamp.describe("The server's clock, by which pages correct their own"),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof order>;
