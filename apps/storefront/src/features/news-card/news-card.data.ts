import type { Picture } from '@parterre/contracts/values/picture';

/** A piece of news as a list shows it. */
export interface NewsCardData {
  readonly id: number;
  readonly title: string;
  readonly lead: string;
  readonly publishedAt: string;
  readonly picture: Picture | null;
}
