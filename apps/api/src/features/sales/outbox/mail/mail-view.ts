import type { Money } from '@parterre/domain/money/money';
import type {
  GiftCardMail,
  HolderMail,
  MailKind,
  OrderMail,
  ReminderMail,
  WishMail,
} from '@parterre/domain/order/order-mail';
import type { OrderState } from '@parterre/domain/order/order-states';
import type { WishEnd } from '@parterre/domain/waiting-list/wish';
import type { ZonedMoment } from '../../../../time/write-moment.ts';
import type { PerformanceTime, SellerView } from '../../documents/document-views.ts';
import type { Brand } from '../../documents/pdf/pdf-sheet.ts';
import type { GiftCardData } from '../../gift-cards/texts/gift-card-words.ts';
import type { OrderDiscount } from '../../order/order-record.ts';

/** A mail that is sent once. Its key is unique for the kind and no secret: it stands in the Message-ID. */
export interface MailIdentity<Kind extends MailKind = MailKind> {
  readonly kind: Kind;
  readonly key: string;
}

/** Whose mail it is, and to whom: without a name where anybody may have typed it. */
interface MailFrame {
  readonly brand: Brand;
  readonly seller: SellerView;
  readonly to: { readonly name: string | null; readonly email: string };
}

export interface MailLine extends PerformanceTime {
  readonly title: string;
  readonly place: string;
  /** Such as «Партер, ряд 5, место 12». */
  readonly seat: string;
  readonly count: number;
  /** For all of the line, fees included. */
  readonly total: Money;
  /** How to get in; null in a mail that lets nobody in. */
  readonly venue: MailVenue | null;
}

export interface MailVenue {
  readonly address: string;
  readonly doorsAt: ZonedMoment | null;
  readonly geo: { readonly lat: number; readonly lon: number } | null;
}

/** The code of a ticket, whose picture is the attachment of that id. */
export interface MailCode {
  readonly cid: string;
  readonly number: string;
  readonly seat: string;
}

export interface OrderMailView extends MailFrame {
  readonly orderNumber: string;
  readonly lines: readonly MailLine[];
  readonly total: Money;
  /** What codes took off; the total is without it. */
  readonly discounts: readonly OrderDiscount[];
  readonly payUntil: ZonedMoment | null;
  /** What was given back; for a mail about that. */
  readonly refunded: Money | null;
  /** Whether that was what other tickets cost less, and none went back. */
  readonly isPriceDifference: boolean;
  /** Whether its tickets are for another performance than before; for a mail about that. */
  readonly isOtherDate: boolean;
  /** Until when tickets of a performance that was moved can be given back; for a mail about that. */
  readonly returnUntil: ZonedMoment | null;
  /** When the money for a performance that is called off goes back by itself; null when it does not. */
  readonly refundFrom: ZonedMoment | null;
  /** Whether its buyer may have a gift certificate instead. */
  readonly mayTakeCertificate: boolean;
  /** Whether what was paid at the box office is given back there. */
  readonly isAtCounter: boolean;
  /** Whether tickets of another performance can be had instead. */
  readonly hasOtherDates: boolean;
  /** Of the gift certificate that was taken instead of money; null otherwise. */
  readonly certificateCode: string | null;
  /** Until when the gift certificate is good that it was given back to; null when it went another way. */
  readonly certificateUntil: ZonedMoment | null;
  /** When the certificate ran out that money went back to, late, from an order that was never paid; else null. */
  readonly certificateExpiredAt: ZonedMoment | null;
  /** Where the order is looked at: the bill, or the tickets once it is paid. */
  readonly url: string;
  /** Of the tickets that it brings. */
  readonly codes: readonly MailCode[];
  /** Where a device lists its orders; null in a mail without tickets. */
  readonly myTicketsUrl: string | null;
  readonly attachments: readonly Attachment[];
}

export interface OrderLinksView extends MailFrame {
  readonly orders: readonly ({
    readonly number: string;
    readonly state: OrderState;
    readonly title: string;
    readonly url: string;
  } & PerformanceTime)[];
}

export interface ReminderView extends MailFrame {
  readonly title: string;
  readonly place: string;
  readonly startsAt: ZonedMoment;
  /** Null when the sale has begun. */
  readonly saleStartsAt: ZonedMoment | null;
  /** Until when it can be confirmed. */
  readonly confirmUntil: ZonedMoment;
  /** Where it is confirmed, or tickets are bought. */
  readonly url: string;
  readonly cancelUrl: string;
}

export interface WishView extends MailFrame {
  readonly title: string;
  readonly place: string;
  /** Of the performances that it waits for. */
  readonly dates: readonly ZonedMoment[];
  readonly wish: { readonly count: number; readonly zones: readonly string[]; readonly maxPrice: Money };
  /** What is kept for it; null in a mail that is not about that. */
  readonly offer: {
    readonly startsAt: ZonedMoment;
    readonly places: readonly string[];
    readonly total: Money;
  } | null;
  /** Until when it can be confirmed or bought; null when there is no hurry. */
  readonly until: ZonedMoment | null;
  readonly endedBecause: WishEnd | null;
  /** Where the wish is looked at, or the event once it has ended. */
  readonly url: string;
}

/** For whoever was handed a ticket: nothing of its order, its price or its buyer. */
export interface HolderView extends MailFrame {
  readonly line: Omit<MailLine, 'total' | 'count'>;
  /** Of the ticket; empty in a mail that says that it is theirs no more. */
  readonly codes: readonly MailCode[];
  /** Where the ticket is; null in a mail that takes it away. */
  readonly ticketUrl: string | null;
  readonly attachments: readonly Attachment[];
}

/** A mail about a gift card. */
export interface GiftCardMailView extends MailFrame {
  readonly giftCard: GiftCardData;
  /** Of the card, in a mail that brings it. */
  readonly code: string | null;
  readonly url: string;
  readonly attachments: readonly Attachment[];
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
  /** Of a picture that the mail itself shows. */
  readonly cid?: string;
}

export interface MailViews
  extends Record<Exclude<OrderMail, GiftCardMail>, OrderMailView>,
    Record<GiftCardMail, GiftCardMailView>,
    Record<ReminderMail, ReminderView>,
    Record<WishMail, WishView>,
    Record<HolderMail, HolderView> {
  readonly order_links: OrderLinksView;
}

/** Ready to be sent. */
export interface Mail {
  /** The same however often the mail is sent, so that a repeat is recognized. */
  readonly messageId: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
}
