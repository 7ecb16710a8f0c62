import type { Misbehaviour } from '../bank/misbehaviours.ts';
import type { Payment } from '../bank/payment.ts';
import { paymentAnswer } from '../routes/payment-answer.ts';
import type { Delivery } from './delivery.ts';

export interface Happening {
  /** Such as `payment.succeeded`. */
  readonly type: string;
  readonly payment: Payment;
  /** Which refund it is about, if it is about one. */
  readonly refundId?: string | undefined;
}

export interface PlanContext {
  readonly newId: () => string;
  readonly now: Date;
  /** How long what is late is late. */
  readonly delayMs: number;
}

/** Which notifications a happening causes, and when; none, several or wrong ones when the bank misbehaves. */
export function planDeliveries(happening: Happening, context: PlanContext): Delivery[] {
  const { type, payment } = happening;
  const does = (misbehaviour: Misbehaviour) => payment.misbehaviours.includes(misbehaviour);
  const isBeginning = type === 'payment.processing';
  const lateMs = does('delay') || (does('reorder') && isBeginning) ? context.delayMs : 0;
  const truth = delivery(happening, context, lateMs);
  const truths = does('lose') ? [] : does('duplicate') ? [truth, { ...truth, id: context.newId() }] : [truth];
  return does('forge') && isBeginning ? [claimOfSuccess(payment, context), ...truths] : truths;
}

function claimOfSuccess(payment: Payment, context: PlanContext): Delivery {
  const claimed: Payment = { ...payment, state: 'succeeded', received: payment.amount };
  return { ...delivery({ type: 'payment.succeeded', payment: claimed }, context, 0), isForged: true };
}

function delivery({ type, payment, refundId }: Happening, context: PlanContext, lateMs: number): Delivery {
  const { now, newId } = context;
  const id = newId();
  const told = {
    id,
    type,
    created_at: now.toISOString(),
    payment: paymentAnswer(payment),
    refund_id: refundId,
  };
  return {
    id,
    url: payment.notificationUrl,
    body: JSON.stringify(told),
    dueAtMs: now.getTime() + lateMs,
    failures: 0,
    isForged: false,
  };
}
