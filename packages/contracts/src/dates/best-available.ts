import type { BestAvailable as DomainAnswer } from '@parterre/domain/seats/best-available/best-available';
import type { SeatNeed } from '@parterre/domain/seats/best-available/seat-search';
import { z } from 'zod';
import { ticketId } from '../basket/ticket-line.ts';
import { amount } from '../query/amount.ts';
import { commaList } from '../query/comma-list.ts';
import { wholeNumber } from '../query/whole-number.ts';
import { currencyCode } from '../values/currency-code.ts';

/** More than any order may hold. */
const maxSeats = 100;

/** Accessible seats are never handed out unless they are asked for. */
const needs = ['accessible', 'companion', 'aisle'] as const satisfies readonly SeatNeed[];

const reasons = ['together', 'split', 'not_enough'] as const satisfies readonly DomainAnswer['reason'][];

const zoneId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'must be the id of a zone');

export const bestAvailableQuery = z.object({
  count: wholeNumber(1, maxSeats),
  zone: commaList(zoneId).optional().describe('One of these; any zone when left out'),
  needs: commaList(z.enum(needs)).optional().describe(`What the seats must be, as in \`${needs.join()}\``),
  exclude: commaList(ticketId).optional().describe('Seats that were offered before and not liked'),
  price_lte: amount.optional().describe('Of one ticket, all-in'),
  currency_code: currencyCode.optional(),
});

export const bestAvailable = z
  .object({
    ticket_ids: z.array(ticketId).describe('Empty when there are not enough'),
    together: z.boolean(),
    reason: z.enum(reasons),
  })
  .meta({ id: 'BestAvailable' });
export type BestAvailable = z.infer<typeof bestAvailable>;
