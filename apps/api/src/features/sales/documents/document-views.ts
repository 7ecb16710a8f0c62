import type { Company } from '@parterre/domain/contact/check-company';
import type { GiftCardDesign } from '@parterre/domain/gift-cards/gift-card-offer';
import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { Money } from '@parterre/domain/money/money';
import type { Vat } from '@parterre/domain/money/vat';
import type { OrderState } from '@parterre/domain/order/order-states';
import type { DateStatus } from '@parterre/domain/price/sale-state';
import { writeMoment, type ZonedMoment } from '../../../time/write-moment.ts';
import type { OrderDiscount, OrderLineRecord } from '../order/order-record.ts';
import type { BillTexts, SellerTexts } from '../texts/sale-texts.ts';
import { saleTexts } from '../texts/texts.ts';
import type { Brand } from './pdf/pdf-sheet.ts';

/** A performance at a place, as a ticket, a calendar and a mail name it. Texts are in the order's language. */
export interface PerformanceView {
  readonly title: string;
  readonly ageLimit: number | null;
  /** As it is announced today. */
  readonly startsAt: ZonedMoment;
  /** The start that it was bought for; null while it is the same. */
  readonly movedFrom: ZonedMoment | null;
  readonly status: DateStatus;
  readonly doorsAt: ZonedMoment | null;
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
  /** What vouchers took off it. */
  readonly discount: Money;
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

/** A gift card as it is printed. */
export interface GiftCardView {
  readonly lang: InterfaceLanguage;
  readonly brand: Brand;
  readonly seller: SellerView;
  readonly orderNumber: string;
  /** Where it is spent: `parterre.example`. */
  readonly site: string;
  readonly design: GiftCardDesign;
  readonly amount: Money;
  readonly greeting: string;
  readonly toName: string;
  readonly fromName: string;
  readonly code: string;
  readonly validUntil: ZonedMoment;
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
  readonly buyer: {
    readonly name: string;
    readonly email: string;
    /** Whom it is made out to, if that is not the buyer. */
    readonly company: Company | null;
  };
  readonly orderNumber: string;
  readonly issuedAt: ZonedMoment;
  readonly state: OrderState;
  /** Until when the seats are kept for it; null once that no longer matters. */
  readonly payUntil: ZonedMoment | null;
  readonly payUrl: string;
  readonly lines: readonly BillLine[];
  readonly serviceFees: Money;
  /** What codes took off; the total is without it. */
  readonly discounts: readonly OrderDiscount[];
  /** Contained in the total, by rate, as it was recorded when it was sold; empty where it was not. */
  readonly taxes: readonly { readonly vat: Vat; readonly amount: Money }[];
  /** Where a company transfers it to; null when it is not to be. */
  readonly bank: string | null;
  readonly total: Money;
  readonly paid: Money;
  readonly due: Money;
}

/** When a performance is, and what has become of it since it was bought. */
export interface PerformanceTime {
  readonly startsAt: ZonedMoment;
  /** The start that it was bought for; null while it is the same. */
  readonly movedFrom: ZonedMoment | null;
  readonly status: DateStatus;
}

/** Empty while all is as it was bought. */
export function changeText(
  { movedFrom, status }: Pick<PerformanceTime, 'movedFrom' | 'status'>,
  lang: InterfaceLanguage,
): string {
  if (status !== 'scheduled') return saleTexts[lang].performance[status];
  return movedFrom ? saleTexts[lang].performance.moved(writeMoment(movedFrom, 'moment', lang)) : '';
}

/** Who the contract is with; what a seller does not have is left out. */
export interface SellerView {
  readonly name: string;
  readonly address?: string | undefined;
  /** In two capital letters; one that does not say is taken for Russian. */
  readonly country?: string | undefined;
  readonly taxNumber?: string | undefined;
  readonly registrationNumber?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** Whom a bill is made out to, line by line; a company before whoever ordered for it. */
export const buyerLines = (
  { name, email, company }: BillView['buyer'],
  { lang, t }: { readonly lang: InterfaceLanguage; readonly t: Pick<BillTexts, 'taxNumber'> },
): string[] =>
  [
    company?.name,
    company?.address,
    company && countryName(company.country, lang),
    company?.tax_number && t.taxNumber(company.tax_number, company.country),
    name,
    email,
  ].filter((line): line is string => Boolean(line));

const countryName = (country: string, lang: InterfaceLanguage): string | undefined =>
  new Intl.DisplayNames(lang, { type: 'region' }).of(country);

/** Who the seller is, line by line. */
export const sellerLines = ({ country = 'RU', ...seller }: SellerView, t: SellerTexts): string[] =>
  [
    seller.name,
    seller.address,
    seller.taxNumber && t.taxNumber(seller.taxNumber, country),
    seller.registrationNumber && t.registrationNumber(seller.registrationNumber, country),
    [seller.email, seller.phone].filter(Boolean).join(' · '),
  ]
    .filter((text) => text !== undefined)
    .filter(Boolean);

/** Such as «Партер, ряд 5, место 12». */
export function seatWords(
  {
    zone,
    seat,
  }: { readonly zone: { readonly name: string }; readonly seat: OrderLineRecord['subject']['seat'] },
  lang: InterfaceLanguage,
): string {
  if (!seat) return zone.name;
  const t = saleTexts[lang].ticket;
  // Rows may be called by letters, which stay as they are; so do German nouns.
  const inSentence = (label: string) => (lang === 'de' ? label : label.toLocaleLowerCase(lang));
  return [
    seat.sector || zone.name,
    `${inSentence(t.row)} ${seat.row}`,
    `${inSentence(t.seat)} ${seat.number}`,
  ].join(', ');
}
