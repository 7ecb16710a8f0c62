import type { BasketStore } from './basket-store.service.ts';
import type { Line } from './line.ts';
import type { NextBasket } from './plan-write.ts';
import type { Refusal } from './refusal.ts';
import type { StoredBasket } from './stored-basket.ts';

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

export type Decision =
  | { readonly kind: 'become'; readonly next: NextBasket; readonly acceptsFewer?: boolean }
  | { readonly kind: 'stay' }
  | { readonly kind: 'refuse'; readonly refusal: Refusal };

export type Settled =
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
  throw new Error(`basket ${visit.basketId} changed ${mostTries} times while it was being changed`);
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
