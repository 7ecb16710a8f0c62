import type { Order } from '@parterre/contracts/orders/order';
import { useEffect, useState } from 'react';
import { beginPayment, type Refusal } from './begin-payment.ts';
import { useOrderApi } from './order-api.ts';
import { useReturn } from './use-return.ts';

export type Starting = 'idle' | 'asking' | Refusal;

/** Begins to pay the way that was chosen with the order, and leaves for the bank. Left out, nothing is begun. */
export function useStartedPayment({ token }: Order, acquisitionId: number | undefined): Starting {
  const openApi = useOrderApi();
  const [state, setState] = useState<Starting>('idle');
  useReturn(() => setState('idle'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order and way to pay
  useEffect(() => {
    if (acquisitionId === undefined) return;
    setState('asking');
    void (async () => {
      const refusal = await beginPayment(await openApi(), token, { acquisition_id: acquisitionId });
      if (refusal) setState(refusal);
    })();
  }, [token, acquisitionId]);
  return state;
}
