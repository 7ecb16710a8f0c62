import { minutesBefore, wallDay } from './wall-clock.ts';

/** A run as people say it: "Tuesday to Sunday at 19:30 until March, but not on New Year's Eve". By the clock of the place. */
export interface DatePattern {
  /** 1 is Monday, 7 Sunday. */
  readonly weekdays: readonly number[];
  readonly times: readonly string[];
  readonly from: string;
  readonly until: string;
  /** Days on which nothing is played, or single beginnings that are left out: `2027-01-09T14:00`. */
  readonly except: readonly string[];
}

/** When all of them begin, in their order; at most one more than `max`, so that too many are noticed. */
export function expandPattern(pattern: DatePattern, max: number): string[] {
  const [weekdays, except] = [new Set(pattern.weekdays), new Set(pattern.except)];
  const times = [...new Set(pattern.times)].sort();
  const starts: string[] = [];
  for (let day = pattern.from; day <= pattern.until && starts.length <= max; day = wallDay(day, 1))
    if (weekdays.has(weekday(day)) && !except.has(day))
      starts.push(...times.map((time) => `${day}T${time}`).filter((start) => !except.has(start)));
  return starts.slice(0, max + 1);
}

/** Days of the calendar have the same weekday whatever clocks do on them. */
const weekday = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay() || 7;

interface ModelTimes {
  readonly started_at: string;
  readonly doors_at?: string | undefined;
  readonly sale_starts_at?: string | undefined;
  readonly sale_ends_at?: string | undefined;
}

/**
 * The times of a performance that is made like another: doors and sale stand as far from its beginning, by the clock on the wall. A sale
 * that was stopped before its time is no model: it ends with the beginning.
 */
export function timesLike<Times extends ModelTimes>(model: Times, started_at: string, now: string): Times {
  const isStopped = model.sale_ends_at !== undefined && model.sale_ends_at <= now && model.started_at > now;
  const minutes = (Date.parse(`${started_at}Z`) - Date.parse(`${model.started_at}Z`)) / 60_000;
  const move = (at: string | undefined) => (at === undefined ? undefined : minutesBefore(at, -minutes));
  return {
    ...model,
    started_at,
    doors_at: move(model.doors_at),
    sale_starts_at: move(model.sale_starts_at),
    sale_ends_at: isStopped ? undefined : move(model.sale_ends_at),
  };
}
