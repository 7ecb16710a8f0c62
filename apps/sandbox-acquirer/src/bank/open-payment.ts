import { randomBytes } from 'node:crypto';
import type { PaymentDetails } from '../records/payment.ts';
import type { Bank } from './bank.ts';
import { type CreateOnceResult, createOnce } from './create-once.ts';

/** Answers the id of the payment that this key stands for; `request` is what the shop wrote. */
export const openPayment = (
  { store, now }: Bank,
  order: PaymentDetails,
  { key, request }: { readonly key: string; readonly request: unknown },
): CreateOnceResult =>
  createOnce(store, {
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
