import { opensBeforeMs } from '../tickets/admission.ts';
import { type AnnouncedPerformance, performanceChange } from './performance-change.ts';

export interface ReturnTerms {
  /** As it was announced when the tickets were bought. */
  readonly boughtStart: Date;
  readonly today: AnnouncedPerformance;
  /** When the buyer was last told of a change; undefined before that. */
  readonly toldAt: Date | undefined;
  readonly now: Date;
  /** How long the buyer of a moved performance may think about it. */
  readonly returnDays: number;
}

export interface ReturnOffer {
  /** Null: as long as it is called off. */
  readonly until: Date | null;
}

const dayMs = 24 * 3_600_000;

/**
 * Whether the tickets of a performance can be given back for all their money, because it is not what was bought. One that
 * is called off, for as long as it is; one that was moved, for some days after its buyer was told, and before its doors
 * open: nobody walks in and gives the ticket back afterwards.
 */
export function ticketReturn(terms: ReturnTerms): ReturnOffer | undefined {
  const { boughtStart, today, toldAt, now, returnDays } = terms;
  if (today.status !== 'scheduled') return { until: null };
  if (!performanceChange({ startsAt: boughtStart, status: 'scheduled' }, today, now)) return undefined;
  const thoughtOverMs = (toldAt ?? now).getTime() + returnDays * dayMs;
  const until = new Date(Math.min(thoughtOverMs, today.startsAt.getTime() - opensBeforeMs));
  return now < until ? { until } : undefined;
}
