import type { Translate } from './translate.ts';

interface Named {
  readonly extra: {
    readonly seat: { readonly sector: string; readonly row: string; readonly number: string } | null;
    readonly zone: { readonly name: string };
  };
}

/** The seat of a ticket, or its zone where there are none. */
export const ticketName = ({ extra: { seat, zone } }: Named, t: Translate): string =>
  seat ? t('forms:basketSeat', { ...seat, sector: seat.sector || zone.name }) : zone.name;

/** Several in one sentence. */
export const ticketNames = (tickets: readonly Named[], t: Translate): string =>
  tickets.map((ticket) => ticketName(ticket, t)).join('; ');
