import { interfaceLanguages } from '@parterre/domain/languages/languages';
import { callingsOff } from '@parterre/domain/order/called-off';
import { orderStates } from '@parterre/domain/order/order-states';
import { z } from 'zod';
import { ticketId, ticketLine, ticketSubject, total } from '../basket/ticket-line.ts';
import { currencyCode } from '../values/currency-code.ts';
import { money } from '../values/money.ts';
import { timestamp } from '../values/timestamp.ts';
import { orderToken } from './order-token.ts';
import { payment } from './payment.ts';

const orderLine = z.object({ ...ticketLine, extra: z.object(ticketSubject) }).meta({ id: 'OrderLine' });
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

/** An order as its pages show it: order, bill, success. */
export const order = z
  .object({
    token: orderToken,
    number: z.string(),
    state: z.enum(orderStates),
    created_at: timestamp,
    expires_at: timestamp.nullable().describe('Until when it can be paid; null when it cannot be, or was'),
    called_off: z
      .enum(callingsOff)
      .nullable()
      .describe('Why it cannot be paid although it waits: what one of its dates is; null otherwise'),
    currency_code: currencyCode,
    lang: z.enum(interfaceLanguages),
    contact: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
    lines: z.array(orderLine),
    total,
    amount_due: money.describe('Of the price and the fees: what is still to be paid'),
    payments: z.array(payment),
    tickets: z.array(issuedTicket).describe('Empty until it is paid'),
    now: timestamp.describe("The server's clock, by which pages correct their own"),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof order>;
