import type { EventCardData } from '../../features/event-card/event-card.data.ts';
import type { NewsCardData } from '../../features/news-card/news-card.data.ts';
import type { PersonCardData } from '../../features/person-card/person-card.data.ts';
import type { IndexEntry } from '../list-index/list-index.data.ts';

export interface ListedPerson extends PersonCardData {
  readonly role: string;
  readonly eventsCount: number;
}

/** One page of the list, by family name. */
export interface PersonsData {
  readonly persons: readonly ListedPerson[];
  readonly index: readonly IndexEntry[];
  readonly page: number;
  readonly pages: number;
}

export interface PersonData extends PersonCardData {
  readonly role: string;
  /** Safe HTML. */
  readonly biography: string;
  /** Its beginning as plain text. */
  readonly summary: string;
  readonly events: readonly EventCardData[];
  readonly news: readonly NewsCardData[];
}
