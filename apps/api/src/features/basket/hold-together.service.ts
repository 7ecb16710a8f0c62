import { isHeld } from '@parterre/domain/basket/basket';
import { isContended } from '../../database/contention.ts';
import type { StoredBasket } from './basket.ts';
import type { Refusal } from './basket-rules.ts';
import type { NextBasket } from './basket-write.service.ts';
import { type BasketDeps, findReplay, inCurrency, keyEntry, type Visit } from './change-basket.service.ts';
import { requireAdmission } from './require-admission.ts';
import { decideAll, type TakeOverDeps, type WantedOffer } from './take-over.service.ts';

export type HoldTogetherDeps = TakeOverDeps & Pick<BasketDeps, 'findRoom'>;

/** Performances that have too little of what was wanted. */
interface Lacking {
  readonly kind: 'lacking';
  readonly performanceIds: readonly number[];
}

export type Choice = { readonly kind: 'chosen'; readonly wanted: readonly WantedOffer[] } | Lacking;

export type HeldTogether =
  | { readonly kind: 'answered'; readonly basket: StoredBasket }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | Lacking;

const maxTries = 5;

/**
 * Puts several tickets into a basket, in one transaction: all of them are held, or none. They are chosen anew where somebody was quicker,
 * until nothing is left to choose.
 */
export async function holdTogether(
  deps: HoldTogetherDeps,
  visit: Visit,
  choose: (basket: StoredBasket) => Promise<Choice>,
): Promise<HeldTogether> {
  let lacking: Lacking = { kind: 'lacking', performanceIds: [] };
  for (let tries = 0; tries < maxTries; tries += 1) {
    const before = await deps.store.read(visit.basketId);
    const replay = findReplay(before, visit.key);
    if (replay)
      return replay.kind === 'refuse' ? { ...replay, kind: 'refused' } : { kind: 'answered', basket: before };
    const basket = await inCurrency(deps.offers, before, visit.currency);
    const choice = await choose(basket);
    if (choice.kind === 'lacking') return choice;
    const decided = await decideAll(deps, basket, choice.wanted);
    if (decided.kind === 'refused') return decided;
    const admitted = await requireAdmission(deps.findRoom, visit, before, {
      kind: 'change',
      next: decided.next,
    });
    if (admitted.kind === 'refuse') return { kind: 'refused', refusal: admitted.refusal };
    const events = decided.next.lines.map(({ stock }) => stock.eventId);
    const written = await deps.nodes
      .run(events, () => write(deps, visit, { before, next: decided.next, wanted: choice.wanted }))
      .catch((error) => {
        if (error instanceof NotWhole) return error.lacking;
        if (isContended(error)) return undefined;
        throw error;
      });
    if (written?.kind === 'answered') return written;
    if (written) lacking = written;
  }
  return lacking;
}

/** Rolls the transaction back. */
class NotWhole extends Error {
  readonly lacking: Lacking;
  constructor(performanceIds: readonly number[]) {
    super('some of what was wanted is not to be had');
    this.lacking = { kind: 'lacking', performanceIds };
  }
}

interface Writing {
  readonly before: StoredBasket;
  readonly next: NextBasket;
  readonly wanted: readonly WantedOffer[];
}

const write = (
  { db, storeIn }: HoldTogetherDeps,
  { key }: Visit,
  { before, next, wanted }: Writing,
): Promise<Extract<HeldTogether, { kind: 'answered' }> | undefined> =>
  db.transaction(async (tx) => {
    const options = { key: key ? keyEntry(key) : null, acceptsFewer: false };
    const written = await storeIn(tx).write(before, next, options);
    if (written.kind === 'version_conflict') return undefined;
    const lines = written.kind === 'written' ? written.basket.lines : [];
    const isMissed = ({ offerId }: WantedOffer) => {
      const target = next.lines.find(({ id }) => id === offerId);
      return !lines.some((line) => line.id === offerId && isHeld(line) && line.count === target?.count);
    };
    const missed = new Set(wanted.filter(isMissed).map(({ offerId }) => offerId));
    if (written.kind === 'unavailable' || missed.size > 0)
      throw new NotWhole([
        ...new Set(next.lines.filter(({ id }) => missed.has(id)).map(({ stock }) => stock.performanceId)),
      ]);
    return { kind: 'answered', basket: written.basket };
  });
