import type { SaleState } from '@parterre/domain/price/sale-state';

/** Why a change of the basket was not made, with what the page needs to offer a way on. */
export type Refusal =
  | { readonly kind: 'ticket-unknown' }
  | { readonly kind: 'sale-closed'; readonly state: SaleState }
  | { readonly kind: 'currency-unavailable' }
  | { readonly kind: 'invalid-count' }
  | { readonly kind: 'limit-exceeded'; readonly limit: number; readonly left: number }
  | { readonly kind: 'price-changed'; readonly price: ChangedPrice }
  | { readonly kind: 'ticket-unavailable'; readonly ticketId: string; readonly rest: Rest }
  | { readonly kind: 'hold-expired' }
  | { readonly kind: 'extensions-exhausted' }
  | { readonly kind: 'key-reused' };

export interface ChangedPrice {
  readonly currency: string;
  /** What the basket would cost with it, fees included. */
  readonly total: number;
  readonly ticket: { readonly id: string; readonly price: number; readonly service_fee: number };
}

/** What can be had instead. */
export interface Rest {
  readonly left: number;
  readonly alternatives: readonly string[];
}
