import type { Misbehaviour } from '../bank/misbehaviours.ts';
import type { Payment } from '../bank/payment.ts';
import { paymentAnswer } from '../routes/payment-answer.ts';
import type { Delivery } from './delivery.ts';

export interface Happening {
  /** Such as `payment.succeeded`. */
  readonly type: string;
  readonly payment: Payment;
}

export interface PlanContext {
  readonly newId: () => string;
  readonly now: Date;
  /** How long what is late is late. */
  readonly delayMs: number;
}

/** Which notifications a happening causes, and when; none, several or wrong ones when the bank misbehaves. */
export function planDeliveries({ type, payment }: Happening, context: PlanContext): Delivery[] {
  const does = (misbehaviour: Misbehaviour) => payment.misbehaviours.includes(misbehaviour);
  const isBeginning = type === 'payment.processing';
  const lateMs = does('delay') || (does('reorder') && isBeginning) ? context.delayMs : 0;
  const truth = delivery(type, payment, context, { lateMs, isForged: false });
  const truths = does('lose') ? [] : does('duplicate') ? [truth, { ...truth, id: context.newId() }] : [truth];
  return does('forge') && isBeginning ? [claimOfSuccess(payment, context), ...truths] : truths;
}

const claimOfSuccess = (payment: Payment, context: PlanContext): Delivery =>
  delivery(
    'payment.succeeded',
    { ...payment, state: 'succeeded', received: payment.amount, failure: null },
    context,
    { lateMs: 0, isForged: true },
  );

function delivery(
  type: string,
  payment: Payment,
  { newId, now }: PlanContext,
  { lateMs, isForged }: { readonly lateMs: number; readonly isForged: boolean },
): Delivery {
  const id = newId();
  return {
    id,
    url: payment.notificationUrl,
    body: JSON.stringify({ id, type, created_at: now.toISOString(), payment: paymentAnswer(payment) }),
    dueAtMs: now.getTime() + lateMs,
    failures: 0,
    isForged,
  };
}
