import type { GiftCardOffer } from '@parterre/domain/gift-cards/gift-card-offer';
import type { PaymentMethod } from '../../features/order/payment.ts';
import type { ContentData } from '../content/content.data.ts';

/** The information page on gift cards, and what of them the site sells. */
export interface GiftCardsData extends ContentData {
  /** Null where the site sells none. */
  readonly offer: GiftCardOffer | null;
  /** The ways to pay for one. */
  readonly methods: readonly PaymentMethod[];
}
