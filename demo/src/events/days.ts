import { type Weekday, weekdays } from './run.ts';

const dayMs = 86_400_000;

/** Days are written `yyyy-mm-dd`; they are counted in UTC, where every day has 24 hours. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

export function toWeekday(day: string): Weekday {
  const weekday = weekdays[new Date(day).getUTCDay()];
  if (weekday === undefined) throw new Error(`Not a day: ${day}`);
  return weekday;
}

/** A clock time on the same day, earlier by `minutes`. */
export function earlier(time: string, minutes: number): string {
  return new Date(Date.parse(`1970-01-01T${time}Z`) - minutes * 60_000).toISOString().slice(11, 16);
}
