import type { SaleState } from '@parterre/contracts/events/sale-state';
import type { Picture } from '@parterre/contracts/values/picture';

/** An event as a list shows it. */
export interface EventCardData {
  readonly id: number;
  /** Prices are fetched by it. */
  readonly sourceId: number;
  readonly title: string;
  /** The nearest date, by the clock of its place. */
  readonly startedAt: string;
  readonly datesCount: number;
  readonly ageLimit: number;
  readonly place: string;
  readonly city: string;
  readonly poster: Picture | null;
  readonly state: SaleState;
  /** All-in, in the currency that the site's pages are generated in. */
  readonly price: { readonly min: number; readonly max: number } | null;
  readonly isStarCast: boolean;
}
