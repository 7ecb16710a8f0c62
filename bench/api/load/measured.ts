import { median } from '../../measure/median.ts';
import type { Measured } from './gather-crowd.ts';

const typical = (rounds: readonly Measured[], figure: keyof Measured) =>
  median(rounds.map((round) => round[figure]));

export const inWords = (rounds: readonly Measured[]): string =>
  `${typical(rounds, 'perSecond').toFixed(0)} requests/s, p50 ${typical(rounds, 'p50').toFixed(1)} ms, p99 ${typical(rounds, 'p99').toFixed(1)} ms`;

/** How many requests one server answers while the other answers one, round by round. */
export const relativeThroughput = (rounds: readonly Measured[], reference: readonly Measured[]): number =>
  median(rounds.map(({ perSecond }, round) => perSecond / (reference[round]?.perSecond ?? 0)));

export const tailLatency = (rounds: readonly Measured[]): number =>
  median(rounds.map(({ p50, p99 }) => p99 / p50));
