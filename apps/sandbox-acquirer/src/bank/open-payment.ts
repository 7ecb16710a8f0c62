import { randomBytes } from 'node:crypto';
import type { Bank } from './bank.ts';
import { type Once, once } from './once.ts';
import type { PaymentOrder } from './payment.ts';

/** Answers the id of the payment that this key stands for; `request` is what the shop wrote. */
export const openPayment = (
  { store, now }: Bank,
  order: PaymentOrder,
  { key, request }: { readonly key: string; readonly request: unknown },
): Once =>
  once(store, {
    key: `payment ${key}`,
    request,
    make: () => {
      const id = `pay_${randomBytes(16).toString('base64url')}`;
      store.state.payments[id] = {
        ...order,
        id,
        state: 'pending',
        createdAt: now().toISOString(),
        received: null,
        failure: null,
        wrongCodes: null,
        refunds: [],
      };
      return id;
    },
  });
