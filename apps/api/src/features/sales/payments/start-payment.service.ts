import type { PaymentRequest } from '@parterre/contracts/orders/order-request';
import type { CalledOff } from '@parterre/domain/order/called-off';
import type { IdempotencyKey } from '../../../idempotency-key.ts';
import { buysGiftCards, findMethod, type PaymentMethod } from '../checkout/payment-methods.ts';
import { changeOrderIfFound, type LockedOrder } from '../order/order.service.ts';
import {
  findCalledOff,
  isGiftCard,
  type OrderRecord,
  type PaymentRecord,
  totalDue,
} from '../order/order-record.ts';
import { type Refused, refuse } from '../order/order-refusal.ts';
import type { SaleDeps } from '../sale-deps.ts';
import {
  type BeginAttempt,
  type Begun,
  beginAtProvider,
  beginInvoice,
  beginWithCertificate,
  resume,
  type StartResult,
} from './payment-attempts.service.ts';
import { abandonPayment, abandonPayments, openPayments, refreshPayment } from './refresh-payments.service.ts';

/** Begins to pay an order: a new attempt, or the same one when it is asked for twice. */
export async function startPayment(
  deps: SaleDeps,
  token: string,
  request: PaymentRequest,
  key: IdempotencyKey | undefined,
): Promise<StartResult> {
  const asked = new Set<string>();
  for (;;) {
    const changed = await changeOrderIfFound(deps, { token }, (locked) =>
      begin(deps, locked, { request, key, asked }),
    );
    if (!changed) return refuse({ kind: 'not-found' });
    const { result } = changed;
    // Nobody waits for a provider while the order is locked.
    switch (result.kind) {
      case 'refused':
        return result;
      case 'begun':
        return resume(deps, result);
      case 'called-off':
        await abandonPayments(deps, result.order);
        return refuse({ kind: 'sale-closed', state: result.state });
      case 'unasked':
        await askProvider(deps, result);
        asked.add(result.payment.id);
    }
  }
}

interface Beginning {
  readonly request: PaymentRequest;
  readonly key: IdempotencyKey | undefined;
  /** The payments after which their providers were asked. */
  readonly asked: ReadonlySet<string>;
}

/** What is in the way of another attempt. */
type Obstacle =
  | { readonly kind: 'called-off'; readonly order: OrderRecord; readonly state: CalledOff }
  /** One that may have brought money by now. */
  | {
      readonly kind: 'unasked';
      readonly order: OrderRecord;
      readonly payment: PaymentRecord;
      readonly isSame: boolean;
    };

async function begin(
  deps: SaleDeps,
  locked: LockedOrder,
  { request, key, asked }: Beginning,
): Promise<Begun | Refused | Obstacle> {
  const { order } = locked;
  const keyed = order.payments.find(({ idempotency_key }) => key && idempotency_key === key.text);
  if (keyed && keyed.request_digest !== key?.digest) return refuse({ kind: 'key-reused' });
  if (keyed) return { kind: 'begun', order, payment: keyed };
  const method = findMethod([...deps.providers.keys()], request.acquisition_id, order.currency);
  if (!method || (isGiftCard(order) && !buysGiftCards(method)))
    return refuse({ kind: 'acquisition-unavailable', reason: 'not_offered' });
  if (order.state !== 'awaiting_payment' || order.expires_at <= order.at)
    return refuse({ kind: 'order-closed' });
  const state = findCalledOff(order);
  if (state) return { kind: 'called-off', order, state };
  const isSame = (payment: PaymentRecord) =>
    payment.acquisition_id === method.id && payment.amount_minor === totalDue(order).amountMinor;
  const open = openPayments(order);
  const unasked = open.find(({ id }) => !asked.has(id));
  if (unasked) return { kind: 'unasked', order, payment: unasked, isSame: isSame(unasked) };
  const same = open.find(isSame);
  if (same) return { kind: 'begun', order, payment: same };
  return beginBy[method.kind](deps, locked, { method, key, certificateCode: request.certificate_code });
}

/** Not from afar: whoever stands at the counter pays there. */
const refuseCounter: BeginAttempt = async () =>
  refuse({ kind: 'acquisition-unavailable', reason: 'not_offered' });

const beginBy: Readonly<Record<PaymentMethod['kind'], BeginAttempt>> = {
  card: beginAtProvider,
  fast_transfer: beginAtProvider,
  invoice: beginInvoice,
  certificate: beginWithCertificate,
  cash: refuseCounter,
  card_terminal: refuseCounter,
};

/** An attempt that nobody goes on with must not bring money later; one that already has ends here. */
const askProvider = (deps: SaleDeps, { order, payment, isSame }: Obstacle & { kind: 'unasked' }) =>
  (isSame ? refreshPayment : abandonPayment)(deps, order, payment);
