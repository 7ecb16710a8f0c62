import type { TicketState } from '@parterre/domain/basket/basket';
import { z } from 'zod';
import { currencyCode } from '../values/currency-code.ts';
import { timestamp } from '../values/timestamp.ts';
import { ticketLine, ticketSubject, total } from './ticket-line.ts';

const states = ['held', 'released'] as const satisfies readonly TicketState[];

const basketTicket = z
  .object({ ...ticketLine, extra: z.object({ ...ticketSubject, state: z.enum(states) }) })
  .meta({ id: 'BasketTicket' });
export type BasketTicket = z.infer<typeof basketTicket>;

export const basket = z
  .object({
    created: timestamp.nullable().describe('Null until something is put in'),
    currency_code: currencyCode,
    expires_at: timestamp.nullable().describe('When its hold ends; null while nothing is held'),
    extensions_left: z
      .int()
      .min(0)
      .describe('How often it can still be extended; 0 at the end of its whole life too'),
    tickets: z.array(basketTicket),
    total,
    now: timestamp.describe("The server's clock, by which pages correct their own"),
  })
  .meta({ id: 'Basket' });
export type Basket = z.infer<typeof basket>;
