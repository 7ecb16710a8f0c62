import type { DateFacts } from '../price/sale-state.ts';

/** What may become of a date that was to be played. Postponed means that no other day is known yet. */
export const callingsOff = ['cancelled', 'postponed'] as const satisfies readonly DateFacts['status'][];
export type CalledOff = (typeof callingsOff)[number];

/**
 * Why an order cannot be paid although it waits for that: one of its dates will not be played, as far as is known.
 * The worst counts. Undefined while all of them will be.
 */
export const calledOff = (dates: readonly Pick<DateFacts, 'status'>[]): CalledOff | undefined =>
  callingsOff.find((calling) => dates.some(({ status }) => status === calling));
