import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { DateStatus } from '@parterre/domain/price/sale-state';
import { type PlacedMoment, writeMoment } from '../../../time/write-moment.ts';
import type { OrderLineRecord } from '../order/order-record.ts';
import type { SellerTexts } from '../texts/sale-texts.ts';
import { saleTexts } from '../texts/texts.ts';

/** When a performance is, and what has become of it since it was bought. */
export interface AnnouncedMoment {
  readonly startsAt: PlacedMoment;
  /** The start that it was bought for; null while it is the same. */
  readonly movedFrom: PlacedMoment | null;
  readonly status: DateStatus;
}

/** Empty while all is as it was bought. */
export function changeText(
  { movedFrom, status }: Pick<AnnouncedMoment, 'movedFrom' | 'status'>,
  lang: InterfaceLanguage,
): string {
  if (status !== 'scheduled') return saleTexts[lang].performance[status];
  return movedFrom ? saleTexts[lang].performance.moved(writeMoment(movedFrom, 'moment', lang)) : '';
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
  const t = saleTexts[lang].ticket;
  const words = [seat.sector || zone.name, `${t.row} ${seat.row}`, `${t.seat} ${seat.number}`];
  return words.map((word, index) => (index === 0 ? word : word.toLocaleLowerCase(lang))).join(', ');
}
