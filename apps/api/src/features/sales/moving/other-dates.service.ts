import { dateSaleState, type SaleState } from '@parterre/domain/price/sale-state';
import { formatOfferId } from '@parterre/domain/seats/offer-id';
import { Contended, isContended } from '../../../database/contention.ts';
import type { OfferCatalog } from '../../basket/offer-catalog.service.ts';
import { findBestAvailable } from '../../performances/best-available.service.ts';
import type { SoldPerformance } from '../../performances/performance-cache.service.ts';
import { countZones } from '../../performances/stock/stock.service.ts';
import { lockChoice, recordReturned } from '../calling-off/calling-off.queries.ts';
import { changeOrder, type LockedOrder } from '../order/order.service.ts';
import type { OrderRecord } from '../order/order-record.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { findTickets, readTickets, type TicketRecord } from '../tickets/tickets.service.ts';
import { executeMove } from './execute-move.service.ts';
import { selectLaterPerformances } from './moving.queries.ts';
import { planMove } from './plan-move.service.ts';

export interface OtherDatesDeps extends SaleDeps {
  readonly offers: OfferCatalog;
}

/** A performance that has room for what somebody has of another one. */
export interface OtherDate {
  readonly id: number;
  /** With the offset of the place. */
  readonly startedAt: string;
}

const maxShown = 12;
/** So many are looked at: a run may be sold out for weeks. */
const maxLooked = 60;
const maxTries = 3;

const saleState = (sale: SoldPerformance['sale_data'], nowMs: number): SaleState =>
  dateSaleState({ ...sale, ticketsLeft: 1 }, nowMs);

const goodTickets = (tickets: readonly TicketRecord[], performanceId: number): TicketRecord[] =>
  tickets.filter(({ performance_id, revoked_at }) => performance_id === performanceId && revoked_at === null);

/** Performances of the same event with as many places in the same zones, the soonest first. What they cost does not matter: nobody pays twice. */
export async function listOtherDates(
  { db, offers }: Pick<OtherDatesDeps, 'db' | 'offers'>,
  order: OrderRecord,
  performanceId: number,
): Promise<OtherDate[]> {
  const left = await offers.dates.read(performanceId);
  const wanted = Map.groupBy(goodTickets(await findTickets(db, order), performanceId), ({ zone }) => zone);
  if (!left || wanted.size === 0) return [];
  const found: OtherDate[] = [];
  for (const id of await selectLaterPerformances(db, left.eventId, order.at, maxLooked)) {
    const other = id === performanceId ? undefined : await offers.dates.read(id);
    if (!other || saleState(other.sale_data, order.at.getTime()) !== 'on_sale') continue;
    const events = [{ id: left.eventId, currency: order.currency }];
    const zones = await countZones(db, { events, performanceId: id, at: order.at });
    const hasRoom = [...wanted].every(([zone, { length }]) => {
      const stock = zones.find((one) => one.zone === zone);
      return stock !== undefined && Math.max(stock.seats_left, stock.units_left) >= length;
    });
    if (hasRoom) found.push({ id, startedAt: other.startedAt });
    if (found.length === maxShown) break;
  }
  return found;
}

export type TakenDate = 'given' | 'nothing' | 'under-review' | { readonly closed: SaleState };

/**
 * The buyer's tickets of a performance become tickets of another one: the best seats that are left in their zones, at what was paid. Asked
 * again, they have moved already. A seat that somebody else takes meanwhile is looked for again.
 */
export async function takeOtherDate(
  deps: OtherDatesDeps,
  { id }: OrderRecord,
  performanceId: number,
  otherId: number,
): Promise<TakenDate> {
  for (let tries = 0; tries < maxTries; tries += 1)
    try {
      const { taken, performanceIds } = await changeOrder(deps, id, (locked) =>
        exchange(deps, locked, performanceId, otherId),
      );
      if (taken === 'given') deps.announce(performanceIds);
      return taken;
    } catch (error) {
      if (!isContended(error)) throw error;
    }
  throw new Contended(`others were quicker ${maxTries} times`);
}

interface Exchanged {
  readonly taken: TakenDate;
  readonly performanceIds: readonly number[];
}

async function exchange(
  deps: OtherDatesDeps,
  locked: LockedOrder,
  performanceId: number,
  otherId: number,
): Promise<Exchanged> {
  const { tx, order } = locked;
  const answer = (taken: TakenDate, performanceIds: readonly number[] = []) => ({ taken, performanceIds });
  const choice = await lockChoice(tx, { orderId: order.id, performanceId });
  const tickets = goodTickets(await readTickets(tx, order), performanceId);
  if (tickets.length === 0) return answer('nothing');
  const [left, other] = [await deps.offers.dates.read(performanceId), await deps.offers.dates.read(otherId)];
  if (!other || otherId === performanceId || other.eventId !== left?.eventId)
    return answer({ closed: 'ended' });
  const moves = await pairUp(deps, tickets, other, order.currency);
  if (!moves) return answer({ closed: 'sold_out' });
  const plan = await planMove({ ...deps, plans: deps.offers.plans }, locked, { moves, saleState });
  if (plan.kind === 'under-review') return answer('under-review');
  if (plan.kind === 'sale-closed') return answer({ closed: plan.state });
  if (plan.kind === 'taken') throw new Contended('somebody was quicker at a seat');
  if (plan.kind !== 'planned') return answer({ closed: 'sold_out' });
  // Nobody pays for what the house has changed, and nothing is left over.
  const isEven = plan.moves.every(({ oldMinor, newMinor }) => oldMinor === newMinor);
  const { performanceIds } = await executeMove(deps, locked, plan, isEven ? 'even' : 'waive');
  // Where money goes back by itself, none is waited for any more.
  if (choice) await recordReturned(tx, choice, { amountMinor: 0, currency: order.currency });
  return answer('given', performanceIds);
}

/** Which place each ticket gets; undefined where there are too few. */
async function pairUp(
  { reader, offers }: OtherDatesDeps,
  tickets: readonly TicketRecord[],
  { id, zones }: SoldPerformance,
  currency: string,
): Promise<{ readonly number: string; readonly offerId: string }[] | undefined> {
  const pairs: { readonly number: string; readonly offerId: string }[] = [];
  for (const [zone, own] of Map.groupBy(tickets, (ticket) => ticket.zone)) {
    const sold = zones.get(zone);
    if (!sold?.prices[currency]) return undefined;
    const hadSeats = own.some(({ seat }) => seat !== null);
    const best =
      hadSeats || !sold.hasUnits
        ? await findBestAvailable(reader, offers.plans, id, {
            count: own.length,
            zone: [zone],
            currency_code: currency,
          })
        : undefined;
    const seats = best?.ticket_ids ?? [];
    // The hall may be another: where people sat there may be room to stand.
    if (seats.length < own.length && !sold.hasUnits) return undefined;
    const general = formatOfferId({ kind: 'general', performanceId: id, zone });
    const places = seats.length === own.length ? seats : [];
    pairs.push(...own.map(({ number }, index) => ({ number, offerId: places[index] ?? general })));
  }
  return pairs;
}
