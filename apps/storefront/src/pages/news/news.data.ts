import type { EventCardData } from '../../features/event-card/event-card.data.ts';
import type { NewsCardData } from '../../features/news-card/news-card.data.ts';
import type { PersonCardData } from '../../features/person-card/person-card.data.ts';

/** One page of the list, the newest first. */
export interface NewsData {
  readonly news: readonly NewsCardData[];
  readonly page: number;
  readonly pages: number;
}

export interface NewsItemData extends NewsCardData {
  /** Safe HTML. */
  readonly body: string;
  readonly events: readonly EventCardData[];
  readonly persons: readonly (PersonCardData & { readonly role: string })[];
}

/** The static query of all pieces of news: what came last. */
export interface LatestQuery {
  readonly latest: readonly NewsCardData[];
}
