import {
  type LeftPerformance,
  type MovedPrice,
  mayLeave,
  mayReseat,
} from '@parterre/domain/order/ticket-move';
import type { SaleState } from '@parterre/domain/price/sale-state';
import { readTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { carryDiscounts, discountMinor } from '@parterre/domain/vouchers/apply-vouchers';
import type { ReturnCause } from '@parterre/domain/vouchers/voucher';
import type { Tx } from '../../../database/connect.ts';
import { emptyBasket, type Line, makeLine } from '../../basket/basket.ts';
import { findListedOffer, type Offer, type OfferCatalog } from '../../basket/offer-catalog.service.ts';
import { makePerformanceCache, type SoldPerformance } from '../../performances/performance-cache.service.ts';
import type { PlanLibrary } from '../../performances/plan-cache.service.ts';
import { countZones } from '../../performances/stock/stock.service.ts';
import { draftLines } from '../checkout/draft-order.service.ts';
import { type MovedTickets, readLeavingMinor } from '../order/book-money.service.ts';
import type { LockedOrder } from '../order/order.service.ts';
import { type OrderPerformance, readPerformances } from '../order/order-performances.service.ts';
import type { OrderLineRecord, OrderRecord, OrderSubject } from '../order/order-record.ts';
import { hasUnclearRefund } from '../refunds/refund-order.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { readTickets, type TicketRecord } from '../tickets/tickets.service.ts';
import { selectDoors, selectTakenAmong } from './moving.queries.ts';

/** Which tickets are to be for what and why, and when a performance takes anybody in: that is the caller's to say. */
export interface MoveRequest {
  readonly cause: MoveCause;
  readonly moves: readonly { readonly number: string; readonly offerId: string }[];
  readonly saleState: (sale: SoldPerformance['sale_data'], nowMs: number) => SaleState;
}

/** A ticket and what it is to be for, at the prices of both without fees. */
export interface TicketMove extends MovedPrice {
  readonly ticket: TicketRecord;
  readonly line: OrderLineRecord;
  /** One place, as it would be bought today. */
  readonly target: OrderLineRecord;
}

/** Whether somebody wanted other places, or the house does not play what it sold. */
export type MoveCause = Exclude<ReturnCause, 'unpaid'>;

export interface MovePlan {
  readonly cause: MoveCause;
  readonly moves: readonly TicketMove[];
  /** Of which lines so many tickets are moved. */
  readonly left: readonly MovedTickets[];
  /** What is booked for these tickets: no more can go back. */
  readonly leavingMinor: number;
}

export type MoveRefusal =
  | {
      readonly kind:
        | 'not-paid'
        | 'under-review'
        | 'ticket-unknown'
        | 'offer-unknown'
        | 'named-twice'
        | 'not-sold-in-currency'
        | 'nothing-changes'
        | 'doors-open';
    }
  | { readonly kind: 'sale-closed'; readonly state: SaleState }
  | { readonly kind: 'taken'; readonly places: readonly Pick<OrderSubject, 'zone' | 'seat'>[] };

export type PlannedMove = ({ readonly kind: 'planned' } & MovePlan) | MoveRefusal;

export type PlanDeps = Pick<SaleDeps, 'reader' | 'landingId' | 'invoiceTerms'> & {
  readonly plans: PlanLibrary;
};

interface Wanted {
  readonly ticket: TicketRecord;
  readonly line: OrderLineRecord;
  readonly offer: Offer;
  readonly offerId: string;
}

/** What a move would be, found out of an order that nobody else changes meanwhile; nothing is done yet. */
export async function planMove(
  deps: PlanDeps,
  locked: LockedOrder,
  request: MoveRequest,
): Promise<PlannedMove> {
  const { tx, order } = locked;
  if (order.state !== 'paid') return { kind: 'not-paid' };
  if (await hasUnclearRefund(tx, order)) return { kind: 'under-review' };
  // Read once for all that is asked of it here, on the connection that the transaction has.
  const offers = {
    dates: makePerformanceCache(tx, () => true),
    plans: deps.plans,
    invoiceTerms: deps.invoiceTerms,
  };
  const good = (await readTickets(tx, order)).filter(({ revoked_at }) => revoked_at === null);
  const wanted = await findWanted(order, good, offers, request);
  if (!Array.isArray(wanted)) return wanted;
  const refusal =
    (await judgeTimes(tx, order, wanted, request)) ?? (await judgeStock(deps, locked, offers, wanted));
  if (refusal) return refusal;
  const targets = await draftTargets(deps, order, offers, wanted);
  const moves = wanted.map(({ ticket, line, offerId }): TicketMove => {
    const drafted = targets.get(offerId);
    if (!drafted) throw new Error(`there are no words for ${offerId}`);
    const target = withDiscounts(drafted, line);
    return { ticket, line, target, oldMinor: line.price_minor, newMinor: target.price_minor };
  });
  const left = countLeft(moves, good);
  const { cause } = request;
  return { kind: 'planned', cause, moves, left, leavingMinor: await readLeavingMinor(locked, left) };
}

/** What vouchers took off a ticket goes with it. */
function withDiscounts(target: OrderLineRecord, { discounts }: OrderLineRecord): OrderLineRecord {
  if (discounts === null) return target;
  const carried = carryDiscounts(discounts, target.price_minor);
  return {
    ...target,
    price_minor: target.price_minor - discountMinor(carried),
    // As of a place that was never discounted: none of it is left.
    discounts: carried.length > 0 ? carried : null,
  };
}

async function findWanted(
  { lines, currency }: OrderRecord,
  good: readonly TicketRecord[],
  offers: OfferCatalog,
  { moves }: MoveRequest,
): Promise<Wanted[] | MoveRefusal> {
  const wanted: Wanted[] = [];
  for (const { number, offerId } of moves) {
    const ticket = good.find((one) => one.number === readTicketNumber(number));
    const line = lines.find(({ offer_id }) => offer_id === ticket?.offer_id);
    if (!ticket || !line) return { kind: 'ticket-unknown' };
    const offer = await findListedOffer(offers, offerId);
    if (!offer) return { kind: 'offer-unknown' };
    if (!offer.priceIn(currency)) return { kind: 'not-sold-in-currency' };
    if (wanted.some((one) => one.ticket === ticket || (offer.seat !== null && one.offerId === offerId)))
      return { kind: 'named-twice' };
    if (isSamePlace(ticket, offer)) return { kind: 'nothing-changes' };
    wanted.push({ ticket, line, offer, offerId });
  }
  return wanted;
}

const isSamePlace = ({ performance_id, zone, seat }: TicketRecord, offer: Offer): boolean =>
  performance_id === offer.date.id && seat === offer.seat && (seat !== null || zone === offer.zone.id);

async function judgeTimes(
  tx: Tx,
  order: OrderRecord,
  wanted: readonly Wanted[],
  { saleState }: MoveRequest,
): Promise<MoveRefusal | undefined> {
  const nowMs = order.at.getTime();
  const [performances, doors] = [await readPerformances(tx, order), await selectDoors(tx, order.lines)];
  for (const { ticket, offer } of wanted) {
    const state = saleState(offer.date.sale_data, nowMs);
    if (state !== 'on_sale') return { kind: 'sale-closed', state };
    const old = performances.get(ticket.performance_id);
    const may = ticket.performance_id === offer.date.id ? mayReseat : mayLeave;
    if (old && !may(leftPerformance(old, doors), nowMs)) return { kind: 'doors-open' };
  }
  return undefined;
}

export const leftPerformance = (
  { id, status, started_at }: OrderPerformance,
  doors: ReadonlyMap<number, Date>,
): LeftPerformance => ({
  status,
  startedAtMs: started_at.getTime(),
  doorsAtMs: doors.get(id)?.getTime() ?? null,
});

/** As far as can be seen before it is taken. What the order itself gives up by this it can have again. */
async function judgeStock(
  deps: PlanDeps,
  { tx, order }: LockedOrder,
  offers: OfferCatalog,
  wanted: readonly Wanted[],
): Promise<MoveRefusal | undefined> {
  const lost: Wanted[] = [];
  for (const [performanceId, there] of Map.groupBy(wanted, ({ offer }) => offer.date.id)) {
    const eventId = there[0]?.offer.date.eventId ?? 0;
    const given = wanted.filter(({ ticket }) => ticket.performance_id === performanceId);
    const seats = there.flatMap(({ offer }) => offer.seat ?? []);
    const own = new Set(given.map(({ ticket }) => ticket.seat));
    const taken = await selectTakenAmong(tx, { eventId, performanceId, seats }, order.at);
    const gone = new Set(taken.filter((seat) => !own.has(seat)));
    lost.push(...there.filter(({ offer: { seat } }) => seat !== null && gone.has(seat)));
    const places = there.filter(({ offer }) => offer.seat === null);
    if (places.length === 0) continue;
    const zones = await countZones(tx, {
      events: [{ id: eventId, currency: order.currency }],
      performanceId,
      at: order.at,
    });
    for (const [zone, here] of Map.groupBy(places, ({ offer }) => offer.zone.id)) {
      const freed = given.filter(({ ticket }) => ticket.seat === null && ticket.zone === zone).length;
      const left = (zones.find((one) => one.zone === zone)?.units_left ?? 0) + freed;
      if (left < here.length) lost.push(...here.slice(0, 1));
    }
  }
  if (lost.length === 0) return undefined;
  const words = await draftTargets(deps, order, offers, lost);
  return {
    kind: 'taken',
    places: [...words.values()].map(({ subject: { zone, seat } }) => ({ zone, seat })),
  };
}

/** One line of each offer, in the words that the buyer will be shown, by the offer's id. */
async function draftTargets(
  { reader, landingId }: PlanDeps,
  { id, at, currency, lang }: OrderRecord,
  offers: OfferCatalog,
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<string, OrderLineRecord>> {
  const byOffer = new Map(wanted.map(({ offerId, offer }) => [offerId, offer]));
  const lines = [...byOffer].flatMap(([offerId, { date, zone, seat, priceIn }]): Line[] => {
    const price = priceIn(currency);
    const stock = {
      eventId: date.eventId,
      performanceId: date.id,
      zone: zone.id,
      seat,
      units: [],
      openedBy: [],
    };
    return price
      ? [
          makeLine({
            id: offerId,
            count: 1,
            price: price.price,
            serviceFee: price.extra.service_fee,
            isReleased: false,
            stock,
          }),
        ]
      : [];
  });
  const basket = { ...emptyBasket(id, at, currency), lines };
  const drafted = await draftLines({ offers, reader, landingId }, basket, lang);
  return new Map(drafted.map((line) => [line.offer_id, line]));
}

/** Of which lines so many tickets are moved. */
export const countLeft = (moves: readonly TicketMove[], good: readonly TicketRecord[]): MovedTickets[] =>
  [...Map.groupBy(moves, ({ line }) => line)].map(([line, own]) => ({
    line,
    good: good.filter(({ offer_id }) => offer_id === line.offer_id).length,
    moved: own.length,
  }));
