import { hexColour } from '../../../documents/hex-colour.ts';
import type { Brand } from '../../../documents/look.ts';
import type { SellerView } from '../../../documents/seller-lines.ts';
import type { Reader } from '../../catalogue/reader.ts';
import { readLanding } from '../../landings/landings.service.ts';
import type { EveningView } from '../../tickets/pdf/ticket-view.ts';
import type { OrderLineRecord, OrderRecord } from '../order-record.ts';
import { selectEvening } from './evenings.queries.ts';

export interface PaperDesk {
  readonly reader: Reader;
  readonly landingId: number;
  readonly pageUrl: (lang: OrderRecord['lang'], path: string) => Promise<string>;
}

/** What every paper of an order says: whose it is, and what each line is for. */
export interface PaperFacts {
  readonly brand: Brand;
  readonly seller: SellerView;
  /** Contained in every price, in percent; null when the seller does not say. */
  readonly vatPercent: number | null;
  /** Where an invoice is paid to; null when the seller does not say. */
  readonly bank: string | null;
  readonly evenings: ReadonlyMap<string, Evening>;
}

export interface Evening extends EveningView {
  readonly endsAt: Date | null;
}

const houseColour = '#8f1d2c';

export async function readPaperFacts(desk: PaperDesk, order: OrderRecord): Promise<PaperFacts> {
  const landing = await readLanding(desk.reader, desk.landingId, { lang: order.lang });
  const { seller = {}, colours } = landing?.theme ?? {};
  const accent = hexColour(colours?.light.accent ?? '') ?? houseColour;
  const name = landing?.name ?? 'Parterre';
  const evenings = await Promise.all(
    order.lines.map(async (line) => [line.ticket_id, await readEvening(desk, line, order.lang)] as const),
  );
  return {
    brand: { name, accent },
    seller: {
      ...{ name: seller.name ?? name, address: seller.address, email: seller.email, phone: seller.phone },
      ...{ taxNumber: seller.tax_number, registrationNumber: seller.registration_number },
    },
    vatPercent: seller.vat_percent ?? null,
    bank: seller.bank ?? null,
    evenings: new Map(evenings),
  };
}

/** In the words of the order, at the time that the catalogue says today: a date may be put off. */
async function readEvening(
  { reader }: PaperDesk,
  { event_id: eventId, date_id: dateId, subject }: OrderLineRecord,
  lang: string,
): Promise<Evening> {
  const row = await selectEvening(reader.db, { eventId, dateId }, lang);
  const timeZone = row?.time_zone ?? 'UTC';
  return {
    ...{ title: subject.event.title, hall: subject.date.hall, place: subject.date.place },
    startsAt: { at: row?.started_at ?? new Date(subject.date.started_at), timeZone },
    doorsAt: row?.doors_at ? { at: row.doors_at, timeZone } : null,
    endsAt: row?.ended_at ?? null,
    ageLimit: row?.age_limit ?? null,
    address: row?.address ?? '',
  };
}

export function eveningOf({ evenings }: PaperFacts, lineId: string): Evening {
  const evening = evenings.get(lineId);
  if (!evening) throw new Error(`there is no evening for ${lineId}`);
  return evening;
}
