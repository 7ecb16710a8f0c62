import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { PerformanceView, SellerView, TicketView } from '../documents/document-views.ts';
import type { Brand } from '../documents/pdf/pdf-sheet.ts';

/** A ticket as wallets show it: nothing of its order, its price or its buyer. */
export interface PassView extends Pick<TicketView, 'zone' | 'seat' | 'code' | 'number'> {
  readonly lang: InterfaceLanguage;
  readonly brand: Brand;
  readonly seller: SellerView;
  readonly ticketId: string;
  readonly eventId: number;
  readonly performanceId: number;
  readonly performance: PerformanceView & {
    readonly geo: { readonly lat: number; readonly lon: number } | null;
    readonly endsAt: Date | null;
  };
  readonly isVoid: boolean;
  /** When a phone puts it away; null while nobody knows. */
  readonly endsAt: Date | null;
  /** Its page. */
  readonly url: string;
}

/** Tickets are found by their event and their id. */
export const passSerial = ({ event_id, ticket_id }: { event_id: number; ticket_id: string }): string =>
  `${event_id}-${ticket_id}`;

export function parseSerial(serial: string): { eventId: number; ticketId: string } | undefined {
  const [, eventId, ticketId] =
    /^(\d{1,9})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(serial) ?? [];
  return ticketId === undefined ? undefined : { eventId: Number(eventId), ticketId };
}
