import type { Order } from '@parterre/contracts/orders/order';
import { useEffect, useState } from 'react';
import { beginPayment, type Refusal } from './begin-payment.ts';
import { useOrderApi } from './order-api.ts';
import { canBePaid, lastPayment } from './payment.ts';
import { usePageRestored } from './use-page-return.ts';

export type PaymentStart = 'idle' | 'starting' | Refusal;

/** Starts the payment that was chosen with the order, and leaves for the bank. Nothing starts without a method, or for a second time. */
export function useStartedPayment(order: Order | undefined, chosenId: number | undefined): PaymentStart {
  const api = useOrderApi();
  const [state, setState] = useState<PaymentStart>('idle');
  usePageRestored(() => setState('idle'));
  const token = order && canBePaid(order) && !lastPayment(order) ? order.token : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order and payment method
  useEffect(() => {
    if (token === undefined || chosenId === undefined) return;
    setState('starting');
    void (async () => {
      const refusal = await beginPayment(api, token, { acquisition_id: chosenId });
      if (refusal) setState(refusal);
    })();
  }, [token, chosenId]);
  return state;
}
