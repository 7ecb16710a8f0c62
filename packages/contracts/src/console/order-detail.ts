import { counterWays } from '@parterre/domain/counter/counter-ways';
import { giftCardDesigns } from '@parterre/domain/gift-cards/gift-card-offer';
import { giftCardStates } from '@parterre/domain/gift-cards/gift-card-refund';
import { interfaceLanguages } from '@parterre/domain/languages/languages';
import { orderStates } from '@parterre/domain/order/order-states';
import { paymentStates } from '@parterre/domain/order/payment-states';
import { refundStates } from '@parterre/domain/order/refund-states';
import { z } from 'zod';
import { wholeNumber } from '../query/whole-number.ts';
import { company } from '../values/company.ts';
import { currencyCode } from '../values/currency-code.ts';
import { id } from '../values/id.ts';
import { money } from '../values/money.ts';
import { timestamp } from '../values/timestamp.ts';
import { orderChannels } from './orders.ts';

const maxNumber = 1e15 - 1;
export const orderKey = z.object({ number: wholeNumber(1, maxNumber).describe('As its buyer knows it') });

const amount = z.object({ amount: money, currency_code: currencyCode });

const detailLine = z.object({
  offer_id: z.string(),
  event_id: id,
  performance_id: id,
  title: z.string(),
  started_at: timestamp.describe('With the offset of its place, as it was bought'),
  hall: z.string(),
  place: z.string(),
  zone: z.string(),
  seat: z.object({ sector: z.string(), row: z.string(), number: z.string() }).nullable(),
  count: z.int(),
  price: money.describe('Of one, with its service fee'),
  discount: money.describe('What vouchers took off one; the price is without it'),
});

/** What it had before it was given other places. */
const replacedLine = detailLine.omit({ offer_id: true }).extend({ replaced_at: timestamp });
export type ReplacedLine = z.infer<typeof replacedLine>;

const detailTicket = z.object({
  number: z.string().describe('As people read it out'),
  offer_id: z.string(),
  is_revoked: z.boolean(),
  holder: z
    .object({ name: z.string(), email: z.string() })
    .nullable()
    .describe('Whom the buyer handed it to; null while it is theirs'),
});

const detailPayment = z.object({
  id: z.uuid(),
  provider: z.string(),
  kind: z.enum(['card', 'fast_transfer', 'invoice', 'certificate', ...counterWays]),
  state: z.enum(paymentStates),
  outcome: z.enum(['kept', 'returned', 'attention']).nullable(),
  ...amount.shape,
  provider_payment_id: z.string().nullable(),
  created_at: timestamp,
  refunds: z.array(
    z.object({ id: z.uuid(), state: z.enum(refundStates), ...amount.shape, created_at: timestamp }),
  ),
});

/** All that happened to an order, from the journal, the outbox, the audit log and what people noted. */
const timelineEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('journal'),
    at: timestamp,
    entry: z.string().describe('Such as `order.paid`'),
    amount: amount.nullable(),
    reason: z.string().nullable(),
    actor: z
      .string()
      .nullable()
      .describe('Who of the house; null where a visitor, a provider or the system did it'),
  }),
  z.object({
    kind: z.literal('mail'),
    at: timestamp.describe('When it was to be sent'),
    mail: z.string().describe('Such as `order_paid`'),
    sent_at: timestamp.nullable(),
    dropped_because: z.string().nullable().describe('Why it was not sent when its time came'),
  }),
  z.object({
    kind: z.literal('act'),
    at: timestamp,
    command: z.string(),
    actor: z.string(),
    reason: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    is_confirmed: z.boolean().describe('By a second person'),
  }),
  z.object({ kind: z.literal('note'), at: timestamp, actor: z.string(), text: z.string() }),
]);
export type TimelineEntry = z.infer<typeof timelineEntry>;

const detailGiftCard = z.object({
  design: z.enum(giftCardDesigns),
  greeting: z.string(),
  from_name: z.string(),
  to_name: z.string(),
  recipient_email: z.string().nullable().describe('Whom it is mailed to; null where its buyer gives it'),
  deliver_at: timestamp.nullable(),
  state: z.enum(giftCardStates),
  amount: money,
  left: money.nullable().describe('Null until it is paid'),
  code_end: z.string().nullable().describe('The last letters of its code: the rest pays'),
  valid_until: timestamp.nullable(),
  uses: z
    .array(
      z.object({
        number: z.int().describe('Of the order that it paid'),
        at: timestamp,
        kind: z.enum(['paid', 'returned']),
        amount: money,
      }),
    )
    .describe('The oldest first'),
});
export type DetailGiftCard = z.infer<typeof detailGiftCard>;

export const orderDetail = z
  .object({
    id: z.uuid(),
    number: z.int(),
    state: z.enum(orderStates),
    created_at: timestamp,
    expires_at: timestamp.describe('Until when it could be paid'),
    lang: z.enum(interfaceLanguages),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    company: company.nullable().describe('Whom its bill is made out to; null where that is its buyer'),
    may_change_company: z.boolean().describe('Whether another can be named'),
    currency_code: currencyCode,
    total: money,
    kept: money.describe('What was paid for it and not given back'),
    due: money.describe('What is lacking to the total'),
    channel: z.enum(orderChannels).describe('Where it was placed'),
    awaits_transfer: z.boolean().describe('Whether a transfer for its invoice can be entered'),
    page: z.url().nullable().describe('What its buyer sees, for those who may change orders'),
    lines: z.array(detailLine),
    gift_card: detailGiftCard.nullable().describe('What was bought instead of tickets; null otherwise'),
    replaced: z.array(replacedLine).describe('The latest first'),
    tickets: z.array(detailTicket),
    payments: z.array(detailPayment),
    timeline: z.array(timelineEntry).describe('The newest first'),
  })
  .meta({ id: 'OrderDetail' });
export type OrderDetail = z.infer<typeof orderDetail>;
