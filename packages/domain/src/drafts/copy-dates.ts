import { timesLike } from '../performances/date-pattern.ts';
import { daysBetween, wallDay } from '../performances/wall-clock.ts';
import { type Item, isRecord, type Value } from './item.ts';
import { numberedKey } from './item-key.ts';

export const readDates = ({ dates }: Item): Item[] =>
  Array.isArray(dates) ? (dates as readonly Value[]).filter(isRecord) : [];

const isTime = (value: Value | undefined): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value);

const readStarts = (dates: readonly Item[]): string[] =>
  dates
    .map(({ started_at }) => started_at)
    .filter(isTime)
    .sort();

interface Run {
  readonly first: string;
  readonly last: string;
}

/** The first and the last day of a run; undefined where no day is known. */
export function runDays(dates: readonly Item[]): Run | undefined {
  const starts = readStarts(dates);
  const [first, last] = [starts[0], starts.at(-1)];
  return first && last ? { first: wallDay(first, 0), last: wallDay(last, 0) } : undefined;
}

const weekDays = 7;

/** When a run may be played again: on its own weekdays, once it and today are over. */
export function suggestFirstDay(dates: readonly Item[], today: string): string | undefined {
  const run = runDays(dates);
  if (!run) return undefined;
  const until = run.last > today ? run.last : today;
  return wallDay(run.first, (Math.floor(daysBetween(run.first, until) / weekDays) + 1) * weekDays);
}

/** The same run, as many days long, from another day on. */
export function movedRun(dates: readonly Item[], firstDay: string): Run | undefined {
  const run = runDays(dates);
  return run && { first: firstDay, last: wallDay(firstDay, daysBetween(run.first, run.last)) };
}

/** Whether they would be on other weekdays if the first of them were on this day. */
export const changesWeekdays = (dates: readonly Item[], firstDay: string): boolean => {
  const run = runDays(dates);
  return run !== undefined && daysBetween(run.first, firstDay) % weekDays !== 0;
};

interface CopiedRun {
  /** Of the event. */
  readonly key: string;
  readonly firstDay: string | undefined;
  readonly now: string;
}

/** The run once more, as many days apart and at the same times by the clock on the wall; nothing of it is withheld or called off. */
export function copyDates(dates: readonly Item[], { key, firstDay, now }: CopiedRun): Item[] {
  const run = runDays(dates);
  const days = run && firstDay !== undefined ? daysBetween(run.first, firstDay) : 0;
  return dates.map(({ not_for_sale: _withheld, ...date }, index) => ({
    ...moveDays(date, days, now),
    source_id: numberedKey(key, index + 1),
    status: 'scheduled',
  }));
}

/** Doors and sale go with the beginning. */
function moveDays(date: Item, days: number, now: string): Item {
  const { started_at } = date;
  if (!isTime(started_at)) return date;
  const time = (name: string) => (isTime(date[name]) ? date[name] : undefined);
  const times = {
    started_at,
    doors_at: time('doors_at'),
    sale_starts_at: time('sale_starts_at'),
    sale_ends_at: time('sale_ends_at'),
  };
  const moved = timesLike(times, wallDay(started_at, days) + started_at.slice('yyyy-mm-dd'.length), now);
  const told = Object.entries(moved).filter(([, at]) => at !== undefined);
  const { doors_at: _doors, sale_starts_at: _opens, sale_ends_at: _closes, ...rest } = date;
  return { ...rest, ...Object.fromEntries(told) };
}
