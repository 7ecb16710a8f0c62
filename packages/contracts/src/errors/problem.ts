import { invoiceRefusals } from '@parterre/domain/order/invoice-terms';
import { openOrderOwners } from '@parterre/domain/order/open-orders';
import { transferRefusals } from '@parterre/domain/tickets/ticket-transfer';
import { voucherRefusals } from '@parterre/domain/vouchers/voucher';
import { z } from 'zod';
import { type ErrorCode, errorStatus, fieldReasons } from '../errors.ts';
import { saleState } from '../events/sale-state.ts';
import { currencyCode } from '../values/currency-code.ts';
import { id } from '../values/id.ts';
import { money } from '../values/money.ts';
import { timestamp } from '../values/timestamp.ts';

const fieldFault = z
  .object({
    field: z.string().describe('Its name as it was sent, with dots between levels: `contact.email`'),
    reason: z.enum(fieldReasons),
    message: z.string().describe('For developers, in English'),
  })
  .meta({ id: 'FieldFault' });
export type FieldFault = z.infer<typeof fieldFault>;

const common = {
  message: z.string().describe('For developers, in English'),
  request_id: z.string().optional().describe("Finds the answer in the server's log"),
};

const withDetails = {
  invalid_request: z.object({
    code: z.literal('invalid_request'),
    ...common,
    details: z.array(fieldFault),
  }),
  ticket_unavailable: z.object({
    code: z.literal('ticket_unavailable'),
    ...common,
    ticket_id: z.string(),
    left: z.int().min(0).describe('How many of this ticket can still be had; 0 for a seat that is taken'),
    alternatives: z.array(z.string()).describe('Equal ones nearby that are free'),
  }),
  limit_exceeded: z.object({
    code: z.literal('limit_exceeded'),
    ...common,
    limit: z.int().min(1).describe('The most that one order may hold'),
    left: z.int().min(0).describe('How many may still be added'),
    event_id: z.int().min(1).optional().describe('The event whose own limit it is, where it has one'),
  }),
  price_changed: z.object({
    code: z.literal('price_changed'),
    ...common,
    currency_code: currencyCode,
    total: money.describe('What it all costs now, fees included'),
    tickets: z
      .array(z.object({ id: z.string(), price: money, service_fee: money }))
      .describe('The tickets whose price is another now'),
  }),
  preview_changed: z.object({
    code: z.literal('preview_changed'),
    ...common,
    changed_by: z
      .object({ name: z.string(), command: z.string(), at: timestamp })
      .nullable()
      .describe('Whoever of the house changed it last since it was looked at; null for a visitor, or time'),
  }),
  draft_changed: z.object({
    code: z.literal('draft_changed'),
    ...common,
    changed_by: z.string().nullable().describe('Who; null where it was taken out of the draft'),
  }),
  sale_closed: z.object({
    code: z.literal('sale_closed'),
    ...common,
    sale_state: saleState.describe('Why: `soon`, `ended`, `cancelled` or `postponed`'),
  }),
  acquisition_unavailable: z.object({
    code: z.literal('acquisition_unavailable'),
    ...common,
    reason: z
      .enum(invoiceRefusals)
      .describe(
        'Nobody offers it for this order; an invoice cannot be paid in time; unpaid invoices keep their share of the hall',
      ),
  }),
  too_many_open_orders: z.object({
    code: z.literal('too_many_open_orders'),
    ...common,
    limit: z.int().min(1).describe('How many may wait to be paid at once'),
    owner: z.enum(openOrderOwners).describe('Whose they are'),
  }),
  too_many_free_tickets: z.object({
    code: z.literal('too_many_free_tickets'),
    ...common,
    limit: z
      .int()
      .min(1)
      .describe('How many there may be for one event within a day, those of this order among them'),
    owner: z.enum(openOrderOwners).describe('Whose they are'),
  }),
  bundle_unavailable: z.object({
    code: z.literal('bundle_unavailable'),
    ...common,
    date_ids: z.array(id).describe('Which of them'),
  }),
  refund_changed: z.object({
    code: z.literal('refund_changed'),
    ...common,
    amount: money
      .optional()
      .describe('What would go back for these tickets: those of a bundle bring what its rule says'),
  }),
  voucher_refused: z.object({
    code: z.literal('voucher_refused'),
    ...common,
    voucher_code: z.string().describe('As it was sent'),
    reason: z.enum(voucherRefusals),
  }),
  transfer_refused: z.object({
    code: z.literal('transfer_refused'),
    ...common,
    reason: z.enum(transferRefusals),
  }),
  places_taken: z.object({
    code: z.literal('places_taken'),
    ...common,
    places: z
      .array(
        z.object({
          zone: z.string(),
          seat: z.object({ sector: z.string(), row: z.string(), number: z.string() }).nullable(),
        }),
      )
      .describe('Those that are taken, in the language of the order'),
  }),
  admission_required: z.object({
    code: z.literal('admission_required'),
    ...common,
    waiting_room: id.describe('Where to wait: the page `/queue/{waiting_room}.{lang}.html` of the site'),
  }),
  rate_limited: z.object({
    code: z.literal('rate_limited'),
    ...common,
    retry_after_seconds: z.int().min(0),
  }),
};

type PlainCode = Exclude<ErrorCode, keyof typeof withDetails>;
const isPlain = (code: string): code is PlainCode => !Object.hasOwn(withDetails, code);
const plain = z.object({ code: z.enum(Object.keys(errorStatus).filter(isPlain)), ...common });

/** The body of every answer that is not a success. */
export const problem = z
  .object({ error: z.discriminatedUnion('code', [plain, ...Object.values(withDetails)]) })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problem>;

/** What one code carries: `ProblemOf<'ticket_unavailable'>['left']`. */
export type ProblemOf<Code extends ErrorCode> = Problem['error'] & { code: Code };
