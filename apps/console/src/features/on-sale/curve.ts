import type { SaleCockpit, WireCurvePoint } from '@parterre/contracts/console/on-sale';

/** The drawing is so wide and high, whatever room it is given. */
export const curveSize = { width: 1000, height: 300 };

export interface CurveLayout {
  /** At the right edge. */
  readonly minutes: number;
  readonly sold: string;
  /** What it is held against; undefined where nothing is. */
  readonly model: string | undefined;
  /** How it went when it was rehearsed; undefined where it was not. */
  readonly rehearsal: string | undefined;
  /** Straight on, as it went in the last minutes; undefined where it does not go. */
  readonly ahead: string | undefined;
}

const minMinutes = 10;
/** Of the width, for what is to come. */
const aheadShare = 0.3;

/** Lines of the sale so far, of the one it is held against, of its rehearsal, and of where it leads. A sale goes up by steps, so does its line. */
export function layOutCurve({ minutes, points, model, rehearsal }: SaleCockpit['curve']): CurveLayout {
  const until = Math.max(minMinutes, minutes / (1 - aheadShare));
  const place = ({ minute, share }: WireCurvePoint) =>
    `${round((minute / until) * curveSize.width)},${round((1 - share) * curveSize.height)}`;
  /** As far as the picture goes. */
  const layOutOther = (others: readonly WireCurvePoint[]) =>
    others
      .filter(({ minute }) => minute <= until)
      .map(place)
      .join(' ');
  const last = points.at(-1);
  const sold = last ? [...points, { minute: minutes, share: last.share }] : [];
  return {
    minutes: until,
    sold: sold
      .filter(({ minute }) => minute <= minutes)
      .map(place)
      .join(' '),
    model: model ? layOutOther(model.points) : undefined,
    rehearsal: rehearsal ? layOutOther(rehearsal.points) : undefined,
    ahead: layOutAhead(points, minutes, until, place),
  };
}

const paceMinutes = 5;

function layOutAhead(
  points: readonly WireCurvePoint[],
  minutes: number,
  until: number,
  place: (point: WireCurvePoint) => string,
): string | undefined {
  const now = points.at(-1)?.share ?? 0;
  const since = Math.max(0, minutes - paceMinutes);
  const then = points.findLast(({ minute }) => minute <= since)?.share ?? points[0]?.share ?? 0;
  if (minutes <= 0 || now <= then || now >= 1) return undefined;
  const perMinute = (now - then) / (minutes - since);
  const end = Math.min(until, minutes + (1 - now) / perMinute);
  return [
    place({ minute: minutes, share: now }),
    place({ minute: end, share: now + perMinute * (end - minutes) }),
  ].join(' ');
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The figures of the same lines, few enough to be read. */
export function tabulateCurve({ points, model, rehearsal }: SaleCockpit['curve'], rows = 12) {
  const each = Math.max(1, Math.ceil(points.length / rows));
  return points
    .filter((_, index) => index % each === 0 || index === points.length - 1)
    .map(({ minute, share }) => ({
      minute: Math.round(minute * 10) / 10,
      sold: Math.round(share * 100),
      model: model ? percentAt(model.points, minute) : undefined,
      rehearsal: rehearsal ? percentAt(rehearsal.points, minute) : undefined,
    }));
}

const percentAt = (points: readonly WireCurvePoint[], minute: number) =>
  Math.round((points.findLast((point) => point.minute <= minute)?.share ?? 0) * 100);

/** The line of a rehearsal alone, which is over within minutes: it fills the picture. */
export function layOutRehearsal(points: readonly WireCurvePoint[], minutes: number) {
  const until = Math.max(1, Math.ceil(minutes), Math.ceil(points.at(-1)?.minute ?? 0));
  const last = points.at(-1);
  const drawn = last ? [...points, { minute: Math.max(minutes, last.minute), share: last.share }] : [];
  const line = drawn.map(
    ({ minute, share }) =>
      `${round((minute / until) * curveSize.width)},${round((1 - share) * curveSize.height)}`,
  );
  return { minutes: until, sold: line.join(' ') };
}
