import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { Money } from '@parterre/domain/money/money';
import type { Brand } from '../../../documents/look.ts';
import type { SellerView } from '../../../documents/seller-lines.ts';
import type { PlacedMoment } from '../../../documents/write-moment.ts';

/** An evening at a place, as a ticket, a calendar and a mail name it. Texts are in the order's language. */
export interface EveningView {
  readonly title: string;
  readonly ageLimit: number | null;
  readonly startsAt: PlacedMoment;
  readonly doorsAt: PlacedMoment | null;
  readonly hall: string;
  readonly place: string;
  readonly address: string;
}

export interface TicketView {
  readonly evening: EveningView;
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
