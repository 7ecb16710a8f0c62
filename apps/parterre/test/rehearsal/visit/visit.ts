import type { PlannedVisitor } from '../crowd/plan-crowd.ts';
import type { Sample } from '../report/sample.ts';
import type { Browser } from './browser.ts';

export interface SalePerformance {
  readonly eventId: number;
  readonly performanceId: number;
  /** Where its tickets are chosen. */
  readonly path: string;
  /** Undefined when every seat has a number. */
  readonly generalTicket: string | undefined;
  readonly places: number;
}

/** What is on sale, and where. */
export interface Sale {
  readonly address: string;
  readonly performances: Readonly<Record<PlannedVisitor['performance'], SalePerformance>>;
  /** What a page asks for when nothing of it is known yet. */
  readonly assets: readonly string[];
}

export interface Bought {
  readonly lines: readonly { readonly id: string; readonly count: number }[];
  readonly tickets: number;
}

/** A visitor on their way. */
export interface Visit {
  readonly browser: Browser;
  readonly sale: Sale;
  readonly visitor: PlannedVisitor;
  readonly performance: SalePerformance;
  readonly record: (sample: Sample) => void;
  readonly onStream: (change: 1 | -1) => void;
  /** What is to be closed when they go. */
  readonly leave: (() => void)[];
  /** Of the hall as they were shown it: the stream begins there. */
  version: number;
  /** What the tickets in the basket cost together. */
  owed: number;
  /** What they cost it in. */
  currency: string;
  token?: string;
  bought?: Bought;
}

/** Says that a visitor cannot go on. */
export const stop = Symbol('stop');
