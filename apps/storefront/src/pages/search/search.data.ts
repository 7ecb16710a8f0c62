import type { EventCardData } from '../../features/event-card/event-card.data.ts';

/** Shown before anything is searched for, and when nothing is found. */
export interface SearchData {
  readonly popular: readonly EventCardData[];
}
