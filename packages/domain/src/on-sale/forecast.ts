/** How far a sale had come, so long after it opened. */
export interface CurvePoint {
  readonly minute: number;
  /** Of what could be had: 0 to 1. */
  readonly share: number;
}

export interface SaleProgress {
  /** Since it opened. */
  readonly minutes: number;
  /** What can be had or is in baskets: what is yet to be sold. */
  readonly left: number;
  /** Tickets sold in the minutes that the pace is taken from. */
  readonly soldLately: number;
  /** A sale that was like this one; undefined where none is known. */
  readonly model?: readonly CurvePoint[] | undefined;
  /** This one as it was rehearsed. A crowd of programs is no audience, so it counts where no model is known. */
  readonly rehearsal?: readonly CurvePoint[] | undefined;
}

/** `pace`: as it went lately · `model`: as it went elsewhere · `rehearsal`: as it was rehearsed. A figure is only ever about right, and is said so. */
export type Forecast =
  | { readonly kind: 'unknown' | 'sold_out' }
  | {
      readonly kind: 'within';
      readonly by: ForecastBasis;
      readonly unit: TimeUnit;
      readonly about: number;
    }
  /** Not within a day, as it goes now. */
  | { readonly kind: 'far' };

export const forecastBases = ['pace', 'model', 'rehearsal'] as const;
export type ForecastBasis = (typeof forecastBases)[number];

export const timeUnits = ['minutes', 'hours'] as const;
export type TimeUnit = (typeof timeUnits)[number];

/** Over which the pace is taken: long enough that one order is no trend, short enough that a rush is seen to end. */
export const paceMinutes = 5;
/** Fewer say nothing of a pace. */
const minSold = 5;
/** In its first minute a sale has no pace yet. */
const minMinutes = 1;
const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

export function forecastSale(progress: SaleProgress): Forecast {
  const { minutes, left, soldLately, model, rehearsal = [] } = progress;
  if (left <= 0) return { kind: 'sold_out' };
  if (minutes >= minMinutes && soldLately >= minSold)
    return describe('pace', left / (soldLately / Math.min(paceMinutes, minutes)));
  const full = minuteOfShare(model ?? rehearsal, 1);
  if (full === undefined || full <= minutes) return { kind: 'unknown' };
  return describe(model ? 'model' : 'rehearsal', full - minutes);
}

function describe(by: ForecastBasis, minutes: number): Forecast {
  if (minutes > dayMinutes) return { kind: 'far' };
  if (minutes > 1.5 * hourMinutes)
    return { kind: 'within', by, unit: 'hours', about: Math.round(minutes / hourMinutes) };
  return { kind: 'within', by, unit: 'minutes', about: roundMinutes(minutes) };
}

/** Whole minutes up to ten, fives from there: nobody knows more. */
const roundMinutes = (minutes: number) =>
  minutes <= 10 ? Math.max(1, Math.round(minutes)) : 5 * Math.round(minutes / 5);

/** When it was first reached; undefined where it never was. */
const minuteOfShare = (curve: readonly CurvePoint[], share: number): number | undefined =>
  curve.find((point) => point.share >= share)?.minute;

/** How far the model had come by then, straight between two points of it; undefined where it says nothing. */
export function expectedShare(model: readonly CurvePoint[], minute: number): number | undefined {
  const after = model.findIndex((point) => point.minute >= minute);
  const [next, before] = [model[after], model[after - 1]];
  if (!next) return model.at(-1)?.share;
  if (!before) return next.minute === 0 ? next.share : (next.share * minute) / next.minute;
  const part = (minute - before.minute) / (next.minute - before.minute);
  return before.share + part * (next.share - before.share);
}
