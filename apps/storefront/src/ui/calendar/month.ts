import { addDays, lastDayOfMonth, weekday } from '@parterre/domain/catalogue-filters/plain-date';

export type WeekStart = 'monday' | 'sunday';

const daysSinceWeekStart = (day: string, start: WeekStart): number =>
  start === 'monday' ? weekday(day) - 1 : weekday(day) % 7;

export const toMonth = (day: string): string => day.slice(0, 7);
export const firstDayOfMonth = (month: string): string => `${month}-01`;

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** The days of a month in rows of seven; null for days of other months. */
export function monthWeeks(month: string, start: WeekStart): readonly (readonly (string | null)[])[] {
  const first = firstDayOfMonth(month);
  const last = lastDayOfMonth(first);
  const origin = addDays(first, -daysSinceWeekStart(first, start));
  const weeks = Math.ceil((daysSinceWeekStart(first, start) + Number(last.slice(8))) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => addDays(origin, week * 7 + index)).map((day) =>
      day < first || day > last ? null : day,
    ),
  );
}

/** The same day of another month, or that month's last one. */
function dayMonthsAway(day: string, count: number): string {
  const month = addMonths(toMonth(day), count);
  const last = lastDayOfMonth(firstDayOfMonth(month));
  const same = `${month}${day.slice(7)}`;
  return same > last ? last : same;
}

/** Where a key leads from a day, as the ARIA practices for grids of days have it; undefined for all other keys. */
export function dayByKey(key: string, day: string, start: WeekStart, isShift = false): string | undefined {
  const since = daysSinceWeekStart(day, start);
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -since);
    case 'End':
      return addDays(day, 6 - since);
    case 'PageUp':
      return dayMonthsAway(day, isShift ? -12 : -1);
    case 'PageDown':
      return dayMonthsAway(day, isShift ? 12 : 1);
    default:
      return undefined;
  }
}
