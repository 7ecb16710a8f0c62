import type { Order } from '@parterre/contracts/orders/order';
import { useEffect, useState } from 'react';
import { beginPayment, type Refusal } from './begin-payment.ts';
import { useOrderApi } from './order-api.ts';
import { usePageRestored } from './use-page-return.ts';

export type PaymentStart = 'idle' | 'starting' | Refusal;

/** Starts the payment that was chosen with the order, and leaves for the bank. Without a method nothing starts. */
export function useStartedPayment({ token }: Order, acquisitionId: number | undefined): PaymentStart {
  const api = useOrderApi();
  const [state, setState] = useState<PaymentStart>('idle');
  usePageRestored(() => setState('idle'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order and payment method
  useEffect(() => {
    if (acquisitionId === undefined) return;
    setState('starting');
    void (async () => {
      const refusal = await beginPayment(api, token, { acquisition_id: acquisitionId });
      if (refusal) setState(refusal);
    })();
  }, [token, acquisitionId]);
  return state;
}
