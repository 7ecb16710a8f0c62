import type { BasketRequest } from '@parterre/contracts/basket/basket-change';
import { extendHold } from '@parterre/domain/basket/hold';
import type { BasketStore } from './basket-store.service.ts';
import { type BasketRules, decideChange } from './decide-change.service.ts';
import { inCurrency } from './in-currency.service.ts';
import type { Shelf } from './offer.service.ts';
import type { Refusal } from './refusal.ts';
import type { RestReader } from './rest.service.ts';
import { type Decision, settleChange, type Visit } from './settle-change.service.ts';
import type { StoredBasket } from './stored-basket.ts';

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

/** Of a visitor who has never put anything in. */
export const readNoBasket = ({ store }: BasketDesk, currency: string | undefined): Promise<StoredBasket> =>
  store.empty(currency);

export async function readBasket({ store, shelf }: BasketDesk, visit: Visit): Promise<StoredBasket> {
  const basket = await store.read(visit.basketId);
  const wanted = await inCurrency(shelf, basket, visit.currency);
  if (wanted === basket || basket.version === 0) return wanted;
  const settled = await settleChange(store, visit, async (before) =>
    becoming(before, await inCurrency(shelf, before, visit.currency), { kind: 'stay' }),
  );
  return settled.kind === 'settled' ? settled.basket : basket;
}

export const changeBasket = (desk: BasketDesk, visit: Visit, request: BasketRequest): Promise<BasketAnswer> =>
  change(desk, visit, (basket) => decideChange(desk.shelf, desk.rules, basket, request));

export const clearBasket = (desk: BasketDesk, visit: Visit): Promise<BasketAnswer> =>
  change(desk, visit, async ({ lines, currency }) =>
    lines.length > 0 ? { kind: 'become', next: { lines: [], currency, hold: undefined } } : { kind: 'stay' },
  );

export const extendBasket = (desk: BasketDesk, visit: Visit): Promise<BasketAnswer> =>
  change(desk, visit, async ({ lines, currency, hold, at }): Promise<Decision> => {
    if (!hold) return { kind: 'refuse', refusal: { kind: 'hold-expired' } };
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
