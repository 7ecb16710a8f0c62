import { randomUUID } from 'node:crypto';
import type { WishRequest } from '@parterre/contracts/waiting-list/wish';
import { checkEmail } from '@parterre/domain/contact/check-email';
import { mailboxName } from '@parterre/domain/contact/mailbox';
import { fromWire } from '@parterre/domain/money/wire-money';
import { dateSaleState, type SaleState } from '@parterre/domain/price/sale-state';
import { changeSet, fullSet } from '@parterre/domain/seats/bit-set';
import { formatOfferId } from '@parterre/domain/seats/offer-id';
import { canBeMet } from '@parterre/domain/waiting-list/allot-stock';
import { readClock } from '../../../database/read-clock.ts';
import type { Visit } from '../../basket/change-basket.service.ts';
import type { OfferCatalog } from '../../basket/offer-catalog.service.ts';
import { type TakenOver, type TakeOverDeps, takeOver } from '../../basket/take-over.service.ts';
import type { SoldPerformance } from '../../performances/performance-cache.service.ts';
import { countZones, readTakenSeats } from '../../performances/stock/stock.service.ts';
import { canonicalAddress } from '../order/canonical-address.ts';
import { insertTasks } from '../order/order-events.queries.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { closePerformance, closeWish, giveUpAllotment } from './end-wish.service.ts';
import {
  addWishedPerformances,
  confirmWish as confirm,
  lockWish,
  type OpenAllotmentRow,
  passStock,
  recordTaken,
  selectOpenAllotment,
  selectWish,
  upsertWish,
  type WishRow,
} from './waiting-list.queries.ts';
import { toWish, zonePriceMinor } from './waiting-stock.ts';

export interface WishDeps extends SaleDeps {
  readonly offers: OfferCatalog;
  readonly maxTickets: number;
}

/** However often it is asked for, one wish brings no more than one mail in this time. */
const everyMs = 10 * 60_000;

export type RequestedWish =
  | { readonly kind: 'asked' | 'unknown' | 'available' }
  | { readonly kind: 'invalid'; readonly field: 'email' | 'count' }
  | { readonly kind: 'closed'; readonly state: SaleState };

/**
 * Writes down what somebody waits for, and has the address asked whether that is so. The answer is the same whether or not it waits
 * for something of the event already.
 */
export async function requestWish(deps: WishDeps, request: WishRequest): Promise<RequestedWish> {
  const { db, offers, markMailbox, maxTickets } = deps;
  const checked = checkEmail(request.email);
  if (checked.kind === 'invalid') return { kind: 'invalid', field: 'email' };
  const { count, lang, currency_code: currency } = request;
  if (count > maxTickets) return { kind: 'invalid', field: 'count' };
  const at = await readMoment(deps);
  const ids = [...new Set(request.date_ids)];
  const dates = (await Promise.all(ids.map((id) => offers.dates.read(id)))).filter(
    (date) => date !== undefined,
  );
  const [first] = dates;
  if (!first || dates.length < ids.length || dates.some(({ eventId }) => eventId !== first.eventId))
    return { kind: 'unknown' };
  if (count > (first.max_tickets ?? maxTickets)) return { kind: 'invalid', field: 'count' };
  const zones = [...new Set(request.zones)].filter((zone) => dates.some((date) => date.zones.has(zone)));
  if (zones.length === 0) return { kind: 'unknown' };
  const states = dates.map((date) => dateSaleState({ ...date.sale_data, ticketsLeft: 1 }, at.getTime()));
  const closed = states.find((state) => state !== 'on_sale');
  if (closed) return { kind: 'closed', state: closed };
  const id = randomUUID();
  const terms = { id, zones, count, currency, max_minor: fromWire(request.max_price, currency).amountMinor };
  for (const date of dates) if (await isThere(deps, date, terms, at)) return { kind: 'available' };
  const address = canonicalAddress(checked.value);
  await db.transaction(async (tx) => {
    const { eventId } = first;
    const wish = { ...terms, performance_ids: ids, eventId, email: checked.value, address, lang, at };
    const stored = await upsertWish(tx, wish);
    const task = {
      deduplicationKey: `wish_requested:${stored.id}:${Math.floor(at.getTime() / everyMs)}`,
      kind: 'wish_requested',
      orderId: null,
      payload: { wish_id: stored.id },
      mailbox: markMailbox(mailboxName(address)),
      at,
    } as const;
    await insertTasks(tx, [task]);
  });
  return { kind: 'asked' };
}

const readMoment = async ({ db, clock }: SaleDeps): Promise<Date> => clock?.() ?? (await readClock(db));

type Terms = Pick<WishRow, 'id' | 'count' | 'zones' | 'max_minor' | 'currency'>;

/** Whether it can be bought as it is wished for: waiting for it would only keep it from others. */
async function isThere(
  { db, offers }: WishDeps,
  date: SoldPerformance,
  terms: Terms,
  at: Date,
): Promise<boolean> {
  const { id: performanceId, eventId, planHash } = date;
  const plan = planHash === null ? undefined : await offers.plans.read(planHash);
  const taken = plan ? await readTakenSeats(db, { eventId, performanceId }, at) : [];
  const query = { events: [{ id: eventId, currency: terms.currency }], performanceId, at };
  const units = await countZones(db, query);
  return canBeMet(toWish(terms), {
    seats: plan && { plan, free: changeSet(fullSet(plan.seatCount), { remove: taken }) },
    units: new Map(units.map(({ zone, units_left }) => [zone, units_left])),
    priceMinor: (zone, currency) => zonePriceMinor(date, zone, currency),
  });
}

/** Undefined when the link leads nowhere, or nowhere any more. */
async function findWish({ db, wishLinks }: SaleDeps, token: string): Promise<WishRow | undefined> {
  const id = wishLinks.read(token);
  return id === undefined ? undefined : selectWish(db, id);
}

export interface FoundWish {
  readonly wish: WishRow;
  readonly allotment: OpenAllotmentRow | undefined;
}

export async function readWish(deps: SaleDeps, token: string): Promise<FoundWish | undefined> {
  const wish = await findWish(deps, token);
  return wish && { wish, allotment: await selectOpenAllotment(deps.db, wish.id) };
}

/** From now on it stands in line. May be done again. */
export async function confirmWish(deps: SaleDeps, token: string): Promise<FoundWish | undefined> {
  const wish = await findWish(deps, token);
  if (!wish) return undefined;
  const at = await readMoment(deps);
  await deps.db.transaction(async (tx) => {
    const locked = await lockWish(tx, wish.id);
    if (!locked || locked.confirmed_at || locked.ended_at) return;
    await confirm(tx, wish.id, at);
    await addWishedPerformances(tx, wish.event_id, locked.performance_ids);
  });
  return readWish(deps, token);
}

/** Whoever has the link may: it was mailed to the address. What is kept goes to the next in line; what was taken stays where it is. */
export async function withdrawWish(deps: SaleDeps, token: string): Promise<FoundWish | undefined> {
  const wish = await findWish(deps, token);
  if (!wish) return undefined;
  const at = await readMoment(deps);
  await deps.db.transaction(async (tx) => {
    const locked = await lockWish(tx, wish.id);
    if (!locked || locked.ended_at) return;
    const allotment = await selectOpenAllotment(tx, wish.id);
    await closeWish(tx, wish, 'withdrawn', at);
    if (allotment?.state === 'running') await giveUpAllotment(tx, allotment, 'over', at);
  });
  return readWish(deps, token);
}

/** The wish waits for its other performances: of this one it has had its turn. */
export async function declineOffer(deps: SaleDeps, token: string): Promise<FoundWish | 'ended' | undefined> {
  const wish = await findWish(deps, token);
  if (!wish) return undefined;
  const at = await readMoment(deps);
  const isDeclined = await deps.db.transaction(async (tx) => {
    const locked = await lockWish(tx, wish.id);
    const allotment = await selectOpenAllotment(tx, wish.id);
    if (!locked || allotment?.state !== 'running') return false;
    await giveUpAllotment(tx, allotment, 'declined', at);
    if (!locked.ended_at)
      await closePerformance(tx, locked, allotment.performance_id, { because: 'declined', at });
    return true;
  });
  if (!isDeclined) return 'ended';
  return readWish(deps, token);
}

export type TakenOffer =
  | { readonly kind: 'unknown' | 'gone' }
  | Exclude<TakenOver, { readonly kind: 'gone' }>
  /** It was taken into this basket before. */
  | { readonly kind: 'there' };

/** Puts what is kept into a basket, from where it is bought like anything else. Left there until its hold ends, it is kept again until its time. */
export async function takeOffer(
  deps: SaleDeps & { readonly takeOver: TakeOverDeps },
  token: string,
  visit: Visit,
): Promise<TakenOffer> {
  const found = await readWish(deps, token);
  if (!found) return { kind: 'unknown' };
  const { wish, allotment } = found;
  if (!allotment) return { kind: 'gone' };
  if (allotment.state === 'taken') return { kind: allotment.basket_id === visit.basketId ? 'there' : 'gone' };
  const { id, event_id: eventId, performance_id: performanceId, zone, units } = allotment;
  const at = await readMoment(deps);
  const wanted =
    zone === null
      ? units.map((seat) => ({ offerId: formatOfferId({ kind: 'seat', performanceId, seat }), count: 1 }))
      : [{ offerId: formatOfferId({ kind: 'general', performanceId, zone }), count: units.length }];
  const taken = await takeOver(
    deps.takeOver,
    { ...visit, currency: wish.currency },
    {
      eventId,
      wanted,
      giveUp: async (tx) => {
        await lockWish(tx, wish.id);
        const now = await selectOpenAllotment(tx, wish.id);
        if (now?.id !== id || now.state !== 'running' || now.kept_until <= at) return false;
        const passed = await passStock(tx, { eventId, performanceId, zone, units, from: id, to: 'sale', at });
        return passed === units.length;
      },
      onTaken: (tx, basket, before) => {
        const had = new Set(
          before.lines.flatMap(({ id, stock }) => stock.units.map((unit) => `${id} ${unit}`)),
        );
        const got = basket.lines.flatMap((line) =>
          wanted.some(({ offerId }) => offerId === line.id)
            ? line.stock.units.filter((unit) => !had.has(`${line.id} ${unit}`))
            : [],
        );
        return recordTaken(tx, id, { basketId: basket.id, units: got });
      },
    },
  );
  return taken;
}
