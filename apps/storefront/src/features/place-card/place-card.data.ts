import type { Picture } from '@parterre/contracts/values/picture';

/** A place as a list shows it. */
export interface PlaceCardData {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly picture: Picture | null;
  readonly eventsCount: number;
}
