import type { BestAvailable } from '@parterre/contracts/dates/best-available';
import { bestAvailable } from '@parterre/domain/seats/best-available/best-available';
import type { SeatNeed, SeatRequest } from '@parterre/domain/seats/best-available/seat-search';
import { formatOfferId, parseOfferId } from '@parterre/domain/seats/offer-id';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import type { Reader } from '../../catalogue-reader/reader.ts';
import { wireAmount } from '../../catalogue-reader/wire-values.ts';
import { readFreeSeats } from './availability.service.ts';
import type { PlanLibrary } from './plan-cache.service.ts';
import { countZones, type ZoneRow } from './stock/stock.service.ts';

export interface SeatQuery {
  readonly count: number;
  readonly zone?: readonly string[] | undefined;
  readonly needs?: readonly SeatNeed[] | undefined;
  readonly exclude?: readonly string[] | undefined;
  readonly price_lte?: number | undefined;
  readonly currency_code?: string | undefined;
}

const nothing: BestAvailable = { ticket_ids: [], together: false, reason: 'not_enough' };

/** The best free seats of one date that has a plan. */
export async function findBestAvailable(
  reader: Reader,
  plans: PlanLibrary,
  performanceId: number,
  query: SeatQuery,
): Promise<BestAvailable | undefined> {
  const { currency } = await reader.settings();
  const at = reader.now();
  const seats = await readFreeSeats(reader, performanceId, {
    at,
    currency: query.currency_code ?? currency,
  });
  if (!seats) return undefined;
  const plan = seats.plan && (await plans.read(seats.plan.hash));
  if (!plan) return nothing;
  const { event_id: id, currency: priced } = seats.date;
  const zones =
    query.price_lte === undefined
      ? []
      : await countZones(reader.db, { events: [{ id, currency: priced }], performanceId, at });
  const request = { ...seatRequest(plan, query, at), ...priceLimit(plan, zones, query, priced) };
  const found = bestAvailable(plan, seats.free, request);
  const ticket_ids = found.seats.map((seat) => formatOfferId({ kind: 'seat', performanceId, seat }));
  return { ticket_ids, together: found.together, reason: found.reason };
}

function seatRequest(plan: SeatPlan, { count, zone, needs, exclude }: SeatQuery, at: Date): SeatRequest {
  const unwanted = (exclude ?? [])
    .map(parseOfferId)
    .flatMap((ticket) => (ticket?.kind === 'seat' ? ticket.seat : []));
  return {
    count,
    // Visitors who come at the same moment are not all offered the same seats.
    seed: at.getTime() & 0x7fff_ffff,
    ...(needs && { needs }),
    ...(zone && { zones: new Set(zone.map((wanted) => plan.zones.findIndex(({ id }) => id === wanted))) }),
    exclude: new Set(unwanted),
  };
}

function priceLimit(plan: SeatPlan, zones: readonly ZoneRow[], { price_lte }: SeatQuery, currency: string) {
  if (price_lte === undefined) return {};
  const prices = new Map(
    zones.map((row) => [row.zone, wireAmount(row.price_minor + row.service_fee_minor, currency)]),
  );
  return {
    zonePrices: plan.zones.map(({ id }) => prices.get(id) ?? Number.POSITIVE_INFINITY),
    maxPrice: price_lte,
  };
}
