import type { Picture } from '@parterre/contracts/values/picture';
import type { EventCardData } from '../../features/event-card/event-card.data.ts';

export interface NewsCardData {
  readonly id: number;
  readonly title: string;
  readonly lead: string;
  readonly publishedAt: string;
  readonly picture: Picture | null;
}

export interface NewsData {
  readonly news: readonly NewsCardData[];
  readonly total: number;
}

export interface NewsItemData extends NewsCardData {
  /** Safe HTML. */
  readonly body: string;
  readonly events: readonly EventCardData[];
  readonly persons: readonly { readonly id: number; readonly name: string }[];
}
