import type { Order } from '@parterre/contracts/orders/order';
import { useEffect, useState } from 'react';
import { outcomeOf } from '../../api/outcome.ts';
import { useOrderApi } from './order-api.ts';

/** Begins to pay the way that was chosen with the order, and leaves for the bank. Left out, nothing is begun. */
export function useStartedPayment(
  { token }: Order,
  acquisitionId: number | undefined,
): 'idle' | 'asking' | 'refused' {
  const openApi = useOrderApi();
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order and way to pay
  useEffect(() => {
    if (acquisitionId === undefined) return;
    setState('asking');
    void (async () => {
      const api = await openApi();
      const outcome = await outcomeOf(api.startPayment(token, { acquisition_id: acquisitionId }));
      if (outcome.kind === 'done') location.assign(outcome.answer.redirect_url);
      else setState('refused');
    })();
  }, [token, acquisitionId]);
  return state;
}
