import type { SaleState } from '@parterre/contracts/events/sale-state';
import type { Picture } from '@parterre/contracts/values/picture';

/** Some dates of an event, told by the first of them. */
type CardDates = Pick<EventCardData, 'startedAt' | 'datesCount' | 'placeId' | 'place' | 'city'>;

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
  readonly placeId: number;
  readonly place: string;
  readonly city: string;
  readonly poster: Picture | null;
  readonly state: SaleState;
  /** The dates on sale, unless all are. */
  readonly onSale?: CardDates | undefined;
  /** When the sale opens that is not open yet. */
  readonly saleStartsAt?: string | undefined;
  /** The next date on sale where none of these is. */
  readonly nextAt?: string | undefined;
  /** All-in, in the currency that the site's pages are generated in. */
  readonly price: { readonly min: number; readonly max: number } | null;
  readonly isStarCast: boolean;
}
