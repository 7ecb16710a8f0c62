import type { Delivery } from '../records/bank-store.ts';
import type { Misbehaviour } from '../records/misbehaviours.ts';
import type { Payment } from '../records/payment.ts';
import { toPaymentJson } from '../records/payment-json.ts';

export interface BankEvent {
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
export function planDeliveries(event: BankEvent, context: PlanContext): Delivery[] {
  const { type, payment } = event;
  const does = (misbehaviour: Misbehaviour) => payment.misbehaviours.includes(misbehaviour);
  const isBeginning = type === 'payment.processing';
  const lateMs = does('delay') || (does('reorder') && isBeginning) ? context.delayMs : 0;
  const truth = delivery(event, context, lateMs);
  const truths = does('lose') ? [] : does('duplicate') ? [truth, { ...truth, id: context.newId() }] : [truth];
  return does('forge') && isBeginning ? [forgedSuccess(payment, context), ...truths] : truths;
}

function forgedSuccess(payment: Payment, context: PlanContext): Delivery {
  const claimed: Payment = { ...payment, state: 'succeeded', received: payment.amount };
  return { ...delivery({ type: 'payment.succeeded', payment: claimed }, context, 0), isForged: true };
}

function delivery({ type, payment, refundId }: BankEvent, context: PlanContext, lateMs: number): Delivery {
  const { now, newId } = context;
  const id = newId();
  const notification = {
    id,
    type,
    created_at: now.toISOString(),
    payment: toPaymentJson(payment),
    refund_id: refundId,
  };
  return {
    id,
    url: payment.notificationUrl,
    body: JSON.stringify(notification),
    dueAtMs: now.getTime() + lateMs,
    failures: 0,
    isForged: false,
  };
}
