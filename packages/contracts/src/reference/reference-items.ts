import { z } from 'zod';
import { currencyCode } from '../values/currency-code.ts';
import { id } from '../values/id.ts';
import { money } from '../values/money.ts';
import { named } from '../values/named.ts';
import { translation } from '../values/translation.ts';

const events_count = z.int().min(0);

/** A category, or a type of categories: then it has no type of its own. */
export const category = named
  .extend({ type_id: id.nullable(), events_count, ...translation })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof category>;

/** Where events are: a hall within its place, a place within its location. A location has no parent. */
export const setting = named
  .extend({ parent_id: id.nullable(), events_count, ...translation })
  .meta({ id: 'Setting' });
export type Setting = z.infer<typeof setting>;

/** A city. */
export const location = setting
  .extend({ time_zone: z.string().describe('The IANA name of its clocks, such as `Europe/Moscow`') })
  .meta({ id: 'Location' });
export type Location = z.infer<typeof location>;

/** A day, as it is at the place, that has events. */
export const eventsDay = z
  .object({
    date: z.iso.date(),
    events_count,
    on_sale_count: z.int().min(0).optional().describe('Dates of events; told where `currency_code` is named'),
    sold_out_count: z.int().min(0).optional(),
    price_min: money.nullable().optional().describe('All-in, of what is on sale; null when nothing is'),
    currency_code: currencyCode.optional().describe('Of the price'),
  })
  .meta({ id: 'EventsDay' });
export type EventsDay = z.infer<typeof eventsDay>;
