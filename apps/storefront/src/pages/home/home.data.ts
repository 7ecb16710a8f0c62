import type { Picture } from '@parterre/contracts/values/picture';
import type { EventCardData } from '../../features/event-card/event-card.data.ts';
import type { NewsCardData } from '../../features/news-card/news-card.data.ts';

/** What is on: everywhere, or in one city. */
export interface HomeEvents {
  readonly hero:
    | (EventCardData & { readonly subtitle: string | null; readonly banner: Picture | null })
    | null;
  readonly soon: readonly EventCardData[];
  readonly starCast: readonly EventCardData[];
  readonly categories: readonly { readonly id: number; readonly name: string; readonly count: number }[];
  /** Every day with events. */
  readonly days: readonly { readonly date: string; readonly count: number }[];
}

export interface HomeData extends HomeEvents {
  /** The day of generation. */
  readonly today: string;
  readonly news: readonly NewsCardData[];
  readonly organization: { readonly email?: string | undefined; readonly phone?: string | undefined };
}
