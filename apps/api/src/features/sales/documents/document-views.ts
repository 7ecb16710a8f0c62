import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { Money } from '@parterre/domain/money/money';
import type { OrderState } from '@parterre/domain/order/order-states';
import type { DateStatus } from '@parterre/domain/price/sale-state';
import type { PlacedMoment } from '../../../time/write-moment.ts';
import type { SellerView } from './document-wording.ts';
import type { Brand } from './pdf/pdf-sheet.ts';

/** A performance at a place, as a ticket, a calendar and a mail name it. Texts are in the order's language. */
export interface PerformanceView {
  readonly title: string;
  readonly ageLimit: number | null;
  /** As it is announced today. */
  readonly startsAt: PlacedMoment;
  /** The start that it was bought for; null while it is the same. */
  readonly movedFrom: PlacedMoment | null;
  readonly status: DateStatus;
  readonly doorsAt: PlacedMoment | null;
  readonly hall: string;
  readonly place: string;
  readonly address: string;
}

export interface TicketView {
  readonly performance: PerformanceView;
  readonly zone: string;
  /** Null for general admission. */
  readonly seat: { readonly sector: string; readonly row: string; readonly number: string } | null;
  /** All-in, and what of it is the service fee. */
  readonly price: Money;
  readonly serviceFee: Money;
  /** What the QR holds (`signTicket`). */
  readonly code: string;
  /** The same for people (`makeTicketNumber`). */
  readonly number: string;
}

/** The tickets of one order. */
export interface TicketsView {
  readonly lang: InterfaceLanguage;
  readonly brand: Brand;
  readonly seller: SellerView;
  readonly orderNumber: string;
  readonly tickets: readonly TicketView[];
}

export interface BillLine {
  /** What it is for: the event. */
  readonly title: string;
  /** Which: date, place, seat. */
  readonly detail: string;
  /** What has become of the date since it was bought; empty while nothing has. */
  readonly change: string;
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
