import type { SaleState } from '@parterre/contracts/events/sale-state';

/** One date of an event, as its stub shows it. */
export interface EventDateData {
  readonly id: number;
  /** By the clock of the place. */
  readonly startedAt: string;
  readonly doorsAt: string | null;
  readonly hall: string;
  /** Of the hall; undefined when the catalogue does not have it. */
  readonly capacity?: number | undefined;
  readonly seating: 'plan' | 'general';
  readonly state: SaleState;
  /** When the sale opens that is not open yet. */
  readonly saleStartsAt?: string | undefined;
  /** All-in, in the currency that the site's pages are generated in. */
  readonly price: { readonly min: number; readonly max: number } | null;
}
