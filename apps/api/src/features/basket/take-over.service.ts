import { isHeld } from '@parterre/domain/basket/basket';
import type { Db, Tx } from '../../database/connect.ts';
import { Contended, isContended } from '../../database/contention.ts';
import { oneServer, type StockNodes } from '../../database/stock-nodes/stock-nodes.ts';
import type { StoredBasket } from './basket.ts';
import { decideChange, type Refusal } from './basket-rules.ts';
import {
  type BasketStore,
  type BasketStoreDeps,
  makeBasketStore,
  type NextBasket,
} from './basket-write.service.ts';
import { type BasketDeps, inCurrency, type Visit } from './change-basket.service.ts';

export interface TakeOverDeps extends Pick<BasketDeps, 'store' | 'offers' | 'rules'> {
  readonly db: Db;
  readonly nodes: StockNodes;
  /** The same store within a transaction. */
  readonly storeIn: (tx: Tx) => BasketStore;
}

/** The store of a transaction under way. Other processes, and this one, see what it wrote when they next ask. */
export const basketStoreIn =
  (parts: BasketStoreDeps) =>
  (tx: Tx): BasketStore =>
    makeBasketStore({ ...parts, db: tx, nodes: oneServer });

export interface WantedOffer {
  readonly offerId: string;
  readonly count: number;
}

export type TakenOver =
  | { readonly kind: 'taken'; readonly basket: StoredBasket; readonly before: StoredBasket }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Whoever was to give it up has it no more. */
  | { readonly kind: 'gone' };

export interface Handing {
  readonly eventId: number;
  readonly wanted: readonly WantedOffer[];
  /** Frees all of it in this transaction; answers whether it could. */
  readonly giveUp: (tx: Tx) => Promise<boolean>;
  /** Called in the same transaction with what the basket has become. */
  readonly onTaken: (tx: Tx, basket: StoredBasket, before: StoredBasket) => Promise<void>;
}

const maxTries = 5;

/** Puts into a basket what somebody gives up for it, in one transaction: nobody can come in between, and all of it goes or nothing. */
export async function takeOver(deps: TakeOverDeps, visit: Visit, handing: Handing): Promise<TakenOver> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const before = await deps.store.read(visit.basketId);
    const decided = await decideAll(
      deps,
      await inCurrency(deps.offers, before, visit.currency),
      handing.wanted,
    );
    if (decided.kind === 'refused') return decided;
    const taken = await deps.nodes
      .run([handing.eventId], () => write(deps, before, { next: decided.next, handing }))
      .catch((error) => {
        if (isContended(error)) return undefined;
        throw error;
      });
    if (taken) return taken;
  }
  throw new Contended(`basket ${visit.basketId} changed ${maxTries} times while it was being filled`);
}

type Decided =
  | { readonly kind: 'decided'; readonly next: NextBasket }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** What a basket becomes with all of it. */
export async function decideAll(
  { offers, rules }: Pick<TakeOverDeps, 'offers' | 'rules'>,
  basket: StoredBasket,
  wanted: readonly WantedOffer[],
): Promise<Decided> {
  let { lines, currency, hold } = basket;
  for (const { offerId: id, count } of wanted) {
    const request = { type: 'ADD_TICKET', ticket: { id, count } } as const;
    const decision = await decideChange(offers, rules, { ...basket, lines, currency, hold }, request);
    if (decision.kind === 'refuse') return { kind: 'refused', refusal: decision.refusal };
    if (decision.kind === 'change') ({ lines, currency, hold } = decision.next);
  }
  return { kind: 'decided', next: { lines, currency, hold } };
}

async function write(
  { db, storeIn }: TakeOverDeps,
  before: StoredBasket,
  { next, handing }: { readonly next: NextBasket; readonly handing: Handing },
): Promise<TakenOver> {
  return db.transaction(async (tx): Promise<TakenOver> => {
    if (!(await handing.giveUp(tx))) return { kind: 'gone' };
    const written = await storeIn(tx).write(before, next, { key: null, acceptsFewer: false });
    // Undoes what was given up.
    if (written.kind !== 'written') throw new Contended('the basket changed while it was being filled');
    const { basket } = written;
    const isWhole = handing.wanted.every(({ offerId }) =>
      basket.lines.some((line) => line.id === offerId && isHeld(line)),
    );
    if (!isWhole) throw new Contended('some of what was given up was not to be had');
    await handing.onTaken(tx, basket, before);
    return { kind: 'taken', basket, before };
  });
}
