import type { Event } from '@parterre/contracts/events/event';

/** On a page, generated or live. */
export const eventsPerPage = 24;

/** Live events, page by page. */
export interface EventPages {
  /** Whether they follow the generated page; otherwise they replace it. */
  readonly isContinuation: boolean;
  readonly firstPage: number;
  readonly pages: readonly (readonly Event[])[];
  readonly total: number;
}
