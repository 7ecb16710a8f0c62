import { z } from 'zod';

const firstYear = 1900;
const lastYear = 2100;

/** A day is meant as it is at the place of the event; an instant is the same everywhere. */
export type Moment = { kind: 'day'; day: string } | { kind: 'instant'; at: Date };

const readMoment = (text: string): Moment =>
  text.length === 'yyyy-mm-dd'.length ? { kind: 'day', day: text } : { kind: 'instant', at: new Date(text) };

function isWithinYears(text: string): boolean {
  const year = Number(text.slice(0, 4));
  return year >= firstYear && year <= lastYear;
}

export const moment = z
  .union(
    [z.iso.date(), z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })],
    'must be a date such as 2026-12-24 or a date-time with its offset such as 2026-12-24T19:00:00Z',
  )
  .refine(isWithinYears, {
    error: `must be of the years ${firstYear} to ${lastYear}`,
    params: { reason: 'out_of_range' },
  })
  .transform(readMoment)
  .meta({ examples: ['2026-12-24', '2026-12-24T19:00:00Z'] });
