import { isHeld } from '@parterre/domain/basket/basket';
import type { Db } from '../../database/connect.ts';
import type { DatabaseClock } from '../../database/database-clock.ts';
import { callChangeBasket, selectBasket, type WriteResult } from './basket.queries.ts';
import { makeBasketMemory } from './basket-memory.ts';
import type { Line } from './line.ts';
import { linesAfter, type NextBasket, planWrite, type WriteOptions } from './plan-write.ts';
import { asOf, emptyBasket, type StoredBasket, storedBasket } from './stored-basket.ts';

export interface StoreParts {
  readonly db: Db;
  readonly clock: DatabaseClock;
  /** Instead of the database's clock. */
  readonly now?: (() => Date) | undefined;
  readonly defaultCurrency: () => Promise<string>;
  /** Tells those who watch that something of these dates was taken or freed. */
  readonly announce: (dateIds: readonly number[]) => void;
  /** Told whether tickets that somebody wanted were there. */
  readonly onHold?: ((outcome: 'held' | 'short') => void) | undefined;
}

export type Written =
  | { readonly kind: 'written'; readonly basket: StoredBasket }
  /** There is too little of what it wanted: nothing has changed. */
  | { readonly kind: 'short'; readonly missed: readonly Line[] }
  /** The basket is not what the decision was made on. */
  | { readonly kind: 'stale' };

export interface BasketStore {
  read(id: string): Promise<StoredBasket>;
  /** As it probably is, without a word with the database; undefined when nothing is known of it. */
  guess(id: string, isNew: boolean): Promise<StoredBasket | undefined>;
  empty(currency: string | undefined): Promise<StoredBasket>;
  write(before: StoredBasket, next: NextBasket, options: WriteOptions): Promise<Written>;
}

export function makeBasketStore(parts: StoreParts): BasketStore {
  const { db, clock, now, defaultCurrency, announce, onHold } = parts;
  const memory = makeBasketMemory();
  const moment = () => (now ? now() : clock.now());

  return {
    read: async (id) => {
      const row = await selectBasket(db, id, now?.());
      clock.hear(row.at);
      if (row.version === null) return emptyBasket(id, row.at, await defaultCurrency());
      const basket = storedBasket(id, row);
      memory.keep(basket);
      return basket;
    },
    guess: async (id, isNew) => {
      const at = moment();
      const known = memory.recall(id);
      if (at && known) return asOf(known, at);
      return at && isNew ? emptyBasket(id, at, await defaultCurrency()) : undefined;
    },
    empty: async (currency) =>
      emptyBasket('', now?.() ?? clock.estimate(), currency ?? (await defaultCurrency())),
    write: async (before, next, options) => {
      const plan = planWrite(before, next, options);
      const { id, version: seen, at } = before;
      const result = await callChangeBasket(db, { id, seen, at }, plan).catch(staleIfRetriable);
      if (result.kind === 'stale') memory.forget(id);
      if (plan.take.length > 0 && result.kind !== 'stale')
        onHold?.(result.kind === 'done' ? 'held' : 'short');
      if (result.kind === 'short') return { kind: 'short', missed: missedOf(plan, next) };
      if (result.kind !== 'done') return result;
      clock.hear(new Date(result.at));
      announce([...plan.take, ...plan.free].map(({ date_id }) => date_id));
      const basket = basketAfter(before, next, result.taken, options);
      memory.keep(basket);
      return { kind: 'written', basket };
    },
  };
}

function missedOf({ take }: ReturnType<typeof planWrite>, { lines }: NextBasket): Line[] {
  const wanted = new Set(take.map(({ ticket_id }) => ticket_id));
  return lines.filter(({ id }) => wanted.has(id));
}

function basketAfter(
  before: StoredBasket,
  next: NextBasket,
  taken: Readonly<Record<string, readonly number[]>>,
  { key }: WriteOptions,
): StoredBasket {
  const lines = linesAfter(before, next, taken);
  return {
    ...before,
    lines,
    currency: next.currency,
    hold: lines.some(isHeld) ? next.hold : undefined,
    version: before.version + 1,
    createdAt: before.createdAt ?? before.at,
    recentKeys: key === null ? before.recentKeys : [key, ...before.recentKeys],
  };
}

/** serialization_failure and deadlock_detected: the transaction did nothing and may be tried again. */
const retriable = new Set(['40001', '40P01']);

function staleIfRetriable(error: unknown): WriteResult {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && retriable.has(code)) return { kind: 'stale' };
  throw error;
}
