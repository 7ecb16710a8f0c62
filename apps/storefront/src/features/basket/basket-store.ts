import type { createBasketApi } from '@parterre/api-client/basket-api';
import type { Basket, BasketTicket } from '@parterre/contracts/basket/basket';
import type { BasketChange } from '@parterre/contracts/basket/basket-change';
import { applyChange } from '@parterre/domain/basket/apply-change';
import { isHeld } from '@parterre/domain/basket/basket';
import { basketTotal } from '@parterre/domain/basket/basket-total';
import { changedEvents } from '@parterre/domain/basket/changed-events';
import { restorableLines } from '@parterre/domain/basket/restorable-lines';
import type { LanguageCode } from '@parterre/domain/languages/languages';
import { type Outcome, toOutcome } from '../../api/outcome.ts';
import { createListeners } from '../../listeners.ts';
import { openedStock } from '../../opened-stock.ts';
import { sendSignal } from '../../signals.ts';
import { notifyOtherTabs } from './other-tabs.ts';

export type BasketApi = ReturnType<typeof createBasketApi>;

/** Titles are in the language; a change puts the basket into the currency. */
export interface BasketQuery {
  readonly lang: LanguageCode;
  readonly currency_code: string;
}

export interface BasketState {
  /** Spec §3: true until the basket was read for the first time. */
  readonly isLoading: boolean;
  /** It could not be read; what is shown, if anything, may be old. */
  readonly isFailed: boolean;
  /** With every pending change applied. */
  readonly basket: Basket | undefined;
  /** Sent and not answered, in order. */
  readonly pending: readonly BasketChange[];
  /** What to add to this clock for the server's. */
  readonly clockAheadMs: number;
  /** What was held when the visitor emptied the basket, until it is restored or the basket was changed otherwise. */
  readonly emptied: readonly BasketTicket[];
}

/** As a generated page has it, and a visitor until their basket is read. */
export const unreadBasket: BasketState = {
  isLoading: true,
  isFailed: false,
  basket: undefined,
  pending: [],
  clockAheadMs: 0,
  emptied: [],
};

/** The basket as it will be if the server accepts the change. Only the server can say what an added ticket costs. */
function optimisticBasket(basket: Basket, change: BasketChange): Basket {
  if (change.type === 'ADD_TICKET') return basket;
  const result = applyChange<BasketTicket>(basket.tickets, change, Number.POSITIVE_INFINITY);
  if (result.kind !== 'changed') return basket;
  const tickets = [...result.tickets];
  const total = basketTotal(tickets);
  return { ...basket, tickets, total: { ...total, selectedTickets: [...total.selectedTickets] } };
}

/** What codes of this tab open may be taken, too. */
function withKeys(query: BasketQuery) {
  const keys = openedStock.readKeys();
  return keys ? { ...query, keys } : query;
}

/** The basket of this visitor in one tab. Calls are made one after another. */
export function createBasketStore(api: BasketApi, nowMs: () => number = Date.now) {
  const { subscribe, notify } = createListeners();
  let confirmed: Basket | undefined;
  let settled: Basket | undefined;
  let state = unreadBasket;
  let last: Promise<unknown> = Promise.resolve();

  const show = (next: Partial<BasketState>) => {
    const { pending = state.pending } = next;
    state = { ...state, ...next, basket: confirmed && pending.reduce(optimisticBasket, confirmed) };
    notify();
    if (pending.length === 0) updatePrices();
  };

  /** Spec §4: what a basket takes or frees may be the cheapest ticket of an event, or its last. */
  const updatePrices = () => {
    const eventIds = settled && confirmed ? changedEvents(settled.tickets, confirmed.tickets) : [];
    settled = confirmed;
    if (eventIds.length > 0) sendSignal('update-prices', { eventIds });
  };

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work);
    last = done;
    return done;
  };

  /** The clock is taken from the sending: a hold may seem shorter by what the call took, but never longer. */
  const request = async <Reply extends Basket>(call: () => Promise<Reply>) => {
    const sentAtMs = nowMs();
    const outcome = await toOutcome(call());
    if (outcome.kind !== 'done') return { outcome, update: {} };
    confirmed = outcome.answer;
    const clockAheadMs = Date.parse(outcome.answer.now) - sentAtMs;
    return { outcome, update: { clockAheadMs, isLoading: false, isFailed: false } };
  };

  const readBasket = async (query: BasketQuery) => {
    const before = confirmed?.tickets ?? [];
    const { outcome, update } = await request(() => api.readBasket({ query }));
    if (outcome.kind !== 'done') return { outcome, update: { isLoading: false, isFailed: true } };
    const emptied = restorableLines(state.emptied, before, outcome.answer.tickets);
    return { outcome, update: { ...update, emptied } };
  };

  /** `also` says what else changes in the state, once the server has answered. */
  const mutate = <Reply extends Basket>(
    call: () => Promise<Reply>,
    also: (isDone: boolean, before: Basket | undefined) => Partial<BasketState> = () => ({}),
  ): Promise<Outcome<Reply>> =>
    inTurn(async () => {
      const before = confirmed;
      const { outcome, update } = await request(call);
      const isDone = outcome.kind === 'done';
      show({ ...update, ...also(isDone, before) });
      if (isDone) notifyOtherTabs();
      return outcome;
    });

  const trackChange = (before: Basket | undefined) => {
    const { tickets: after = [], currency_code: currency = '' } = confirmed ?? {};
    sendSignal('tracked', { kind: 'basket-changed', before: before?.tickets ?? [], after, currency });
  };

  return {
    state: (): BasketState => state,
    subscribe,
    read: (query: BasketQuery): Promise<void> => inTurn(async () => show((await readBasket(query)).update)),
    /** Reads the basket for the currency of this tab, and puts it into that one unless a ticket has no price there. */
    open: (query: BasketQuery): Promise<void> =>
      inTurn(async () => {
        const { outcome, update } = await readBasket(query);
        const { tickets = [], currency_code = '' } = outcome.kind === 'done' ? outcome.answer : {};
        if (tickets.length === 0 || currency_code === query.currency_code) return show(update);
        const { lang, ...currency } = query;
        const chosen = await request(() => api.chooseCurrency(currency, { query: { lang } }));
        show({ ...update, ...chosen.update });
        if (chosen.outcome.kind === 'done') notifyOtherTabs();
      }),
    /** Shown at once, and undone when the server refuses. */
    change(change: BasketChange, query: BasketQuery): Promise<Outcome<Basket>> {
      show({ pending: [...state.pending, change] });
      return mutate(
        () => api.changeBasket(change, { query: withKeys(query) }),
        (isDone, before) => {
          if (isDone) trackChange(before);
          const isAdded = isDone && change.type === 'ADD_TICKET';
          const pending = state.pending.filter((other) => other !== change);
          return isAdded ? { pending, emptied: [] } : { pending };
        },
      );
    },
    /** What is held is free for everybody at once. */
    clear: (query: BasketQuery) =>
      mutate(
        () => api.clearBasket({ query }),
        (isDone, before) => {
          if (isDone) trackChange(before);
          const held = before?.tickets.filter(isHeld) ?? [];
          return isDone && held.length > 0 ? { emptied: held } : {};
        },
      ),
    /** Hands out what may be restored, once, so that two presses do not put it in twice. */
    takeEmptied(): readonly BasketTicket[] {
      const { emptied } = state;
      show({ emptied: [] });
      return emptied;
    },
    setEmptied: (emptied: readonly BasketTicket[]): void => show({ emptied }),
    extend: (query: BasketQuery) => mutate(() => api.extendBasket({ query })),
    restoreReleased: (query: BasketQuery) => mutate(() => api.restoreBasket({ query: withKeys(query) })),
  };
}

export type BasketStore = ReturnType<typeof createBasketStore>;
