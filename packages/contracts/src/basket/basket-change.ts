import type { BasketChange as DomainChange } from '@parterre/domain/basket/apply-change';
import { z } from 'zod';
import { currencyCode } from '../values/currency-code.ts';
import { id } from '../values/id.ts';
import { money } from '../values/money.ts';
import { ticketId } from './ticket-line.ts';

/** Far more than any order may hold; the limit itself is the operator's. */
const count = z.int().min(1).max(1000);

const change = <Type extends DomainChange<never>['type'], Ticket extends z.ZodType>(
  type: Type,
  ticket: Ticket,
) => z.object({ type: z.literal(type), ticket });

/** What the visitor was shown. Given, nothing is added at another price without asking: `price_changed` names today's. */
const shown = {
  price: money
    .optional()
    .describe('As the visitor was shown it; sent again after `price_changed`, it accepts'),
  extra: z.object({ service_fee: money.optional() }).optional(),
};

/** Spec §7: the body of `POST /api/basket`. */
export const basketChange = z
  .discriminatedUnion('type', [
    change('ADD_TICKET', z.object({ id: ticketId, count: count.default(1), ...shown })),
    change('UPDATE_TICKET', z.object({ id: ticketId, count })),
    change('DELETE_TICKET', z.object({ id: ticketId })),
    change('DELETE_EVENT', z.object({ event_id: id })),
  ])
  .meta({ id: 'BasketChange' });
/** As the server reads it. */
export type BasketRequest = z.output<typeof basketChange>;
/** As a client sends it. */
export type BasketChange = z.input<typeof basketChange>;

/** The body of `POST /api/basket/currency`. */
export const currencyChoice = z.object({ currency_code: currencyCode }).meta({ id: 'CurrencyChoice' });
export type CurrencyChoice = z.infer<typeof currencyChoice>;
