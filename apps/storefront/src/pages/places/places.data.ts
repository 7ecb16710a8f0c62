import type { Picture } from '@parterre/contracts/values/picture';
import type { EventCardData } from '../../features/event-card/event-card.data.ts';

export interface PlaceCardData {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly geo: { readonly lat: number; readonly lon: number } | null;
  readonly picture: Picture | null;
  readonly eventsCount: number;
}

export interface PlacesData {
  readonly places: readonly PlaceCardData[];
  readonly total: number;
}

export interface PlaceData extends PlaceCardData {
  /** Safe HTML. */
  readonly description: string;
  readonly gallery: readonly Picture[];
  readonly halls: readonly { readonly id: number; readonly name: string; readonly capacity: number }[];
  readonly events: readonly EventCardData[];
}
