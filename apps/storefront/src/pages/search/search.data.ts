import type { City } from '@parterre/domain/search/read-city';
import type { EventCardData } from '../../features/event-card/event-card.data.ts';

export interface SearchData {
  /** Shown before anything is searched for, and when nothing is found. */
  readonly popular: readonly EventCardData[];
  /** Where there are events: a search may name one of them. */
  readonly cities: readonly City[];
}
