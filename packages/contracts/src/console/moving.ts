import { z } from 'zod';
import { language } from '../query/language.ts';
import { wholeNumber } from '../query/whole-number.ts';
import { currencyCode } from '../values/currency-code.ts';
import { id, maxId } from '../values/id.ts';
import { money } from '../values/money.ts';
import { timestamp } from '../values/timestamp.ts';
import { orderKey } from './order-detail.ts';
import { seatedSeat, staffPerformance } from './performances.ts';

export const moveQuery = z.object({
  ...orderKey.shape,
  performance_id: wholeNumber(1, maxId).describe('Where tickets may go'),
  lang: language.optional().describe('Of the texts; the main language unless given'),
});
export type MoveQuery = z.output<typeof moveQuery>;

const movableTicket = z.object({
  number: z.string().describe('As people read it out'),
  performance_id: id,
  zone_id: z.string(),
  seat_index: z.int().min(0).nullable().describe('In the plan; null where no seat is numbered'),
  title: z.string(),
  started_at: timestamp.describe('As it is announced today, with the offset of its place'),
  zone: z.string(),
  seat: z.object({ sector: z.string(), row: z.string(), number: z.string() }).nullable(),
  price: money.describe('Without its service fee, which stays as it is'),
  may_leave: z.boolean().describe('For another performance: not once its code opens a door'),
  may_reseat: z
    .boolean()
    .describe(
      'To another seat of its own: not once the doors are open, or it has begun where nobody has said when they open',
    ),
});
export type MovableTicket = z.infer<typeof movableTicket>;

const moveZone = z.object({
  id: z.string(),
  name: z.string(),
  price: money.describe('Of one today, without a service fee, in the currency of the order'),
  units_left: z.int().min(0).nullable().describe('Of general admission; null where its seats are numbered'),
});
export type MoveZone = z.infer<typeof moveZone>;

export const moveOfOrder = z
  .object({
    order_id: z.uuid(),
    number: z.int(),
    currency_code: currencyCode,
    has_address: z.boolean().describe('Whether new tickets are mailed; else they are printed'),
    tickets: z.array(movableTicket).describe('Those that are good'),
    performance: staffPerformance,
    is_open: z.boolean().describe('Whether anybody can be moved there'),
    plan_hash: z.string().nullable().describe('Null where no seat is numbered'),
    seats: z.array(seatedSeat).describe('Those that are not named are free'),
    zones: z.array(moveZone).describe('Those that are sold in the currency of the order'),
  })
  .meta({ id: 'MoveOfOrder' });
export type MoveOfOrder = z.infer<typeof moveOfOrder>;
