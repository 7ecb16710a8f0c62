import { z } from 'zod';
import { id } from '../values/id.ts';
import { named } from '../values/named.ts';
import { timestamp } from '../values/timestamp.ts';
import { event } from './event.ts';
import { saleState } from './sale-state.ts';

const eventDate = z
  .object({
    id,
    started_at: timestamp,
    doors_at: timestamp.nullable(),
    hall: named,
    seating: z.enum(['plan', 'general']).describe('By a plan with numbered seats, or general admission'),
    sale_state: saleState,
    sale_starts_at: timestamp.optional().describe('Where `sale_state` is `soon`'),
  })
  .meta({ id: 'EventDate' });
export type EventDate = z.infer<typeof eventDate>;

export const eventDetail = event.extend({ dates: z.array(eventDate) }).meta({ id: 'EventDetail' });
export type EventDetail = z.infer<typeof eventDetail>;
