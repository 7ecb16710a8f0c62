import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { CalledOff } from '@parterre/domain/order/called-off';
import type { DateStatus } from '@parterre/domain/price/sale-state';
import { type PlacedMoment, writeMoment } from '../../../time/write-moment.ts';
import type { OrderLineRecord } from '../order/order-record.ts';
import { ticketTexts } from './texts/ticket/ticket-texts.ts';

/** When a performance is, and what has become of it since it was bought. */
export interface AnnouncedMoment {
  readonly startsAt: PlacedMoment;
  /** The start that it was bought for; null while it is the same. */
  readonly movedFrom: PlacedMoment | null;
  readonly status: DateStatus;
}

type Words = Readonly<Record<CalledOff, string>> & { readonly moved: (from: string) => string };

const words: Readonly<Record<InterfaceLanguage, Words>> = {
  ru: {
    moved: (from) => `Дата изменилась. Прежняя: ${from}`,
    cancelled: 'Отменено',
    postponed: 'Перенесено, новая дата ещё не назначена',
  },
  en: {
    moved: (from) => `The date has changed. It was ${from}`,
    cancelled: 'Cancelled',
    postponed: 'Postponed, the new date is not known yet',
  },
  de: {
    moved: (from) => `Neuer Termin. Bisher: ${from}`,
    cancelled: 'Abgesagt',
    postponed: 'Verschoben, der neue Termin steht noch nicht fest',
  },
  fr: {
    moved: (from) => `La date a changé. Date précédente : ${from}`,
    cancelled: 'Annulé',
    postponed: 'Reporté, la nouvelle date n’est pas encore connue',
  },
  es: {
    moved: (from) => `La fecha ha cambiado. Antes: ${from}`,
    cancelled: 'Cancelado',
    postponed: 'Aplazado, la nueva fecha aún no se conoce',
  },
};

/** Empty while all is as it was bought. */
export function changeText(
  { movedFrom, status }: Pick<AnnouncedMoment, 'movedFrom' | 'status'>,
  lang: InterfaceLanguage,
): string {
  if (status !== 'scheduled') return words[lang][status];
  return movedFrom ? words[lang].moved(writeMoment(movedFrom, 'moment', lang)) : '';
}

/** Who the contract is with; what a seller does not have is left out. */
export interface SellerView {
  readonly name: string;
  readonly address?: string | undefined;
  readonly taxNumber?: string | undefined;
  readonly registrationNumber?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** The numbers a seller is registered under have a name in each language. */
export interface SellerTexts {
  readonly taxNumber: (number: string) => string;
  readonly registrationNumber: (number: string) => string;
}

/** Who the seller is, line by line. */
export const sellerLines = (seller: SellerView, t: SellerTexts): string[] =>
  [
    seller.name,
    seller.address,
    seller.taxNumber && t.taxNumber(seller.taxNumber),
    seller.registrationNumber && t.registrationNumber(seller.registrationNumber),
    [seller.email, seller.phone].filter(Boolean).join(' · '),
  ]
    .filter((text) => text !== undefined)
    .filter(Boolean);

/** Such as «Партер, ряд 5, место 12». */
export function seatWords({ zone, seat }: OrderLineRecord['subject'], lang: InterfaceLanguage): string {
  if (!seat) return zone.name;
  const t = ticketTexts(lang);
  const words = [seat.sector || zone.name, `${t.row} ${seat.row}`, `${t.seat} ${seat.number}`];
  return words.map((word, index) => (index === 0 ? word : word.toLocaleLowerCase(lang))).join(', ');
}
