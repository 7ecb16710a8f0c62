import type { BasketRequest } from '@parterre/contracts/basket/basket-change';
import { isHeld } from '@parterre/domain/basket/basket';
import { extendHold } from '@parterre/domain/basket/hold';
import { repriceTickets } from '@parterre/domain/basket/reprice';
import { Contended } from '../../database/contention.ts';
import type { IdempotencyKey } from '../../idempotency-key.ts';
import type { SoldPerformance } from '../performances/performance-cache.service.ts';
import type { Line, StoredBasket } from './basket.ts';
import { type BasketRules, type Decision, decideChange, type Refusal } from './basket-rules.ts';
import type { BasketStore } from './basket-write.service.ts';
import type { AlternativesReader, OfferCatalog } from './offer-catalog.service.ts';
import { requireAdmission } from './require-admission.ts';

/** All that changing baskets takes. */
export interface BasketDeps {
  readonly store: BasketStore;
  readonly offers: OfferCatalog;
  readonly alternatives: AlternativesReader;
  readonly rules: BasketRules;
  /** The waiting room that is on for a performance, if any. */
  readonly findRoom: (performanceId: number) => Promise<number | undefined>;
}

export type BasketAnswer =
  | { readonly kind: 'answered'; readonly basket: StoredBasket }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Whose basket is changed, and under which key. */
export interface Visit {
  readonly basketId: string;
  /** No cookie has come with it. */
  readonly isNew: boolean;
  readonly key?: IdempotencyKey | undefined;
  /** By a waiting room. */
  readonly isAdmitted: (room: number) => boolean;
  /** The one the visitor has chosen; the basket keeps its own when there is none. */
  readonly currency?: string | undefined;
  /** Vouchers of theirs that open what is withheld. */
  readonly keys?: readonly string[] | undefined;
}

/** Of a visitor who has never put anything in. */
export const readNoBasket = ({ store }: BasketDeps, currency: string | undefined): Promise<StoredBasket> =>
  store.empty(currency);

/** As it is, in its own currency: reading changes nothing. */
export const readBasket = ({ store }: BasketDeps, basketId: string): Promise<StoredBasket> =>
  store.read(basketId);

/** Puts the basket into another currency, at the prices of today. Of a visitor who has none, nothing is remembered. */
export async function chooseCurrency(
  { store, offers }: BasketDeps,
  visit: Visit,
  currency: string,
): Promise<BasketAnswer> {
  if (visit.isNew) return { kind: 'answered', basket: await store.empty(currency) };
  const settled = await settleChange(store, visit, async (before): Promise<Decision> => {
    const basket = await inCurrency(offers, before, currency);
    if (basket.currency !== currency) return { kind: 'refuse', refusal: { kind: 'currency-unavailable' } };
    return before.version === 0
      ? { kind: 'unchanged' }
      : keepCurrencyChange(before, basket, { kind: 'unchanged' });
  });
  if (settled.kind === 'unavailable') throw new Error('another currency takes nothing from the stock');
  if (settled.kind === 'refused') return settled;
  const { basket } = settled;
  return { kind: 'answered', basket: basket.version === 0 ? await store.empty(currency) : basket };
}

export const changeBasket = (deps: BasketDeps, visit: Visit, request: BasketRequest): Promise<BasketAnswer> =>
  change(deps, visit, (basket) => decideChange(deps.offers, deps.rules, basket, request));

export const clearBasket = (deps: BasketDeps, visit: Visit): Promise<BasketAnswer> =>
  change(deps, visit, async ({ lines, currency, hold }) =>
    lines.length > 0 ? { kind: 'change', next: { lines: [], currency, hold } } : { kind: 'unchanged' },
  );

export const extendBasket = (deps: BasketDeps, visit: Visit): Promise<BasketAnswer> =>
  change(deps, visit, async ({ lines, currency, hold, at }): Promise<Decision> => {
    if (!hold || !lines.some(isHeld)) return { kind: 'refuse', refusal: { kind: 'hold-expired' } };
    const result = extendHold(hold, at.getTime(), deps.rules.holdMs);
    if (result.kind !== 'extended') return { kind: 'refuse', refusal: result };
    return { kind: 'change', next: { lines, currency, hold: result.hold } };
  });

async function change(
  { store, offers, alternatives, findRoom }: BasketDeps,
  visit: Visit,
  decide: (basket: StoredBasket) => Promise<Decision>,
): Promise<BasketAnswer> {
  const settled = await settleChange(store, visit, async (before) => {
    const basket = await inCurrency(offers, before, visit.currency);
    const decision = await requireAdmission(findRoom, visit, before, await decide(basket));
    return keepCurrencyChange(before, basket, decision);
  });
  if (settled.kind === 'settled') return { kind: 'answered', basket: settled.basket };
  if (settled.kind === 'refused') return settled;
  const { basket, missed } = settled;
  const [line] = missed;
  if (!line) throw new Error('a ticket was unavailable that nobody asked for');
  const remaining = await alternatives.read(line.stock, basket.currency, basket.at);
  return { kind: 'refused', refusal: { kind: 'ticket-unavailable', offerId: line.id, remaining } };
}

/** A basket that was only put into another currency has become something else too. */
export const keepCurrencyChange = (
  before: StoredBasket,
  { lines, currency, hold }: StoredBasket,
  decision: Decision,
): Decision =>
  decision.kind === 'unchanged' && currency !== before.currency
    ? { kind: 'change', next: { lines, currency, hold } }
    : decision;

type Settled =
  | { readonly kind: 'settled'; readonly basket: StoredBasket }
  /** There is too little of what it wanted: nothing has changed. */
  | { readonly kind: 'unavailable'; readonly basket: StoredBasket; readonly missed: readonly Line[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

type Decide = (basket: StoredBasket) => Promise<Decision>;

/** Far more than one visitor's own tabs can cause. */
const maxTries = 20;

/**
 * Has a change decided on the basket, and writes it; again when something else was quicker. The first try is made on the
 * basket as it probably is, which saves reading it: if it is not, the write says so.
 */
export async function settleChange(store: BasketStore, visit: Visit, decide: Decide): Promise<Settled> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const guessed = tries === 0 ? await store.guess(visit.basketId, visit.isNew) : undefined;
    const before = guessed ?? (await store.read(visit.basketId));
    const decision = findReplay(before, visit.key) ?? (await decide(before));
    if (decision.kind === 'change') {
      const settled = await write(store, visit, before, decision);
      if (settled) return settled;
    } else if (!guessed) {
      // Answered without a write, so not from a guess.
      return decision.kind === 'unchanged'
        ? { kind: 'settled', basket: before }
        : { ...decision, kind: 'refused' };
    }
  }
  throw new Contended(`basket ${visit.basketId} changed ${maxTries} times while it was being changed`);
}

/** A change that was made under this key before is not made again. */
export function findReplay({ recentKeys }: StoredBasket, key: Visit['key']): Decision | undefined {
  const earlier = key && recentKeys.find((recent) => recent.startsWith(`${key.text} `));
  if (!earlier) return undefined;
  return earlier === keyEntry(key)
    ? { kind: 'unchanged' }
    : { kind: 'refuse', refusal: { kind: 'key-reused' } };
}

export const keyEntry = (key: IdempotencyKey) => `${key.text} ${key.digest}`;

async function write(
  store: BasketStore,
  { key, keys }: Visit,
  before: StoredBasket,
  { next, acceptsFewer = false }: Extract<Decision, { kind: 'change' }>,
): Promise<Settled | undefined> {
  const written = await store.write(before, next, { key: key ? keyEntry(key) : null, acceptsFewer, keys });
  switch (written.kind) {
    case 'written':
      return { kind: 'settled', basket: written.basket };
    case 'unavailable':
      return { kind: 'unavailable', basket: before, missed: written.missed };
    case 'version_conflict':
      return undefined;
  }
}

/** The basket at the prices of a currency; as it is when a ticket has none in it, or when it has that currency already. */
export async function inCurrency(
  { dates }: OfferCatalog,
  basket: StoredBasket,
  currency: string | undefined,
): Promise<StoredBasket> {
  if (currency === undefined || currency === basket.currency) return basket;
  const ids = [...new Set(basket.lines.map(({ stock }) => stock.performanceId))];
  const found = await Promise.all(ids.map((id) => dates.read(id)));
  const byId = new Map(
    found.filter((date): date is SoldPerformance => date !== undefined).map((date) => [date.id, date]),
  );
  const lines = repriceTickets(
    basket.lines,
    ({ stock }) => byId.get(stock.performanceId)?.zones.get(stock.zone)?.prices[currency],
  );
  return lines ? { ...basket, lines, currency } : basket;
}
