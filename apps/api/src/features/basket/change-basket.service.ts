import type { BasketRequest } from '@parterre/contracts/basket/basket-change';
import { isHeld } from '@parterre/domain/basket/basket';
import { extendHold } from '@parterre/domain/basket/hold';
import { repriceTickets } from '@parterre/domain/basket/reprice';
import { Contended } from '../../database/contention.ts';
import type { SoldDate } from '../performances/performance-cache.service.ts';
import type { Line, StoredBasket } from './basket.ts';
import { type BasketRules, type Decision, decideChange, type Refusal } from './basket-rules.ts';
import type { BasketStore } from './basket-write.service.ts';
import type { RestReader, Shelf } from './offer-catalog.service.ts';

/** All that changing baskets takes. */
export interface BasketDesk {
  readonly store: BasketStore;
  readonly shelf: Shelf;
  readonly rest: RestReader;
  readonly rules: BasketRules;
}

export type BasketAnswer =
  | { readonly kind: 'answered'; readonly basket: StoredBasket }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Whose basket is changed, and under which key. */
export interface Visit {
  readonly basketId: string;
  /** No cookie has come with it. */
  readonly isNew: boolean;
  /** With a digest of what is asked, so that a key used for something else is noticed. */
  readonly key?: { readonly text: string; readonly digest: string } | undefined;
  /** The one the visitor has chosen; the basket keeps its own when there is none. */
  readonly currency?: string | undefined;
}

/** Of a visitor who has never put anything in. */
export const readNoBasket = ({ store }: BasketDesk, currency: string | undefined): Promise<StoredBasket> =>
  store.empty(currency);

/** As it is, in its own currency: reading changes nothing. */
export const readBasket = ({ store }: BasketDesk, basketId: string): Promise<StoredBasket> =>
  store.read(basketId);

/** Puts the basket into another currency, at the prices of today. Of a visitor who has none, nothing is remembered. */
export async function chooseCurrency(
  { store, shelf }: BasketDesk,
  visit: Visit,
  currency: string,
): Promise<BasketAnswer> {
  if (visit.isNew) return { kind: 'answered', basket: await store.empty(currency) };
  const settled = await settleChange(store, visit, async (before): Promise<Decision> => {
    const basket = await inCurrency(shelf, before, currency);
    if (basket.currency !== currency) return { kind: 'refuse', refusal: { kind: 'currency-unavailable' } };
    return before.version === 0 ? { kind: 'stay' } : becoming(before, basket, { kind: 'stay' });
  });
  if (settled.kind === 'short') throw new Error('another currency takes nothing from the stock');
  if (settled.kind === 'refused') return settled;
  const { basket } = settled;
  return { kind: 'answered', basket: basket.version === 0 ? await store.empty(currency) : basket };
}

export const changeBasket = (desk: BasketDesk, visit: Visit, request: BasketRequest): Promise<BasketAnswer> =>
  change(desk, visit, (basket) => decideChange(desk.shelf, desk.rules, basket, request));

export const clearBasket = (desk: BasketDesk, visit: Visit): Promise<BasketAnswer> =>
  change(desk, visit, async ({ lines, currency, hold }) =>
    lines.length > 0 ? { kind: 'become', next: { lines: [], currency, hold } } : { kind: 'stay' },
  );

export const extendBasket = (desk: BasketDesk, visit: Visit): Promise<BasketAnswer> =>
  change(desk, visit, async ({ lines, currency, hold, at }): Promise<Decision> => {
    if (!hold || !lines.some(isHeld)) return { kind: 'refuse', refusal: { kind: 'hold-expired' } };
    const result = extendHold(hold, at.getTime(), desk.rules.holdMs);
    if (result.kind !== 'extended') return { kind: 'refuse', refusal: result };
    return { kind: 'become', next: { lines, currency, hold: result.hold } };
  });

async function change(
  { store, shelf, rest }: BasketDesk,
  visit: Visit,
  decide: (basket: StoredBasket) => Promise<Decision>,
): Promise<BasketAnswer> {
  const settled = await settleChange(store, visit, async (before) => {
    const basket = await inCurrency(shelf, before, visit.currency);
    return becoming(before, basket, await decide(basket));
  });
  if (settled.kind === 'settled') return { kind: 'answered', basket: settled.basket };
  if (settled.kind === 'refused') return settled;
  const { basket, missed } = settled;
  const [line] = missed;
  if (!line) throw new Error('the stock was short of a ticket that nobody asked for');
  const left = await rest.read(line.stock, basket.currency, basket.at);
  return { kind: 'refused', refusal: { kind: 'ticket-unavailable', ticketId: line.id, rest: left } };
}

/** A basket that was only put into another currency has become something else too. */
export const becoming = (
  before: StoredBasket,
  { lines, currency, hold }: StoredBasket,
  decision: Decision,
): Decision =>
  decision.kind === 'stay' && currency !== before.currency
    ? { kind: 'become', next: { lines, currency, hold } }
    : decision;

type Settled =
  | { readonly kind: 'settled'; readonly basket: StoredBasket }
  /** There is too little of what it wanted: nothing has changed. */
  | { readonly kind: 'short'; readonly basket: StoredBasket; readonly missed: readonly Line[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

type Decide = (basket: StoredBasket) => Promise<Decision>;

/** Far more than one visitor's own tabs can cause. */
const mostTries = 20;

/**
 * Has a change decided on the basket, and writes it; again when something else was quicker. The first try is made on the
 * basket as it probably is, which saves reading it: if it is not, the write says so.
 */
export async function settleChange(store: BasketStore, visit: Visit, decide: Decide): Promise<Settled> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const guessed = tries === 0 ? await store.guess(visit.basketId, visit.isNew) : undefined;
    const before = guessed ?? (await store.read(visit.basketId));
    const decision = recognise(before, visit.key) ?? (await decide(before));
    if (decision.kind === 'become') {
      const settled = await write(store, visit, before, decision);
      if (settled) return settled;
    } else if (!guessed) {
      // Answered without a write, so not from a guess.
      return decision.kind === 'stay'
        ? { kind: 'settled', basket: before }
        : { ...decision, kind: 'refused' };
    }
  }
  throw new Contended(`basket ${visit.basketId} changed ${mostTries} times while it was being changed`);
}

/** A change that was made under this key before is not made again. */
function recognise({ recentKeys }: StoredBasket, key: Visit['key']): Decision | undefined {
  const known = key && recentKeys.find((recent) => recent.startsWith(`${key.text} `));
  if (!known) return undefined;
  return known === keyEntry(key) ? { kind: 'stay' } : { kind: 'refuse', refusal: { kind: 'key-reused' } };
}

const keyEntry = (key: NonNullable<Visit['key']>) => `${key.text} ${key.digest}`;

async function write(
  store: BasketStore,
  { key }: Visit,
  before: StoredBasket,
  { next, acceptsFewer = false }: Extract<Decision, { kind: 'become' }>,
): Promise<Settled | undefined> {
  const written = await store.write(before, next, { key: key ? keyEntry(key) : null, acceptsFewer });
  switch (written.kind) {
    case 'written':
      return { kind: 'settled', basket: written.basket };
    case 'short':
      return { kind: 'short', basket: before, missed: written.missed };
    case 'stale':
      return undefined;
  }
}

/** The basket at the prices of a currency; as it is when a ticket has none in it, or when it has that currency already. */
export async function inCurrency(
  { dates }: Shelf,
  basket: StoredBasket,
  currency: string | undefined,
): Promise<StoredBasket> {
  if (currency === undefined || currency === basket.currency) return basket;
  const ids = [...new Set(basket.lines.map(({ stock }) => stock.dateId))];
  const found = await Promise.all(ids.map((id) => dates.read(id)));
  const byId = new Map(
    found.filter((date): date is SoldDate => date !== undefined).map((date) => [date.id, date]),
  );
  const lines = repriceTickets(
    basket.lines,
    ({ stock }) => byId.get(stock.dateId)?.zones.get(stock.zone)?.prices[currency],
  );
  return lines ? { ...basket, lines, currency } : basket;
}
