import type { SaleState } from '@parterre/domain/price/sale-state';
import { formatOfferId } from '@parterre/domain/seats/offer-id';
import { Contended, isContended } from '../../../database/contention.ts';
import type { OfferCatalog } from '../../basket/offer-catalog.service.ts';
import { findBestAvailable } from '../../performances/best-available.service.ts';
import type { SoldPerformance } from '../../performances/performance-cache.service.ts';
import { lockChoice, recordReturned } from '../calling-off/calling-off.queries.ts';
import { changeOrder, type LockedOrder } from '../order/order.service.ts';
import type { OrderRecord } from '../order/order-record.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { readTickets, type TicketRecord } from '../tickets/tickets.service.ts';
import { executeMove } from './execute-move.service.ts';
import { goodTickets, saleStateForAll } from './find-other-dates.service.ts';
import { planMove } from './plan-move.service.ts';

export interface OtherDatesDeps extends SaleDeps {
  readonly offers: OfferCatalog;
}

const maxTries = 3;

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
  const plan = await planMove({ ...deps, plans: deps.offers.plans }, locked, {
    cause: 'called_off',
    moves,
    saleState: saleStateForAll,
  });
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
export async function pairUp(
  { reader, offers }: Pick<OtherDatesDeps, 'reader' | 'offers'>,
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
