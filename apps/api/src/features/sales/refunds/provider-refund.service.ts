import { randomUUID } from 'node:crypto';
import { providerRefundEffect } from '@parterre/domain/order/provider-refund';
import { resolveAttentionItems } from '../attention/attention.queries.ts';
import { countStock } from '../checkout/change-order.service.ts';
import { revokeGiftCard } from '../gift-cards/gift-cards.service.ts';
import { changeOrder, flagForAttention, type LockedOrder, recordOrderEvent } from '../order/order.service.ts';
import {
  findPayment,
  isGiftCard,
  keptAmount,
  type PaymentRecord,
  type RefundRecord,
} from '../order/order-record.ts';
import type { ProviderRefund } from '../payments/providers/payment-provider.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { readTickets, revokeAndFreeTickets } from '../tickets/tickets.service.ts';
import { madeAtProvider, recordAnswer } from './refund.service.ts';
import { insertProviderRefund, updateOutcome } from './refunds.queries.ts';

/**
 * Books what a provider has given back of a payment, whoever asked for it: once, however often it is told. `unclear` while one
 * of our own refunds of that sum has no answer yet, since this may be it.
 */
export async function recordProviderRefund(
  deps: SaleDeps,
  { id, order_id }: { readonly id: string; readonly order_id: string },
  refund: ProviderRefund,
): Promise<'recorded' | 'unclear'> {
  const outcome = await changeOrder(deps, order_id, async (locked) => {
    const payment = findPayment(locked.order, id);
    const existing = payment.refunds.find((one) => one.provider_refund_id === refund.providerRefundId);
    if (existing) {
      await recordAnswer(locked, { order: locked.order, payment, refund: existing }, refund);
      return 'recorded';
    }
    if (refund.state === 'failed' || payment.outcome === null) return 'recorded';
    if (payment.refunds.some((one) => isUnanswered(one) && one.amount_minor === refund.amount.amountMinor))
      return 'unclear';
    await bookRefund(locked, payment, refund);
    return { performanceIds: locked.order.lines.map(({ performance_id }) => performance_id) };
  });
  if (typeof outcome === 'string') return outcome;
  deps.announce(outcome.performanceIds);
  return 'recorded';
}

const isUnanswered = ({ state, provider_refund_id }: RefundRecord) =>
  provider_refund_id === null && (state === 'created' || state === 'pending');

async function bookRefund(
  locked: LockedOrder,
  payment: PaymentRecord,
  { amount, ...reported }: ProviderRefund,
): Promise<void> {
  const { order } = locked;
  const refund: RefundRecord = {
    id: randomUUID(),
    payment_id: payment.id,
    state: 'pending',
    amount_minor: amount.amountMinor,
    currency: amount.currency,
    reason: madeAtProvider,
    provider_refund_id: reported.providerRefundId,
    created_at: order.at.toISOString(),
    offer_ids: null,
    certificate: null,
  };
  await insertProviderRefund(locked.tx, refund, order.at);
  recordOrderEvent(locked, { entry: 'refund.found', paymentId: payment.id, refundId: refund.id, amount });
  await applyEffect(locked, payment, refund);
  const refunded = { ...payment, refunds: [...payment.refunds, refund] };
  const payments = order.payments.map((one) => (one.id === payment.id ? refunded : one));
  await recordAnswer(locked, { order: { ...order, payments }, payment: refunded, refund }, reported);
}

/** Of what was spent somebody must ask the buyer: the tickets are somebody's. */
async function revokeRefundedCard(locked: LockedOrder, refund: RefundRecord): Promise<void> {
  if ((await revokeGiftCard(locked)) > 0) await flagRefund(locked, refund);
}

const flagRefund = (locked: LockedOrder, { id, amount_minor, currency, provider_refund_id }: RefundRecord) =>
  flagForAttention(locked, {
    subject: `refund:${id}`,
    reason: 'refunded_at_provider',
    details: { amount_minor, currency, provider_refund_id },
  });

async function applyEffect(locked: LockedOrder, payment: PaymentRecord, refund: RefundRecord): Promise<void> {
  const { tx, order, actor } = locked;
  const effectiveRefunds = payment.refunds.filter(({ state }) => state !== 'failed');
  const leftMinor = effectiveRefunds.reduce(
    (left, { amount_minor }) => left - amount_minor,
    payment.received_minor ?? 0,
  );
  const effect = providerRefundEffect({
    order: order.state,
    outcome: payment.outcome ?? 'attention',
    keptMinor: order.payments.reduce((sum, one) => sum + keptAmount(one), 0),
    leftMinor,
    amountMinor: refund.amount_minor,
  });
  switch (effect) {
    case 'revoke': {
      if (isGiftCard(order)) return revokeRefundedCard(locked, refund);
      const good = (await readTickets(tx, order)).filter(({ revoked_at }) => revoked_at === null);
      await revokeAndFreeTickets(locked, { tickets: good, good, cause: 'given_back' });
      return countStock(locked, `refund:${refund.id}`);
    }
    case 'attention':
      return flagRefund(locked, refund);
    case 'resolve':
      await updateOutcome(tx, payment.id, 'returned');
      await resolveAttentionItems(tx, `payment:${payment.id}`, { at: order.at, actor });
      return;
    case 'nothing':
      // What we could not give back ourselves is no longer to be done.
      if (refund.amount_minor < leftMinor) return;
      for (const { id, state } of payment.refunds)
        if (state === 'failed') await resolveAttentionItems(tx, `refund:${id}`, { at: order.at, actor });
  }
}
