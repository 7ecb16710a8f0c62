import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { OrderStore } from '../orders/order-store.ts';
import type { PaymentProviders } from './providers/open-providers.ts';

/** All that moving money takes. */
export interface PaymentDesk {
  readonly store: OrderStore;
  readonly providers: PaymentProviders;
  readonly holdMs: number;
  /** The address of a page in a language: `/order/fail?order=…`. */
  readonly pageUrl: (lang: InterfaceLanguage, path: string) => Promise<string>;
  /** Where a provider sends its notifications. */
  readonly notificationUrl: (provider: string) => string;
}
