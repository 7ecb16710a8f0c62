import type { HallId } from './demo-halls.ts';

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof weekdays)[number];

/** A stretch of playing days in one hall. */
export interface Run {
  readonly hall: HallId;
  /** The earliest day, counted from today; negative for what is already over. */
  readonly from: number;
  /** On how many days it plays. */
  readonly days: number;
  readonly on: readonly Weekday[];
  readonly times: readonly string[];
  /** The sale of this run opens so many days from today. */
  readonly saleOpensIn?: number;
  /** What befell a date, by its place within the run. */
  readonly marks?: Readonly<Record<number, 'sold-out' | 'cancelled' | 'postponed'>>;
}

export const weekend: readonly Weekday[] = ['sat', 'sun'];
export const lateWeek: readonly Weekday[] = ['thu', 'fri', 'sat', 'sun'];
export const midweek: readonly Weekday[] = ['tue', 'wed', 'thu'];
export const allButMonday: readonly Weekday[] = ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
