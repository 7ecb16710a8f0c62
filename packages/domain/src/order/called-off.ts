import type { PerformanceSaleData } from '../price/sale-state.ts';

/** What may become of a date that was to be played. Postponed means that no other day is known yet. */
export const calledOffStatuses = [
  'cancelled',
  'postponed',
] as const satisfies readonly PerformanceSaleData['status'][];
export type CalledOff = (typeof calledOffStatuses)[number];

/**
 * Why an order cannot be paid although it waits for that: one of its dates will not be played, as far as is known.
 * The worst counts. Undefined while all of them will be.
 */
export const calledOff = (dates: readonly Pick<PerformanceSaleData, 'status'>[]): CalledOff | undefined =>
  calledOffStatuses.find((calling) => dates.some(({ status }) => status === calling));
