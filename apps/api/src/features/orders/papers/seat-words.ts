import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { ticketTexts } from '../../tickets/texts/ticket-texts.ts';
import type { OrderLineRecord } from '../order-record.ts';

/** Such as «Партер, ряд 5, место 12». */
export function seatWords({ zone, seat }: OrderLineRecord['subject'], lang: InterfaceLanguage): string {
  if (!seat) return zone.name;
  const t = ticketTexts(lang);
  const words = [seat.sector || zone.name, `${t.row} ${seat.row}`, `${t.seat} ${seat.number}`];
  return words.map((word, index) => (index === 0 ? word : word.toLocaleLowerCase(lang))).join(', ');
}
