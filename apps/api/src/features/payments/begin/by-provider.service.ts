import { changeOrder } from '../../orders/held-order.service.ts';
import { dueOf, type OrderRecord } from '../../orders/order-record.ts';
import { refuse } from '../../orders/order-refusal.ts';
import { type Begin, isOpen, twinOf } from './begin-payment.ts';
import { resume } from './resume-payment.service.ts';
import { writeAttempt } from './write-attempt.service.ts';

/** A visitor who begins to pay late still has time to, but seats are not kept for ever by beginning again. */
const mostHolds = 4;
const firstAskMs = 10_000;

/** By card or by transfer, on the provider's page. */
export const byProvider: Begin = async (desk, { id }, wish) => {
  const made = await changeOrder(desk.store, id, async (held) => {
    const { order } = held;
    if (!isOpen(order)) return undefined;
    const twin = twinOf(order, wish);
    if (twin) return { order, payment: twin };
    const expires_at = laterOf(order.expires_at, latestEnd(order, desk.holdMs));
    const payment = await writeAttempt(held, wish, {
      ...{ amount: dueOf(order), expires_at },
      // From here on money may move.
      ask_at: new Date(order.at.getTime() + firstAskMs),
    });
    return { order: { ...order, expires_at }, payment };
  });
  return made ? resume(desk, made.order, made.payment) : refuse({ kind: 'order-closed' });
};

const latestEnd = ({ at, created_at }: OrderRecord, holdMs: number) =>
  new Date(Math.min(at.getTime() + holdMs, created_at.getTime() + mostHolds * holdMs));

const laterOf = (one: Date, other: Date) => (one > other ? one : other);
