import { interfaceLanguages } from '@parterre/domain/languages/languages';
import { orderStates } from '@parterre/domain/order/order-states';
import { z } from 'zod';
import { language } from '../query/language.ts';
import { wholeNumber } from '../query/whole-number.ts';
import { currencyCode } from '../values/currency-code.ts';
import { id, maxId } from '../values/id.ts';
import { money } from '../values/money.ts';
import { timestamp } from '../values/timestamp.ts';
import { seatedSeat, staffPerformance } from './performances.ts';
import { emailText, personName } from './staff.ts';

export const counterQuery = z.object({
  performance_id: wholeNumber(1, maxId),
  lang: language.optional().describe('Of the texts; the main language unless given'),
});
export type CounterQuery = z.output<typeof counterQuery>;

const counterZone = z.object({
  id: z.string(),
  name: z.string(),
  price: money.describe('Of one, with its service fee'),
  units_left: z.int().min(0).nullable().describe('Of general admission; null where its seats are numbered'),
});
export type CounterZone = z.infer<typeof counterZone>;

const reservation = z.object({
  order_id: z.uuid(),
  number: z.int(),
  name: z.string(),
  until: timestamp,
  tickets: z.int().min(1),
  due: money,
  currency_code: currencyCode,
});
export type Reservation = z.infer<typeof reservation>;

export const counterOfPerformance = z
  .object({
    performance: staffPerformance,
    is_open: z.boolean().describe('Whether the counter sells for it, which it does for longer than the web'),
    plan_hash: z.string().nullable().describe('Null where no seat is numbered'),
    seats: z.array(seatedSeat).describe('Those that are not named are free'),
    currency_code: currencyCode,
    zones: z.array(counterZone),
    takes_invoices: z.boolean(),
    reservations: z.array(reservation).describe('Those that run out first come first'),
  })
  .meta({ id: 'CounterOfPerformance' });
export type CounterOfPerformance = z.infer<typeof counterOfPerformance>;

const maxTickets = 200;
const maxLines = 200;

/** What is sold: offers of one performance, at the price that was said. */
export const counterSale = {
  performance_id: id,
  tickets: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(100).describe('Of a seat or a zone, as visitors have it'),
        count: z.int().min(1).max(maxTickets),
      }),
    )
    .min(1)
    .max(maxLines),
  expected_total: money.describe('What was said: refused when it would be another sum'),
  currency_code: currencyCode,
  lang: z.enum(interfaceLanguages).describe('Of the tickets'),
};

/** Which numbers there are is a rule of the form, not of the wire. */
const phoneText = z.string().trim().min(1).max(64);

export const counterContact = z.strictObject({
  name: personName,
  email: emailText.optional(),
  phone: phoneText.optional(),
});
export type CounterContact = z.output<typeof counterContact>;

export const reservationUntil = timestamp.describe('Until when it is kept; not after the beginning');

export const placedAtCounter = z
  .object({
    order_id: z.uuid(),
    number: z.int(),
    state: z.enum(orderStates),
    total: money,
    currency_code: currencyCode,
  })
  .meta({ id: 'PlacedAtCounter' });
export type PlacedAtCounter = z.infer<typeof placedAtCounter>;

export const printedTickets = z
  .object({
    number: z.int(),
    has_address: z.boolean().describe('Whether the tickets were mailed, or can be'),
    pdf: z.url(),
    tickets: z.array(
      z.object({
        number: z.string().describe('As people read it out'),
        seat: z.string(),
        code: z.string().describe('What its QR holds'),
      }),
    ),
  })
  .meta({ id: 'PrintedTickets' });
export type PrintedTickets = z.infer<typeof printedTickets>;

const cash = {
  taken: money.describe('In cash'),
  given_back: money.describe('In cash'),
  by_card: z.number().describe('On the card terminal, less what was given back there: for its own report'),
  sales: z.int().min(0).describe('Payments that were taken'),
};

export const tillCount = z
  .object({
    id: z.uuid(),
    actor: z.string(),
    currency_code: currencyCode,
    since: timestamp.nullable().describe('When the till was counted before'),
    closed_at: timestamp,
    opening_float: money,
    ...cash,
    expected: z.number(),
    counted: money,
    difference: z.number(),
    explanation: z.string().nullable(),
  })
  .meta({ id: 'TillCount' });
export type TillCount = z.infer<typeof tillCount>;

export const tillQuery = z.object({
  after: wholeNumber(1, 1e15 - 1)
    .optional()
    .describe('What the page before said as `next`'),
});
export type TillQuery = z.output<typeof tillQuery>;

const openTill = z.object({
  currency_code: currencyCode,
  since: timestamp.nullable(),
  ...cash,
  last_float: money.nullable().describe('What lay in it at the beginning the time before'),
});
export type OpenTill = z.infer<typeof openTill>;

export const tillPage = z
  .object({
    open: z.array(openTill).describe('One’s own, by currency'),
    counts: z.array(tillCount).describe('The newest first'),
    next: z.int().nullable().describe('For `after`'),
  })
  .meta({ id: 'TillPage' });
export type TillPage = z.infer<typeof tillPage>;
