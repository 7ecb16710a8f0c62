/** What is measured of every visit. `SOFT`: how long a page took that was opened without a new document. */
export const timedMetrics = ['LCP', 'FCP', 'TTFB', 'INP', 'SOFT', 'CLS'] as const;
export type TimedMetric = (typeof timedMetrics)[number];

/** What is only counted. */
export const countedMetrics = ['views', 'errors', 'failed_loads'] as const;
export type CountedMetric = (typeof countedMetrics)[number];

export const screenKinds = ['phone', 'desk'] as const;
export type ScreenKind = (typeof screenKinds)[number];

interface Scale {
  /** Up to this it is good, from `poor` on it is poor. */
  readonly good: number;
  readonly poor: number;
  /** Where one size class ends and the next begins. */
  readonly edges: readonly number[];
}

const milliseconds = [
  50, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 3500, 4000, 5000,
  6000, 8000, 10_000, 15_000, 30_000,
];
const shifts = [0.001, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1];

/** The bounds of web.dev; for soft navigations, which have none yet, those of an answer that feels direct. */
export const scales = {
  LCP: { good: 2500, poor: 4000, edges: milliseconds },
  FCP: { good: 1800, poor: 3000, edges: milliseconds },
  TTFB: { good: 800, poor: 1800, edges: milliseconds },
  INP: { good: 200, poor: 500, edges: milliseconds },
  SOFT: { good: 400, poor: 1000, edges: milliseconds },
  CLS: { good: 0.1, poor: 0.25, edges: shifts },
} as const satisfies Record<TimedMetric, Scale>;

/** The size class of a value: how many edges it has reached. */
export const sizeClass = (metric: TimedMetric, value: number): number =>
  scales[metric].edges.filter((edge) => value >= edge).length;

/**
 * The value that a share of all visits stayed below, told from how many fell into each size class; within a class they
 * are taken to be spread evenly. Undefined without visits.
 */
export function quantile(
  metric: TimedMetric,
  counts: ReadonlyMap<number, number>,
  share = 0.75,
): number | undefined {
  const edges: readonly number[] = scales[metric].edges;
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  let left = total * share;
  for (let place = 0; place < edges.length; place += 1) {
    const count = counts.get(place) ?? 0;
    const [from, to] = [edges[place - 1] ?? 0, edges[place] ?? 0];
    if (count > 0 && left <= count) return from + (to - from) * (left / count);
    left -= count;
  }
  return edges.at(-1);
}
