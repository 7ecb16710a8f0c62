import type { Picture } from '@parterre/contracts/values/picture';
import type { EventCardData } from '../../features/event-card/event-card.data.ts';
import type { PlaceCardData } from '../../features/place-card/place-card.data.ts';
import type { IndexEntry } from '../list-index/list-index.data.ts';

/** The places of a city, or as many of them as one page shows. */
export interface CityData {
  readonly id: number;
  readonly name: string;
  readonly places: readonly PlaceCardData[];
}

/** One page of the list, city by city. */
export interface PlacesData {
  readonly cities: readonly CityData[];
  readonly index: readonly IndexEntry[];
  readonly page: number;
  readonly pages: number;
}

export interface HallData {
  readonly id: number;
  readonly name: string;
  readonly capacity: number;
  readonly picture: Picture | null;
}

export interface PlaceData extends PlaceCardData {
  readonly geo: { readonly lat: number; readonly lon: number } | null;
  /** Safe HTML. */
  readonly description: string;
  /** Its beginning as plain text. */
  readonly summary: string;
  /** Pictures that show no hall. */
  readonly gallery: readonly Picture[];
  readonly halls: readonly HallData[];
  readonly events: readonly EventCardData[];
}
