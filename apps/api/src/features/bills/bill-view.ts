import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { Money } from '@parterre/domain/money/money';
import type { OrderState } from '@parterre/domain/order/order-states';
import type { Brand } from '../../documents/look.ts';
import type { SellerView } from '../../documents/seller-lines.ts';
import type { PlacedMoment } from '../../documents/write-moment.ts';

export interface BillLine {
  /** What it is for: the event. */
  readonly title: string;
  /** Which: date, place, seat. */
  readonly detail: string;
  readonly count: number;
  /** For one, without its service fee. */
  readonly price: Money;
  /** For one. */
  readonly serviceFee: Money;
  /** For all of the line, fees included. */
  readonly total: Money;
}

/** What is owed or was paid, by whom, to whom. Texts are in the order's language. */
export interface BillView {
  readonly lang: InterfaceLanguage;
  readonly brand: Brand;
  readonly seller: SellerView;
  readonly buyer: { readonly name: string; readonly email: string };
  readonly orderNumber: string;
  readonly issuedAt: PlacedMoment;
  readonly state: OrderState;
  /** Until when the seats are kept for it; null once that no longer matters. */
  readonly payUntil: PlacedMoment | null;
  readonly payUrl: string;
  readonly lines: readonly BillLine[];
  readonly serviceFees: Money;
  /** Contained in the total; null when the seller does not say. */
  readonly tax: { readonly percent: number; readonly amount: Money } | null;
  /** Where a company transfers it to; null when it is not to be. */
  readonly bank: string | null;
  readonly total: Money;
  readonly paid: Money;
  readonly due: Money;
}
