import { hexColour } from '@parterre/domain/theme/colour';
import { readLanding } from '../../landings/landings.service.ts';
import type { OrderLineRecord, OrderRecord } from '../order/order-record.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { type PerformanceRow, selectPerformances } from './document-data.queries.ts';
import type { PerformanceView, SellerView } from './document-views.ts';
import type { Brand } from './pdf/pdf-sheet.ts';

/** Who sells: the same on every document and mail of a site. */
export interface SellerData {
  readonly brand: Brand;
  readonly seller: SellerView;
  /** Where an invoice is paid to; null when the seller does not say. */
  readonly bank: string | null;
  /** Of the site, for what is at no place. */
  readonly timeZone: string;
}

/** What every document of an order says: whose it is, and what each line is for. Read once for all that go into a mail. */
export interface DocumentData extends SellerData {
  /** By the id of the line. */
  readonly performances: ReadonlyMap<string, PerformanceData>;
}

export interface PerformanceData extends PerformanceView {
  /** Null when it has gone from the catalogue. */
  readonly geo: { readonly lat: number; readonly lon: number } | null;
  readonly endsAt: Date | null;
  /** How often it was changed since it was first announced. */
  readonly revision: number;
}

/** By the id of the performance; one that has gone from the catalogue is left out. */
export type PerformanceRows = ReadonlyMap<number, PerformanceRow>;

type DataDeps = Pick<SaleDeps, 'reader' | 'landingId'>;

const houseColour = '#8f1d2c';

export async function readDocumentData(deps: DataDeps, order: OrderRecord): Promise<DocumentData> {
  const seller = await readSeller(deps, order.lang);
  const rows = await readPerformanceRows(deps, order.lines, order.lang);
  const performances = order.lines.map((line) => [line.offer_id, toPerformance(line, rows)] as const);
  return { ...seller, performances: new Map(performances) };
}

export async function readSeller({ reader, landingId }: DataDeps, lang: string): Promise<SellerData> {
  const landing = await readLanding(reader, landingId, { lang });
  const { seller = {}, colours } = landing?.theme ?? {};
  const name = landing?.name ?? 'Parterre';
  return {
    brand: { name, accent: hexColour(colours?.light.accent ?? '') ?? houseColour },
    seller: {
      name: seller.name ?? name,
      address: seller.address,
      country: seller.country?.toUpperCase(),
      email: seller.email,
      phone: seller.phone,
      taxNumber: seller.tax_number,
      registrationNumber: seller.registration_number,
    },
    bank: seller.bank ?? null,
    timeZone: landing?.theme.gift_cards?.time_zone ?? 'UTC',
  };
}

/** The performances of these lines as they are today, in one statement for each event. */
export async function readPerformanceRows(
  { reader }: DataDeps,
  lines: readonly OrderLineRecord[],
  lang: string,
): Promise<PerformanceRows> {
  const performanceIds = new Map<number, Set<number>>();
  for (const { event_id, performance_id } of lines)
    performanceIds.set(event_id, (performanceIds.get(event_id) ?? new Set()).add(performance_id));
  const found = await Promise.all(
    [...performanceIds].map(([eventId, ids]) => selectPerformances(reader.db, eventId, [...ids], lang)),
  );
  return new Map(found.flat().map((row) => [row.id, row]));
}

/** In the words of the order, at the time that the catalogue says today: a performance may be put off. */
export function toPerformance(
  { performance_id, subject }: OrderLineRecord,
  rows: PerformanceRows,
): PerformanceData {
  const row = rows.get(performance_id);
  const timeZone = row?.time_zone ?? 'UTC';
  const bought = new Date(subject.date.started_at);
  const startsAt = { at: row?.started_at ?? bought, timeZone };
  const isMoved = startsAt.at.getTime() !== bought.getTime();
  return {
    title: subject.event.title,
    hall: subject.date.hall,
    place: subject.date.place,
    startsAt,
    movedFrom: isMoved ? { at: bought, timeZone } : null,
    status: row?.status ?? 'cancelled',
    revision: row?.revision ?? 0,
    doorsAt: row?.doors_at ? { at: row.doors_at, timeZone } : null,
    endsAt: row?.ended_at ?? null,
    ageLimit: row?.age_limit ?? null,
    address: row?.address ?? '',
    geo: row ? { lat: row.lat, lon: row.lon } : null,
  };
}

export function findPerformance({ performances }: DocumentData, offerId = ''): PerformanceData {
  const performance = performances.get(offerId);
  if (!performance) throw new Error(`there is no performance for ${offerId}`);
  return performance;
}
