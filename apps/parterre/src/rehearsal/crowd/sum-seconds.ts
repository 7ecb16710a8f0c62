import { percentile } from './percentile.ts';
import type { Outcome, Sample } from './waiting-crowd.ts';

/** What a crowd did between two moments. */
export interface CrowdSums {
  readonly held: number;
  readonly refused: number;
  readonly orders: number;
  readonly sold: number;
  readonly admitted: number;
  readonly hold_p95_ms: number;
  /** Requests that were asked to come again. */
  readonly shed: number;
}

export const isShed = ({ status }: Sample): boolean => status === 429 || status === 503;

export const soldBy = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce((sum, outcome) => sum + (outcome.kind === 'bought' ? outcome.tickets : 0), 0);

export function sumUp(samples: readonly Sample[], outcomes: readonly Outcome[]): CrowdSums {
  const count = (step: Sample['step'], status: number) =>
    samples.filter((sample) => sample.step === step && sample.status === status).length;
  return {
    held: count('hold', 200),
    refused: count('hold', 409),
    orders: count('order', 201),
    sold: soldBy(outcomes),
    admitted: count('claim', 200),
    hold_p95_ms: holdP95(samples),
    shed: samples.filter(isShed).length,
  };
}

/** Of holds that were made: who is refused is answered quickly. Nothing where there was none. */
export function holdP95(samples: readonly Sample[]): number {
  const sorted = samples
    .filter(({ step, status }) => step === 'hold' && status === 200)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  return sorted.length === 0 ? 0 : percentile(sorted, 0.95);
}

/** How many holds were made in each second of the best ten. */
export function bestHeldPerSecond(seconds: readonly Pick<CrowdSums, 'held'>[]): number {
  const windowSeconds = 10;
  const sums = seconds.map((_, from) =>
    seconds.slice(from, from + windowSeconds).reduce((sum, { held }) => sum + held, 0),
  );
  return Math.max(0, ...sums) / windowSeconds;
}
