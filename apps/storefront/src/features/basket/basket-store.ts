import type { Basket } from '@parterre/contracts/basket/basket';
import type { BasketChange } from '@parterre/contracts/basket/basket-change';
import type { TakenBack } from '@parterre/contracts/basket/taken-back';
import type { Outcome } from '../../api/outcome.ts';
import type { BasketCalls, BasketQuery } from './basket-calls.ts';
import { foreseen } from './foreseen.ts';

export interface BasketState {
  /** Spec §3: true until the basket was read for the first time. */
  readonly isLoading: boolean;
  /** It could not be read; what is shown, if anything, may be old. */
  readonly isFailed: boolean;
  /** As it will be once the server has done all that it was asked. */
  readonly basket: Basket | undefined;
  /** Asked for and not answered, in order. */
  readonly pending: readonly BasketChange[];
  /** What to add to this clock for the server's. */
  readonly clockAheadMs: number;
}

/** The basket of this visitor as one tab knows it. Calls are made one after another, in the order they were asked for. */
export function createBasketStore(
  calls: BasketCalls,
  nowMs: () => number = Date.now,
  onChanged: (before: Basket | undefined, after: Basket) => void = () => {},
) {
  const listeners = new Set<() => void>();
  let confirmed: Basket | undefined;
  let state: BasketState = {
    isLoading: true,
    isFailed: false,
    basket: undefined,
    pending: [],
    clockAheadMs: 0,
  };
  let last: Promise<unknown> = Promise.resolve();

  const show = (next: Partial<BasketState>) => {
    const { pending = state.pending } = next;
    state = { ...state, ...next, basket: confirmed && pending.reduce(foreseen, confirmed) };
    for (const listener of listeners) listener();
  };

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work);
    last = done;
    return done;
  };

  /**
   * The server said its time after the question was sent. Counting from the sending, this clock runs ahead of the
   * server's by what the question took: it may promise too little time, never too much.
   */
  const ask = async <Answer extends Basket>(call: () => Promise<Outcome<Answer>>) => {
    const sentAtMs = nowMs();
    const outcome = await call();
    if (outcome.kind !== 'done') return { outcome, learned: {} };
    confirmed = outcome.answer;
    const clockAheadMs = Date.parse(outcome.answer.now) - sentAtMs;
    return { outcome, learned: { clockAheadMs, isLoading: false, isFailed: false } };
  };

  const without = (change: BasketChange) => state.pending.filter((waiting) => waiting !== change);

  return {
    state: (): BasketState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: (query: BasketQuery): Promise<void> =>
      inTurn(async () => {
        const { outcome, learned } = await ask(() => calls.read(query));
        show(outcome.kind === 'done' ? learned : { isLoading: false, isFailed: true });
      }),
    /** Shown at once, and taken back when the server refuses. */
    change(change: BasketChange, query: BasketQuery): Promise<Outcome<Basket>> {
      show({ pending: [...state.pending, change] });
      return inTurn(async () => {
        const before = confirmed;
        const { outcome, learned } = await ask(() => calls.change(change, query));
        if (outcome.kind === 'done') onChanged(before, outcome.answer);
        show({ ...learned, pending: without(change) });
        return outcome;
      });
    },
    extend: (query: BasketQuery): Promise<Outcome<Basket>> =>
      inTurn(async () => {
        const { outcome, learned } = await ask(() => calls.extend(query));
        show(learned);
        return outcome;
      }),
    takeBack: (query: BasketQuery): Promise<Outcome<TakenBack>> =>
      inTurn(async () => {
        const { outcome, learned } = await ask(() => calls.takeBack(query));
        show(learned);
        return outcome;
      }),
  };
}

export type BasketStore = ReturnType<typeof createBasketStore>;
