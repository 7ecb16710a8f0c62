import type { Order } from '@parterre/contracts/orders/order';
import { useEffect, useState } from 'react';
import { outcomeOf } from '../../api/outcome.ts';
import { useOrderApi } from './order-api.ts';
import { useReturn } from './use-return.ts';
import { useSeenAgain } from './use-seen-again.ts';

export type ReadOrder =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly order: Order }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly retry: () => void };

/** What is being waited for: the order is read again, less and less often, until it has come. */
export type Awaited = (order: Order) => boolean;

const firstPauseMs = 1000;
const longestPauseMs = 15_000;
/** Others need not be asked for. */
const tokenForm = /^[\w-]{22,64}$/;

/** The order of a token, read again until `isDone` says so. What was read once stays while the network does not answer. */
export function useOrder(token: string | undefined, isDone: Awaited): ReadOrder {
  const openApi = useOrderApi();
  const [state, setState] = useState<ReadOrder>({ kind: 'reading' });
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((count) => count + 1);
  useReturn(retry);
  useSeenAgain(retry);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is waited for does not change while it is
  useEffect(() => {
    if (token === undefined) return;
    if (!tokenForm.test(token)) return setState({ kind: 'missing' });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const failed = (known: ReadOrder): ReadOrder =>
      known.kind === 'read' ? known : { kind: 'failed', retry };
    const read = async (pauseMs: number) => {
      const api = await openApi();
      const outcome = await outcomeOf(api.readOrder(token));
      if (isStopped) return;
      if (outcome.kind === 'refused' && outcome.problem.code === 'not_found')
        return setState({ kind: 'missing' });
      setState(outcome.kind === 'done' ? { kind: 'read', order: outcome.answer } : failed);
      if (outcome.kind !== 'done' || !isDone(outcome.answer))
        timer = setTimeout(() => read(Math.min(pauseMs * 2, longestPauseMs)), pauseMs);
    };
    void read(firstPauseMs);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [token, attempt]);
  return state;
}
