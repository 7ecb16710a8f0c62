import { forecastBases, timeUnits } from '@parterre/domain/on-sale/forecast';
import { saleStandings, troubles } from '@parterre/domain/on-sale/verdict';
import { z } from 'zod';
import { currencyCode } from '../values/currency-code.ts';
import { timestamp } from '../values/timestamp.ts';
import { staffPerformance } from './performances.ts';
import { waitingRoom } from './waiting-rooms.ts';

const forecast = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['unknown', 'sold_out', 'far']) }),
  z.object({
    kind: z.literal('within'),
    by: z
      .enum(forecastBases)
      .describe('As it went in the last minutes, as a sale like it went, or as it was rehearsed'),
    unit: z.enum(timeUnits),
    about: z.int(),
  }),
]);

const amounts = z.array(z.object({ amount: z.number(), currency_code: currencyCode }));

const curvePoint = z.object({
  minute: z.number().describe('Since the sale opened'),
  share: z.number().describe('Of what could be had, 0 to 1'),
});
export type WireCurvePoint = z.infer<typeof curvePoint>;

const zoneStock = z.object({
  zone: z.string(),
  name: z.string(),
  capacity: z.int(),
  free: z.int(),
  held: z.int().describe('In baskets, or ordered and not paid'),
  sold: z.int(),
  withheld: z.int(),
  withheld_seats: z.array(z.int()).describe('Those that `seats.release` can put on sale'),
});
export type ZoneStock = z.infer<typeof zoneStock>;

export const saleCockpit = z
  .object({
    at: timestamp,
    performance: staffPerformance,
    room: waitingRoom.nullable().describe('The one that is on, or the last one'),
    verdict: z.object({
      standing: z.enum(saleStandings),
      trouble: z.enum(troubles).nullable(),
      is_room_slowed: z.boolean(),
      forecast,
    }),
    people: z.object({
      waiting: z.int(),
      admitted: z.int(),
      holding: z.int().describe('Baskets'),
      paying: z.int().describe('Orders that wait to be paid'),
    }),
    zones: z.array(zoneStock),
    money: z
      .object({ paid: amounts, awaited: amounts })
      .nullable()
      .describe('Null for those who may not see the settlement'),
    flow: z
      .object({
        admissions: z.int(),
        holds: z.int(),
        refusals: z.int().describe('Holds that came too late'),
        orders: z.int(),
        sold: z.int().describe('Tickets paid'),
      })
      .describe('Of the last minute'),
    health: z
      .object({
        silent_seconds: z.number().nullable().describe('Since a process last wrote what it measured'),
        holds: z.int(),
        hold_p95_ms: z.number(),
        shed: z.int(),
        failed: z.int(),
        database_ms: z.number(),
        mail_waiting: z.int().nullable(),
        mail_oldest_seconds: z.number().nullable(),
        bank_waiting: z.int(),
        bank_oldest_seconds: z.number(),
      })
      .describe('Of the last minute, over all processes'),
    curve: z.object({
      opened_at: timestamp.nullable().describe('Null where nothing is counted yet'),
      minutes: z.number().describe('From the opening until now'),
      points: z.array(curvePoint),
      model: z
        .object({ title: z.string(), points: z.array(curvePoint) })
        .nullable()
        .describe('What it is held against: a sale of the same event or hall'),
      rehearsal: z
        .object({ at: timestamp, points: z.array(curvePoint) })
        .nullable()
        .describe('The same sale when it was rehearsed last'),
    }),
  })
  .meta({ id: 'SaleCockpit' });
export type SaleCockpit = z.infer<typeof saleCockpit>;
