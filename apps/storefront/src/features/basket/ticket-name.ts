import type { BasketTicket } from '@parterre/contracts/basket/basket';
import type { Translate } from '../../i18n/translate.ts';

/** The seat, or the zone where there are none. */
export const ticketName = ({ extra: { seat, zone } }: BasketTicket, t: Translate): string =>
  seat ? t('forms:basketSeat', { ...seat, sector: seat.sector || zone.name }) : zone.name;

/** Several in one sentence. */
export const ticketNames = (tickets: readonly BasketTicket[], t: Translate): string =>
  tickets.map((ticket) => ticketName(ticket, t)).join('; ');
