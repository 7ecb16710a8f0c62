import { checkEmail } from '@parterre/domain/contact/check-email';
import { orderStates } from '@parterre/domain/order/order-states';
import { type HeldKind, heldKindNames, openReasons } from '@parterre/domain/privacy/held-kinds';
import { z } from 'zod';
import { company } from '../values/company.ts';
import { currencyCode } from '../values/currency-code.ts';
import { money } from '../values/money.ts';
import { timestamp } from '../values/timestamp.ts';
import { emailText } from './staff.ts';

/** Of people who left no address at the counter. */
const orderNumbers = z.array(z.int().min(1).max(Number.MAX_SAFE_INTEGER)).min(1).max(50);

/** Whose data is meant: of everybody who has an address all that is of it, of others their orders. */
export const personInput = z.union([
  z.strictObject({ email: emailText }),
  z.strictObject({
    order_numbers: orderNumbers.describe('Orders without an address; those that have one are found by it'),
  }),
]);
export type PersonInput = z.output<typeof personInput>;

export const heldQuery = z
  .object({
    email: emailText
      .refine((text) => checkEmail(text).kind !== 'invalid', {
        error: 'must be an address',
        params: { reason: 'bad_format' },
      })
      .optional()
      .describe('Whole: nobody of a like address is meant'),
    order_numbers: z
      .string()
      .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,49}$/)
      .optional()
      .describe('Instead: of orders without an address, separated by commas'),
  })
  .refine(({ email, order_numbers }) => (email === undefined) !== (order_numbers === undefined), {
    error: 'must be one of both',
    path: ['email'],
    params: { reason: 'required' },
  });
export type HeldQuery = z.output<typeof heldQuery>;

const kinds = heldKindNames as [HeldKind, ...HeldKind[]];

const heldOrder = z.object({
  number: z.int(),
  state: z.enum(orderStates),
  created_at: timestamp,
  open_because: z.enum(openReasons).nullable().describe('Why its buyer is still needed'),
});

export const heldData = z
  .object({
    kinds: z.array(z.object({ kind: z.enum(kinds), count: z.int().min(0) })),
    orders: z.array(heldOrder),
  })
  .meta({ id: 'HeldData' });
export type HeldData = z.infer<typeof heldData>;

/** What lets one account read it, for some minutes. */
export const personExport = z.object({
  orders: z.int().min(0),
  key: z.string().describe('For `readPerson`, in the same account'),
  expires_at: timestamp,
});

export const personQuery = z.object({ key: z.string().min(1).max(4000) });

const line = z.object({
  event: z.string(),
  started_at: z.string(),
  zone: z.string(),
  seat: z
    .object({ sector: z.string(), row: z.string(), number: z.string() })
    .nullable()
    .describe('Null where people stand, or sit where they like'),
  count: z.int(),
  price: money,
  service_fee: money,
  replaced_at: timestamp.nullable().describe('When others took its place; null for what stands'),
});
const moved = { amount: money, currency_code: currencyCode };
const refund = z.object({ ...moved, state: z.string(), reason: z.string(), created_at: timestamp });
const payment = z.object({
  ...moved,
  way: z.string(),
  state: z.string(),
  received: z.object(moved).nullable().describe('What has come, which may be another sum: of a transfer'),
  created_at: timestamp,
  refunds: z.array(refund),
});
const consent = z.object({
  kind: z.string(),
  is_given: z.boolean(),
  version: z.string(),
  given_at: timestamp,
  ip: z.string(),
});
const mail = z.object({ kind: z.string(), created_at: timestamp, sent_at: timestamp.nullable() });

/** Everything that is held of a person, for them to have. */
export const exportedPerson = z
  .object({
    address: z.string().nullable().describe('Null for somebody who left none'),
    exported_at: timestamp,
    orders: z.array(
      z.object({
        number: z.int(),
        state: z.enum(orderStates),
        created_at: timestamp,
        name: z.string(),
        email: z.string(),
        phone: z.string().nullable(),
        company: company.nullable().describe('Whom its bill is made out to'),
        lang: z.string(),
        total: money,
        currency_code: currencyCode,
        campaign: z.record(z.string(), z.unknown()),
        lines: z.array(line),
        tickets: z.array(z.string()).describe('Their numbers; what opens the door is on the tickets alone'),
        payments: z.array(payment),
        consents: z.array(consent),
        mails: z.array(mail),
        notes: z.array(z.object({ at: timestamp, text: z.string() })),
      }),
    ),
    received_tickets: z
      .array(
        z.object({
          number: z.string(),
          name: z.string().describe('As the buyer wrote it'),
          at: timestamp,
          ended_at: timestamp.nullable().describe('When it was theirs no more'),
        }),
      )
      .describe('That somebody else bought and handed to them'),
    wallet_passes: z
      .array(z.object({ wallet: z.string(), created_at: timestamp }))
      .describe('Phones that are told when a ticket on them changes'),
    reminders: z.array(
      z.object({
        event_id: z.int(),
        performance_id: z.int(),
        requested_at: timestamp,
        confirmed_at: timestamp.nullable(),
      }),
    ),
    wishes: z
      .array(
        z.object({
          event_id: z.int(),
          performance_ids: z.array(z.int()),
          zones: z.array(z.string()),
          count: z.int(),
          requested_at: timestamp,
          confirmed_at: timestamp.nullable(),
        }),
      )
      .describe('Of tickets that somebody waits for'),
    lookups: z.array(timestamp).describe('When the links of all orders were asked for'),
  })
  .meta({ id: 'ExportedPerson' });
export type ExportedPerson = z.infer<typeof exportedPerson>;
