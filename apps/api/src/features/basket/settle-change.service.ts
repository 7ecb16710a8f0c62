import { isHeld } from '@parterre/domain/basket/basket';
import type { Db } from '../../database/connect.ts';
import { callChangeBasket, selectBasket, type WriteResult } from './basket.queries.ts';
import type { Line } from './line.ts';
import { linesAfter, type NextBasket, planWrite } from './plan-write.ts';
import type { Refusal } from './refusal.ts';
import { emptyBasket, type StoredBasket, storedBasket } from './stored-basket.ts';

/** Whose basket is changed, and under which key. */
export interface Visit {
  readonly basketId: string;
  /** With a digest of what is asked, so that a key used for something else is noticed. */
  readonly key?: { readonly text: string; readonly digest: string } | undefined;
  /** The one the visitor has chosen; the basket keeps its own when there is none. */
  readonly currency?: string | undefined;
}

export interface BasketStore {
  readonly db: Db;
  /** The database's clock when undefined. */
  readonly clock: (() => Date) | undefined;
  readonly defaultCurrency: () => Promise<string>;
  /** Tells those who watch that something of these dates was taken or freed. */
  readonly announce: (dateIds: readonly number[]) => void;
}

export type Decision =
  | { readonly kind: 'become'; readonly next: NextBasket; readonly acceptsFewer?: boolean }
  | { readonly kind: 'stay' }
  | { readonly kind: 'refuse'; readonly refusal: Refusal };

export type Settled =
  | { readonly kind: 'settled'; readonly basket: StoredBasket }
  /** There is too little of what it wanted: nothing has changed. */
  | { readonly kind: 'short'; readonly basket: StoredBasket; readonly missed: readonly Line[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Far more than one visitor's own tabs can cause. */
const mostTries = 20;

/** Reads the basket, has the change decided, and writes it; again when something else was quicker. */
export async function settleChange(
  store: BasketStore,
  visit: Visit,
  decide: (basket: StoredBasket) => Promise<Decision>,
): Promise<Settled> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const before = await readStored(store, visit.basketId);
    const known = recognise(before, visit.key);
    if (known) return known;
    const decision = await decide(before);
    if (decision.kind === 'stay') return { kind: 'settled', basket: before };
    if (decision.kind === 'refuse') return { kind: 'refused', refusal: decision.refusal };
    const settled = await write(store, visit, before, decision);
    if (settled) return settled;
  }
  throw new Error(`basket ${visit.basketId} changed ${mostTries} times while it was being changed`);
}

export async function readStored(store: BasketStore, id: string): Promise<StoredBasket> {
  const row = await selectBasket(store.db, id, store.clock?.());
  if (row.version !== null) return storedBasket(id, row);
  return emptyBasket(id, row.at, await store.defaultCurrency());
}

/** A change that was made under this key before is not made again. */
function recognise(basket: StoredBasket, key: Visit['key']): Settled | undefined {
  const known = key && basket.recentKeys.find((recent) => recent.startsWith(`${key.text} `));
  if (!known) return undefined;
  return known === keyEntry(key)
    ? { kind: 'settled', basket }
    : { kind: 'refused', refusal: { kind: 'key-reused' } };
}

const keyEntry = (key: NonNullable<Visit['key']>) => `${key.text} ${key.digest}`;

async function write(
  store: BasketStore,
  { basketId: id, key }: Visit,
  before: StoredBasket,
  { next, acceptsFewer = false }: Extract<Decision, { kind: 'become' }>,
): Promise<Settled | undefined> {
  const plan = planWrite(before, next, { key: key ? keyEntry(key) : null, acceptsFewer });
  const { version, at } = before;
  const result = await callChangeBasket(store.db, { id, seen: version, at }, plan).catch(staleIfRetriable);
  if (result.kind === 'stale') return undefined;
  if (result.kind === 'short') {
    const wanted = new Set(plan.take?.map(({ ticket_id }) => ticket_id));
    return { kind: 'short', basket: before, missed: next.lines.filter((line) => wanted.has(line.id)) };
  }
  store.announce([...(plan.take ?? []), ...(plan.free ?? [])].map(({ date_id }) => date_id));
  const lines = linesAfter(before, next, result.taken);
  const hold = lines.some(isHeld) ? next.hold : undefined;
  const { createdAt = at } = before;
  const basket = { ...before, version: version + 1, createdAt, currency: next.currency, hold, lines };
  return { kind: 'settled', basket };
}

/** serialization_failure and deadlock_detected: the transaction did nothing and may be tried again. */
const retriable = new Set(['40001', '40P01']);

function staleIfRetriable(error: unknown): WriteResult {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && retriable.has(code)) return { kind: 'stale' };
  throw error;
}
