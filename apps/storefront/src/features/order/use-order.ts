import type { Order } from '@parterre/contracts/orders/order';
import { useEffect, useState } from 'react';
import { toOutcome } from '../../api/outcome.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { saveDeviceOrder } from './device-orders.ts';
import { useLateOrder } from './offline-tickets.ts';
import { useOrderApi } from './order-api.ts';
import { usePageRestored, usePageVisible } from './use-page-return.ts';

export type ReadOrder =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly order: Order }
  /** The address names none, or one that there is not. */
  | { readonly kind: 'missing'; readonly isNamed: boolean }
  | { readonly kind: 'failed'; readonly retry: () => void };

/** The order is read again, less and less often, until this holds. */
export type OrderCondition = (order: Order) => boolean;

const reading: ReadOrder = { kind: 'reading' };
const firstPauseMs = 1000;
const maxPauseMs = 15_000;
/** All tokens have it. */
const tokenPattern = /^[\w-]{22,64}$/;

/** The order of a token, read again until `isDone`. What was read once stays while the network is down. */
export function useOrder(token: string | undefined, isDone: OrderCondition): ReadOrder {
  const api = useOrderApi();
  const [state, setState] = useState(reading);
  const isHydrated = useIsHydrated();
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((count) => count + 1);
  usePageRestored(retry);
  usePageVisible(retry);
  useLateOrder((order) => {
    if (order.token !== token) return;
    saveDeviceOrder(order);
    setState({ kind: 'read', order });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is waited for does not change while it is
  useEffect(() => {
    if (token === undefined || !tokenPattern.test(token)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const failed = (existing: ReadOrder): ReadOrder =>
      existing.kind === 'read' ? existing : { kind: 'failed', retry };
    const read = async (pauseMs: number) => {
      const outcome = await toOutcome(api.readOrder(token));
      if (isStopped) return;
      if (outcome.kind === 'refused' && outcome.problem.code === 'not_found')
        return setState({ kind: 'missing', isNamed: true });
      if (outcome.kind === 'done') saveDeviceOrder(outcome.answer);
      setState(outcome.kind === 'done' ? { kind: 'read', order: outcome.answer } : failed);
      if (outcome.kind !== 'done' || !isDone(outcome.answer))
        timer = setTimeout(() => read(Math.min(pauseMs * 2, maxPauseMs)), pauseMs);
    };
    void read(firstPauseMs);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [token, attempt]);
  // A generated page does not know its address until it is hydrated.
  if (token === undefined) return isHydrated ? { kind: 'missing', isNamed: false } : reading;
  return tokenPattern.test(token) ? state : { kind: 'missing', isNamed: true };
}
