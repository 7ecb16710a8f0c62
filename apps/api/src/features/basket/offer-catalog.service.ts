import type { TicketPrice } from '@parterre/domain/basket/basket';
import type { InvoiceTerms } from '@parterre/domain/order/invoice-terms';
import { dateSaleState, type SaleState } from '@parterre/domain/price/sale-state';
import { type BitSet, changeSet, fullSet } from '@parterre/domain/seats/bit-set';
import { nearestEqual } from '@parterre/domain/seats/choosing/nearest-equal';
import { formatOfferId, parseOfferId } from '@parterre/domain/seats/offer-id';
import { at, type SeatPlan } from '@parterre/domain/seats/plan/plan';
import type { Db } from '../../database/connect.ts';
import { type Memo, makeMemo } from '../../response-cache/memo.ts';
import type {
  PerformanceCache,
  SoldPerformance,
  SoldZone,
} from '../performances/performance-cache.service.ts';
import type { PlanLibrary } from '../performances/plan-cache.service.ts';
import { countZones, readTakenSeats, type ZoneRow } from '../performances/stock/stock.service.ts';
import type { LineStock } from './basket.ts';

/** What is known of the tickets that are sold. */
export interface OfferCatalog {
  readonly dates: PerformanceCache;
  readonly plans: PlanLibrary;
  readonly invoiceTerms: InvoiceTerms;
}

export interface Offer {
  readonly kind: 'offered';
  readonly date: SoldPerformance;
  readonly zone: SoldZone;
  /** Null for general admission. */
  readonly seat: number | null;
  priceIn(currency: string): TicketPrice | undefined;
}

export type FoundOffer =
  | Offer
  | { readonly kind: 'unknown' }
  | { readonly kind: 'closed'; readonly state: SaleState };

/** What a ticket id stands for and costs, if it is on sale at that moment. Whether it is free only the stock can say. */
export async function findOffer(offers: OfferCatalog, offerId: string, now: Date): Promise<FoundOffer> {
  const offer = await findListedOffer(offers, offerId);
  if (!offer) return { kind: 'unknown' };
  const state = dateSaleState({ ...offer.date.sale_data, ticketsLeft: 1 }, now.getTime());
  return state === 'on_sale' ? offer : { kind: 'closed', state };
}

/** The same whether or not it is on sale. */
export async function findListedOffer(
  { dates, plans }: Pick<OfferCatalog, 'dates' | 'plans'>,
  offerId: string,
): Promise<Offer | undefined> {
  const ticket = parseOfferId(offerId);
  const date = ticket && (await dates.read(ticket.performanceId));
  if (!date) return undefined;
  const zone =
    ticket.kind === 'general' ? generalZone(date, ticket.zone) : await seatZone(plans, date, ticket.seat);
  if (!zone) return undefined;
  const seat = ticket.kind === 'seat' ? ticket.seat : null;
  return { kind: 'offered', date, zone, seat, priceIn: (currency) => zone.prices[currency] };
}

function generalZone({ zones }: SoldPerformance, id: string): SoldZone | undefined {
  const zone = zones.get(id);
  return zone?.hasUnits ? zone : undefined;
}

async function seatZone(
  plans: PlanLibrary,
  { planHash, zones }: SoldPerformance,
  seat: number,
): Promise<SoldZone | undefined> {
  const plan = planHash === null ? undefined : await plans.read(planHash);
  if (!plan || seat >= plan.seatCount) return undefined;
  return zones.get(plan.zones[at(plan.zone, seat)]?.id ?? '');
}

/** What can be had instead of a ticket that is gone. */
export interface Alternatives {
  readonly left: number;
  readonly alternatives: readonly string[];
}

/** Says what is left to those who came too late. */
export interface AlternativesReader {
  read(stock: LineStock, currency: string, at: Date): Promise<Alternatives>;
}

/** In a rush many ask at once, and what they hear is old when they have read it. */
const freshness = { nowMs: () => performance.now(), freshMs: 300, maxEntries: 1000 };

/** `mayKeep` says whether anything may be remembered at all. */
export function makeAlternativesReader(
  db: Db,
  { dates, plans }: Pick<OfferCatalog, 'dates' | 'plans'>,
  mayKeep: () => boolean,
): AlternativesReader {
  const freeSeats: Memo<BitSet> = makeMemo(freshness);
  const zones: Memo<readonly ZoneRow[]> = makeMemo(freshness);
  const recall = <Value>(memo: Memo<Value>, key: string, load: () => Promise<Value>) =>
    mayKeep() ? memo.get(key, load) : load();

  const free = (stock: LineStock, plan: SeatPlan, at: Date) =>
    recall(freeSeats, String(stock.performanceId), async () =>
      changeSet(fullSet(plan.seatCount), { remove: await readTakenSeats(db, stock, at) }),
    );
  const alternatives = async (stock: LineStock, seat: number, at: Date) => {
    const { performanceId } = stock;
    const hash = (await dates.read(performanceId))?.planHash;
    const plan = hash ? await plans.read(hash) : undefined;
    const found = plan ? nearestEqual(plan, await free(stock, plan, at), seat) : [];
    return found.map((other) => formatOfferId({ kind: 'seat', performanceId, seat: other }));
  };
  const unitsLeft = async ({ eventId, performanceId, zone }: LineStock, currency: string, at: Date) => {
    const query = { events: [{ id: eventId, currency }], performanceId, at };
    const counted = await recall(zones, `${performanceId} ${currency}`, () => countZones(db, query));
    return counted.find((row) => row.zone === zone)?.units_left ?? 0;
  };

  return {
    read: async (stock, currency, at) =>
      stock.seat === null
        ? { left: await unitsLeft(stock, currency, at), alternatives: [] }
        : { left: 0, alternatives: await alternatives(stock, stock.seat, at) },
  };
}
