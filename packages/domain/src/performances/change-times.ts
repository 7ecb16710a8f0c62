import { moveTimes } from '../price/move-times.ts';
import { minutesBefore, wallDay } from './wall-clock.ts';

/** A performance as clocks at its place show it: `2026-12-18T19:00`. */
export interface LocalTimes {
  readonly started_at: string;
  readonly doors_at?: string | undefined;
  readonly sale_starts_at?: string | undefined;
  /** The beginning, where it is left out. */
  readonly sale_ends_at?: string | undefined;
}

/** When a sale opens or closes: at a time of its own, or as long before the beginning as is said, by the clock on the wall. */
export type SaleTime =
  | { readonly kind: 'at'; readonly at: string }
  | { readonly kind: 'before'; readonly minutes: number }
  | { readonly kind: 'days_before'; readonly days: number; readonly time: string };

/** What is left out stays as it is. */
export interface TimesChange {
  readonly shift_minutes?: number | undefined;
  readonly opens?: SaleTime | { readonly kind: 'at_once' } | undefined;
  readonly closes?: SaleTime | undefined;
  /** Whether it is sold from now on, or no more. */
  readonly sale?: 'open' | 'stopped' | undefined;
}

export const timesRefusals = [
  'over',
  'into_past',
  'sold',
  'closes_after_start',
  'opens_after_close',
] as const;
export type TimesRefusal = (typeof timesRefusals)[number];

export type ChangedTimes<Times> =
  | { readonly kind: 'changed'; readonly times: Times }
  | { readonly kind: 'refused'; readonly reason: TimesRefusal };

export interface Circumstances {
  /** Now, by the clock of the place. */
  readonly now: string;
  /** Whether somebody has tickets of it, or is about to buy some. */
  readonly isSold: boolean;
  /** When the house lets its sale close, where that was changed since. */
  readonly usualClose?: string | undefined;
}

/** So much later or earlier nobody is written to, and nobody may return a ticket for it. */
const untoldShiftMinutes = 5;

/** The times of a performance once a change of many is done to it. */
export function changeTimes<Times extends LocalTimes>(
  times: Times,
  change: TimesChange,
  { now, isSold, usualClose }: Circumstances,
): ChangedTimes<Times> {
  const { shift_minutes: shift = 0 } = change;
  if (times.started_at <= now) return refused('over');
  // Its buyers may return what they have: that is decided for one performance, by whoever may call it off.
  if (isSold && Math.abs(shift) > untoldShiftMinutes) return refused('sold');
  const moved = shift === 0 ? times : moveTimes(times, minutesBefore(times.started_at, -shift), now);
  if (moved.started_at <= now) return refused('into_past');
  const changed = sell(changeWindow(moved, change), change.sale, { now, usualClose });
  const closesAt = changed.sale_ends_at ?? changed.started_at;
  const isCloseGiven = change.closes !== undefined || change.sale !== undefined;
  if (isCloseGiven && closesAt > changed.started_at) return refused('closes_after_start');
  if (changed.sale_starts_at !== undefined && changed.sale_starts_at >= closesAt)
    return refused('opens_after_close');
  return { kind: 'changed', times: changed };
}

const refused = (reason: TimesRefusal) => ({ kind: 'refused', reason }) as const;

function changeWindow<Times extends LocalTimes>(times: Times, { opens, closes }: TimesChange): Times {
  return {
    ...times,
    ...(opens && { sale_starts_at: opens.kind === 'at_once' ? undefined : saleTime(opens, times) }),
    ...(closes && { sale_ends_at: unlessStart(saleTime(closes, times), times) }),
  };
}

/** A sale that ends with the beginning says so by saying nothing, and so follows it. */
const unlessStart = (at: string, { started_at }: LocalTimes) => (at === started_at ? undefined : at);

function saleTime(time: SaleTime, { started_at }: LocalTimes): string {
  if (time.kind === 'at') return time.at;
  if (time.kind === 'before') return minutesBefore(started_at, time.minutes);
  return `${wallDay(started_at, -time.days)}T${time.time}`;
}

/** Opened: what kept it from being sold is gone, and it closes when the house lets it. Stopped: it ended just now, and what was to come does not. */
function sell<Times extends LocalTimes>(
  times: Times,
  sale: TimesChange['sale'],
  { now, usualClose = '' }: Pick<Circumstances, 'now' | 'usualClose'>,
): Times {
  const { sale_starts_at: opens, sale_ends_at: closes } = times;
  const isAhead = opens !== undefined && opens >= now;
  const unlessAhead = isAhead ? { sale_starts_at: undefined } : {};
  if (sale === 'open')
    return {
      ...times,
      ...unlessAhead,
      ...(closes !== undefined &&
        closes <= now && {
          sale_ends_at: usualClose > now && usualClose < times.started_at ? usualClose : undefined,
        }),
    };
  if (sale === 'stopped')
    return { ...times, ...unlessAhead, sale_ends_at: closes !== undefined && closes < now ? closes : now };
  return times;
}
