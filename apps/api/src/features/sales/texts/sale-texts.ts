import type { CalledOff } from '@parterre/domain/order/called-off';
import type { GiftCardMail, MailKind } from '@parterre/domain/order/order-mail';
import type { OrderState } from '@parterre/domain/order/order-states';
import type { WishEnd } from '@parterre/domain/waiting-list/wish';

/** All that the sale says to buyers in one language, on tickets and bills and in mails. */
export interface SaleTexts {
  readonly performance: PerformanceTexts;
  readonly ticket: TicketTexts;
  readonly bill: BillTexts;
  readonly mail: MailTexts;
}

/** What has become of a performance since it was bought. */
export type PerformanceTexts = Readonly<Record<CalledOff, string>> & {
  readonly moved: (from: string) => string;
};

/** The numbers a seller, or whoever a bill is made out to, is registered under have a name in each language, and in some countries one of their own. */
export interface SellerTexts {
  readonly taxNumber: (number: string, country: string) => string;
  readonly registrationNumber: (number: string, country: string) => string;
}

/** Everything that a printed ticket says beside its data. */
export interface TicketTexts extends SellerTexts {
  readonly tickets: string;
  readonly order: (number: string) => string;
  readonly doors: (time: string) => string;
  readonly sector: string;
  readonly row: string;
  readonly seat: string;
  readonly zone: string;
  readonly noSeat: string;
  readonly price: string;
  readonly fee: (fee: string) => string;
  /** Where vouchers took something off its price. */
  readonly discount: (amount: string) => string;
  readonly atTheDoor: string;
  readonly rules: readonly string[];
  readonly soldBy: string;
  readonly pageNumber: (page: number, pages: number) => string;
}

/** Everything that a printed bill says beside its data. */
export interface BillTexts extends SellerTexts {
  readonly bill: (number: string) => string;
  readonly issued: (date: string) => string;
  readonly states: Readonly<Record<OrderState, string>>;
  readonly payUntil: (moment: string) => string;
  readonly from: string;
  readonly to: string;
  readonly what: string;
  readonly count: string;
  readonly price: string;
  readonly fee: string;
  readonly sum: string;
  readonly fees: string;
  /** That a code took something off, which the total is without. */
  readonly discount: (code: string) => string;
  readonly total: string;
  readonly paid: string;
  readonly due: string;
  readonly vat: (percent: number) => string;
  readonly noVat: string;
  /** For a reason that the law gives. */
  readonly exempt: (reason: string) => string;
  readonly transfer: string;
  readonly purpose: (orderNumber: string) => string;
  readonly payAt: string;
  readonly pageNumber: (page: number, pages: number) => string;
}

/** What a sentence of a mail may name, already written in its language. */
export interface MailData {
  readonly brand: string;
  readonly number: string;
  readonly total: string;
  readonly refunded: string;
  /** Whether that was what other tickets cost less, and none went back. */
  readonly isPriceDifference: boolean;
  /** Whether tickets are for another performance than before, and not for other seats alone. */
  readonly isOtherDate: boolean;
  /** Of a gift certificate that was taken instead of money; empty otherwise. */
  readonly certificateCode: string;
  /** Until when a gift certificate is good, or was, that money went back to. Empty when it did not, or it is the other. */
  readonly certificateUntil: string;
  readonly certificateExpiredAt: string;
  /** Empty when there is no hurry. */
  readonly until: string;
  /** Of the first performance, with its start as it is today: the only one of a mail about a performance. */
  readonly title: string;
  readonly date: string;
  /** Empty when there is no end, or nothing to give back. */
  readonly returnUntil: string;
  /** When money goes back by itself; empty when it must be asked for. */
  readonly refundFrom: string;
  /** Whether a gift certificate can be had instead of that money. */
  readonly mayTakeCertificate: boolean;
  /** Whether it is given back at the box office, where it was paid. */
  readonly isAtCounter: boolean;
  /** Whether tickets of another performance can be had instead. */
  readonly hasOtherDates: boolean;
  /** When the sale begins that somebody waits for; empty when it has begun. */
  readonly saleStart: string;
  /** Why nobody waits for tickets any more; empty while somebody does. */
  readonly wishEnd: WishEnd | '';
}

export interface MailWords {
  readonly subject: (data: MailData) => string;
  readonly heading: string;
  readonly paragraphs: (data: MailData) => readonly string[];
  /** On the button; a mail that asks for nothing has none. */
  readonly action?: string;
}

export interface MailTexts extends SellerTexts {
  readonly kinds: Readonly<Record<Exclude<MailKind, GiftCardMail>, MailWords>>;
  /** Without a name, whoever it is. */
  readonly hello: (name: string | null) => string;
  readonly discount: (code: string) => string;
  readonly total: string;
  readonly order: (number: string) => string;
  readonly states: Readonly<Record<OrderState, string>>;
  readonly questions: (contact: string) => string;
  readonly route: string;
  readonly map: string;
  readonly myTickets: string;
  readonly cancelReminder: string;
}
