import type { LossReason } from '@parterre/domain/basket/restore-released';
import { z } from 'zod';
import { money } from '../values/money.ts';
import { basket } from './basket.ts';
import { ticketId } from './ticket-line.ts';

const reasons = ['taken', 'sale_closed', 'limit_exceeded'] as const satisfies readonly LossReason[];

const lostTicket = z
  .object({
    ticket_id: ticketId,
    count: z.int().min(1).describe('How many of it could not be had; its line stays listed as released'),
    reason: z.enum(reasons),
    left: z.int().min(0).describe('How many of this ticket can still be had'),
    alternatives: z.array(ticketId).describe('Equal ones nearby that are free'),
  })
  .meta({ id: 'LostTicket' });
export type LostTicket = z.infer<typeof lostTicket>;

const repricedTicket = z
  .object({ ticket_id: ticketId, price: money, service_fee: money })
  .meta({ id: 'RepricedTicket' });

/** The basket after what had been released was asked for again. */
export const restoredBasket = z
  .object({
    ...basket.shape,
    lost: z.array(lostTicket),
    repriced: z.array(repricedTicket).describe('What tickets cost before that are held at another price now'),
  })
  .meta({ id: 'TakenBack' });
export type RestoredBasket = z.infer<typeof restoredBasket>;
