import type { EventCardData } from '../../features/event-card/event-card.data.ts';

/** One page of the list of all events to come. */
export interface EventsData {
  readonly events: readonly EventCardData[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}
