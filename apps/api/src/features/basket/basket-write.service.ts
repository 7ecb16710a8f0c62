import { isHeld } from '@parterre/domain/basket/basket';
import { extensionsAllowed, type Hold } from '@parterre/domain/basket/hold';
import { fromWire } from '@parterre/domain/money/wire-money';
import type { Db, Tx } from '../../database/connect.ts';
import { isContended } from '../../database/contention.ts';
import type { DatabaseClock } from '../../database/database-clock.ts';
import type { StockNodes } from '../../database/stock-nodes/stock-nodes.ts';
import {
  type BasketWrite,
  callChangeBasket,
  type LineRow,
  selectBasket,
  takeHeldLines,
  type Units,
  type WriteResult,
} from './basket.queries.ts';
import { basketAt, emptyBasket, type Line, type StoredBasket, storedBasket } from './basket.ts';
import { makeBasketCache } from './basket-cache.ts';

export interface BasketStoreDeps {
  readonly db: Db;
  readonly nodes: StockNodes;
  readonly clock: DatabaseClock;
  /** Instead of the database's clock. */
  readonly now?: (() => Date) | undefined;
  readonly defaultCurrency: () => Promise<string>;
  /** Tells those who watch that something of these dates was taken or freed. */
  readonly announce: (performanceIds: readonly number[]) => void;
  /** Told whether tickets that somebody wanted were there. */
  readonly onHold?:
    | ((outcome: 'held' | 'unavailable', performanceIds: readonly number[]) => void)
    | undefined;
}

export type Written =
  | { readonly kind: 'written'; readonly basket: StoredBasket }
  /** There is too little of what it wanted: nothing has changed. */
  | { readonly kind: 'unavailable'; readonly missed: readonly Line[] }
  /** The basket is not what the decision was made on. */
  | { readonly kind: 'version_conflict' };

export interface BasketStore {
  read(id: string): Promise<StoredBasket>;
  /** As it probably is, without a word with the database; undefined when nothing is known of it. */
  guess(id: string, isNew: boolean): Promise<StoredBasket | undefined>;
  empty(currency: string | undefined): Promise<StoredBasket>;
  write(before: StoredBasket, next: NextBasket, options: WriteOptions): Promise<Written>;
}

export function makeBasketStore(parts: BasketStoreDeps): BasketStore {
  const { db, nodes, clock, now, defaultCurrency, announce, onHold } = parts;
  const cache = makeBasketCache();
  const moment = () => (now ? now() : clock.now());

  return {
    read: async (id) => {
      const row = await selectBasket(db, id, now?.());
      clock.sync(row.at);
      if (row.version === null) return emptyBasket(id, row.at, await defaultCurrency());
      const basket = storedBasket(id, row);
      cache.add(basket);
      return basket;
    },
    guess: async (id, isNew) => {
      const at = moment();
      const cached = cache.find(id);
      if (at && cached) return basketAt(cached, at);
      return at && isNew ? emptyBasket(id, at, await defaultCurrency()) : undefined;
    },
    empty: async (currency) =>
      emptyBasket('', now?.() ?? clock.estimate(), currency ?? (await defaultCurrency())),
    write: async (before, next, options) => {
      const plan = planWrite(before, next, options);
      const { id, version: seen, at } = before;
      const events = [...plan.free, ...plan.take, ...plan.keep].map(({ event_id }) => event_id);
      const result = await nodes
        .run(events, () => callChangeBasket(db, { id, seen, at }, plan))
        .catch(settleFailure);
      if (result.kind === 'version_conflict') cache.remove(id);
      if (plan.take.length > 0 && result.kind !== 'version_conflict')
        onHold?.(
          result.kind === 'done' ? 'held' : 'unavailable',
          plan.take.map(({ performance_id }) => performance_id),
        );
      if (result.kind === 'unavailable') return { kind: 'unavailable', missed: findMissed(plan, next) };
      if (result.kind !== 'done') return result;
      clock.sync(new Date(result.at));
      announce([...plan.take, ...plan.free].map(({ performance_id }) => performance_id));
      const basket = basketAfter(before, next, result, options);
      cache.add(basket);
      return { kind: 'written', basket };
    },
  };
}

/** As many as `change_basket` keeps. */
const maxRecentKeys = 20;

function findMissed({ take }: ReturnType<typeof planWrite>, { lines }: NextBasket): Line[] {
  const wanted = new Set(take.map(({ offer_id }) => offer_id));
  return lines.filter(({ id }) => wanted.has(id));
}

type Answer = Pick<Extract<WriteResult, { kind: 'done' }>, 'taken' | 'opened'>;

function basketAfter(
  before: StoredBasket,
  next: NextBasket,
  answer: Answer,
  { key }: WriteOptions,
): StoredBasket {
  const lines = linesAfter(before, next, answer);
  return {
    ...before,
    lines,
    currency: next.currency,
    hold: next.hold,
    version: before.version + 1,
    createdAt: before.createdAt ?? before.at,
    recentKeys: key === null ? before.recentKeys : [key, ...before.recentKeys].slice(0, maxRecentKeys),
  };
}

function settleFailure(error: unknown): WriteResult {
  if (isContended(error)) return { kind: 'version_conflict' };
  if (isGone(error)) return { kind: 'unavailable' };
  throw error;
}

/** foreign_key_violation: the performance was removed while we took something of it. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503';

/**
 * Takes what a basket holds out of it, for an order that takes the stock over in the same transaction. Answers whether
 * the basket was still as it was read.
 */
export const transferLines = (tx: Tx, { id, version, at }: StoredBasket): Promise<boolean> =>
  takeHeldLines(tx, { id, seen: version, at });

/** What a basket is decided to become. */
export interface NextBasket {
  readonly lines: readonly Line[];
  readonly currency: string;
  /** How long what it holds is held. */
  readonly hold: Hold | undefined;
}

export interface WriteOptions {
  readonly key: string | null;
  /** Take what can be had of several tickets, rather than all of one. */
  readonly acceptsFewer: boolean;
  /** Vouchers that open what is withheld, as far as they still can. */
  readonly keys?: readonly string[] | undefined;
}

/** The difference between a basket and what it is to become, as stock to free, take and keep, and its lines. */
function planWrite(before: StoredBasket, next: NextBasket, options: WriteOptions): BasketWrite {
  const changes = lineChanges(before, next);
  const kept = new Set(next.lines.map(({ id }) => id));
  const dropped = before.lines.filter(({ id }) => !kept.has(id));
  const { hold } = next;
  const isRenewed = hold !== undefined && hold.expiresAtMs !== before.hold?.expiresAtMs;
  const freed = [
    ...dropped.map((line) => toUnits(line, line.stock.units)),
    ...changes.map(({ line, freed: units }) => toUnits(line, units)),
  ];
  return {
    currency: next.currency,
    held_since: hold ? new Date(hold.sinceMs) : null,
    expires_at: hold ? new Date(hold.expiresAtMs) : null,
    extensions_left: hold?.extensionsLeft ?? extensionsAllowed,
    key: options.key,
    accepts_fewer: options.acceptsFewer,
    free: together(freed),
    take: changes
      .filter(({ wanted }) => wanted > 0)
      .map(toWanted)
      .sort(inLockOrder),
    ...(options.keys && options.keys.length > 0 && { keys: options.keys }),
    keep: isRenewed ? together(changes.map(({ line, units }) => toUnits(line, units))) : [],
    lines: changes.map((change) => lineRow(change, next.currency)),
  };
}

interface LineChange {
  readonly line: Line;
  /** How many it stays listed with when none of them can be had. */
  readonly listed: number;
  /** What it goes on holding; what it takes is added as it is taken. */
  readonly units: readonly number[];
  readonly wanted: number;
  readonly freed: readonly number[];
}

function lineChanges(before: StoredBasket, next: NextBasket): LineChange[] {
  const cached = new Map(before.lines.map((line) => [line.id, line]));
  return next.lines.map((line) => {
    const old = cached.get(line.id);
    const owned = old?.stock.units ?? [];
    // Units of a released line may be somebody else's by now: they are asked for again.
    const units = old && isHeld(old) && isHeld(line) ? owned.slice(0, line.count) : [];
    const wanted = isHeld(line) ? line.count - units.length : 0;
    return { line, listed: old?.count ?? line.count, units, wanted, freed: owned.slice(units.length) };
  });
}

const toUnits = ({ stock }: Line, units: readonly number[]): Units => ({
  event_id: stock.eventId,
  performance_id: stock.performanceId,
  zone: stock.seat === null ? stock.zone : null,
  units,
});

/** The units of each date and zone in one. */
function together(all: readonly Units[]): Units[] {
  const byZone = new Map<string, Units>();
  for (const each of all) {
    const key = `${each.performance_id} ${each.zone}`;
    const units = [...(byZone.get(key)?.units ?? []), ...each.units];
    if (units.length > 0) byZone.set(key, { ...each, units: units.sort((a, b) => a - b) });
  }
  return [...byZone.values()].sort(inLockOrder);
}

type Place = Pick<Units, 'event_id' | 'performance_id' | 'zone'> & { readonly seat?: number | null };

/** Everybody locks in this order, so nobody waits in a circle. */
const inLockOrder = (a: Place, b: Place): number =>
  a.event_id - b.event_id ||
  a.performance_id - b.performance_id ||
  Number((a.zone ?? '') > (b.zone ?? '')) - Number((a.zone ?? '') < (b.zone ?? '')) ||
  (a.seat ?? 0) - (b.seat ?? 0);

/** What it holds no more needs no code. */
const keptOpenings = ({ stock }: Line, kept: readonly number[]): readonly string[] =>
  kept.length > 0 ? stock.openedBy : [];

const toWanted = ({ line, wanted }: LineChange) => ({ ...stockRow(line), wanted });

const stockRow = ({ id, stock }: Line) => ({
  offer_id: id,
  event_id: stock.eventId,
  performance_id: stock.performanceId,
  zone: stock.zone,
  seat: stock.seat,
});

const lineRow = ({ line, listed, units, wanted }: LineChange, currency: string): LineRow => ({
  ...stockRow(line),
  units,
  ...(keptOpenings(line, units).length > 0 && { opened_by: line.stock.openedBy }),
  count: wanted > 0 ? listed : line.count,
  price_minor: fromWire(line.price, currency).amountMinor,
  service_fee_minor: fromWire(line.extra.service_fee, currency).amountMinor,
});

/** The lines as they are once the stock has answered: one of which nothing could be had is released. */
const linesAfter = (before: StoredBasket, next: NextBasket, { taken, opened }: Answer): Line[] =>
  lineChanges(before, next).map(({ line, listed, units: kept }) => {
    const units = [...kept, ...(taken[line.id] ?? [])];
    const openedBy = [...keptOpenings(line, kept), ...(opened[line.id] ?? [])];
    const state = units.length > 0 ? 'held' : 'released';
    const count = units.length || (isHeld(line) ? listed : line.count);
    return { ...line, count, stock: { ...line.stock, units, openedBy }, extra: { ...line.extra, state } };
  });
