import type { SaleState } from '@parterre/contracts/events/sale-state';
import type { Picture } from '@parterre/contracts/values/picture';
import type { EventCardData } from '../../features/event-card/event-card.data.ts';
import type { EventDateData } from '../../features/event-dates/event-date.data.ts';

import type { PersonCardData } from '../../features/person-card/person-card.data.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

export interface EventData {
  readonly id: number;
  /** Prices are fetched by it. */
  readonly sourceId: number;
  readonly title: string;
  readonly subtitle: string | null;
  /** Safe HTML. */
  readonly description: string;
  /** The beginning of it, as plain text. */
  readonly summary: string;
  readonly ageLimit: number;
  readonly durationMinutes: number | null;
  readonly category: Named;
  readonly isStarCast: boolean;
  readonly place: EventPlace;
  readonly poster: Picture | null;
  readonly gallery: readonly Picture[];
  readonly state: SaleState;
  /** When the first sale opens where none is open yet. */
  readonly saleStartsAt?: string | undefined;
  readonly price: { readonly min: number; readonly max: number } | null;
  readonly dates: readonly EventDateData[];
  readonly cast: readonly CastMember[];
}

/** The next events of the category; the event itself may be among them. */
export interface EventQueries {
  readonly similar?: readonly EventCardData[];
}

export interface EventPlace extends Named {
  readonly address: string;
  readonly city: string;
  readonly geo: { readonly lat: number; readonly lon: number } | null;
  readonly picture: Picture | null;
}

export interface CastMember {
  readonly person: PersonCardData;
  readonly role: string;
}
