import { createHmac, timingSafeEqual } from 'node:crypto';
import { callProvider, parseJson } from '../call-provider.ts';
import {
  type NotificationOutcome,
  type PaymentOrder,
  type PaymentProvider,
  type RefundId,
  requireFound,
} from '../payment-provider.ts';
import {
  notificationBody,
  paymentAnswer,
  paymentList,
  refundAnswer,
  refundList,
  toPayment,
  toRefund,
} from './sandbox-answers.ts';

export interface SandboxOptions {
  readonly url: string;
  readonly secret: string;
  readonly now?: () => Date;
}

/** Our own pretend bank (apps/sandbox-acquirer). */
export function sandboxProvider({ url, secret, now = () => new Date() }: SandboxOptions): PaymentProvider {
  const headers = { authorization: `Bearer ${secret}` };
  const payments = `${url}/v1/payments`;
  const at = (id: string) => `${payments}/${encodeURIComponent(id)}`;
  const ask = (id: string) => callProvider({ method: 'GET', url: at(id), headers, answer: paymentAnswer });
  const read = async (id: string) => {
    const answer = await ask(id);
    return answer && toPayment(answer);
  };
  const readRefund = async ({ providerPaymentId, providerRefundId }: RefundId) => {
    const refund = (await ask(providerPaymentId))?.refunds.find(({ id }) => id === providerRefundId);
    return refund && toRefund(refund);
  };

  return {
    code: 'sandbox',
    kinds: ['card', 'fast_transfer'],
    create: async (order) => {
      const payment = requireFound(
        await callProvider({
          method: 'POST',
          url: payments,
          headers: { ...headers, 'idempotency-key': order.idempotencyKey },
          body: wireOrder(order),
          answer: paymentAnswer,
        }),
        'way to create payments',
      );
      const { providerPaymentId, state } = toPayment(payment);
      return { providerPaymentId, state, redirectUrl: payment.page_url };
    },
    read,
    cancel: async (id) => {
      const url = `${at(id)}/cancel`;
      const answer = await callProvider({ method: 'POST', url, headers, answer: paymentAnswer });
      return toPayment(requireFound(answer, `payment ${id}`));
    },
    refund: async ({ providerPaymentId, amount, idempotencyKey }) => {
      const answer = await callProvider({
        method: 'POST',
        url: `${at(providerPaymentId)}/refunds`,
        headers: { ...headers, 'idempotency-key': idempotencyKey },
        body: { amount_minor: amount.amountMinor, currency: amount.currency },
        answer: refundAnswer,
      });
      return toRefund(requireFound(answer, `payment ${providerPaymentId}`));
    },
    readRefund,
    list: async function* (since) {
      const query = `?since=${since.toISOString()}`;
      const begun = await callProvider({
        method: 'GET',
        url: payments + query,
        headers,
        answer: paymentList,
      });
      for (const answer of requireFound(begun, 'list of payments').payments)
        yield { kind: 'payment', payment: toPayment(answer) };
      const made = await callProvider({
        method: 'GET',
        url: `${url}/v1/refunds${query}`,
        headers,
        answer: refundList,
      });
      for (const answer of requireFound(made, 'list of refunds').refunds)
        yield { kind: 'refund', refund: toRefund(answer) };
    },
    readNotification: async ({ headers: given, body }): Promise<NotificationOutcome> => {
      const signature = String(given['sandbox-signature'] ?? '');
      if (!isSigned(signature, body, { secret, now: now() }))
        return { kind: 'refused', reason: 'signature_invalid' };
      const told = notificationBody.safeParse(parseJson(body));
      if (!told.success) return { kind: 'refused', reason: 'malformed' };
      const { type, payment, refund_id } = told.data;
      if (!type.startsWith('refund.')) {
        const facts = await read(payment.id);
        return facts ? { kind: 'payment', payment: facts } : { kind: 'ignored' };
      }
      const id = { providerPaymentId: payment.id, providerRefundId: refund_id ?? '' };
      const refund = await readRefund(id);
      return refund ? { kind: 'refund', refund } : { kind: 'ignored' };
    },
  };
}

const wireOrder = ({ reference, amount, kind, description, lang, expiresAt, urls }: PaymentOrder) => ({
  reference,
  amount_minor: amount.amountMinor,
  currency: amount.currency,
  method: kind,
  description: description.slice(0, 500),
  lang,
  expires_at: expiresAt.toISOString(),
  return_url: urls.success,
  fail_url: urls.fail,
  notification_url: urls.notification,
});

const form = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
/** An old notification cannot be sent again for a new one. */
const toleranceSeconds = 300;

/** Whether the sandbox signed this body, not long ago. */
export function isSigned(
  header: string,
  body: Buffer,
  { secret, now }: { secret: string; now: Date },
): boolean {
  const [, seconds, mac] = form.exec(header) ?? [];
  if (seconds === undefined || mac === undefined) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(mac, 'hex'));
}
