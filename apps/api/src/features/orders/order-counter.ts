import type { BasketStore } from '../basket/basket-store.service.ts';
import type { Shelf } from '../basket/offer.service.ts';
import type { ConsentVersions } from './consent-versions.service.ts';
import type { OrderStore } from './order-store.ts';

/** Where orders are placed. */
export interface OrderCounter {
  readonly store: OrderStore;
  readonly baskets: Pick<BasketStore, 'read' | 'guess'>;
  readonly shelf: Shelf;
  readonly holdMs: number;
  readonly mainLang: () => Promise<string>;
  readonly consentVersions: (lang: string) => Promise<ConsentVersions>;
  /** How an acquisition pays in a currency, if this house offers it. */
  readonly kindOf: (acquisitionId: number, currency: string) => string | undefined;
}

/** Who asks for an order: with which basket, under which key, from where. */
export interface PlaceVisit {
  readonly basketId: string | undefined;
  readonly key: { readonly text: string; readonly digest: string };
  readonly ip: string;
}
