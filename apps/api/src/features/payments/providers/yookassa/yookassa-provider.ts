import { callProvider, existing } from '../call-provider.ts';
import { parseJson } from '../parse-json.ts';
import type { NotificationOutcome, PaymentOrder, PaymentProvider, RefundId } from '../payment-provider.ts';
import { isYookassaAddress } from './senders.ts';
import {
  notificationBody,
  paymentAnswer,
  receiptAnswer,
  refundAnswer,
  toPayment,
  toRefund,
} from './yookassa-answers.ts';
import { type FiscalSettings, wireAmount, wireClosing, wireReceipt } from './yookassa-receipt.ts';

export interface YookassaOptions extends FiscalSettings {
  readonly shopId: string;
  readonly secretKey: string;
  /** YooKassa's own address when left out. */
  readonly url?: string | undefined;
  /** YooKassa's own networks when left out. */
  readonly isSender?: (address: string) => boolean;
}

/** REST v3, one stage: money is taken as soon as the payer confirms. */
export function yookassaProvider(options: YookassaOptions): PaymentProvider {
  const { shopId, secretKey, url = 'https://api.yookassa.ru', isSender = isYookassaAddress } = options;
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;
  const address = (resource: string, id: string) => `${url}/v3/${resource}/${encodeURIComponent(id)}`;
  const headers = { authorization };
  const read = async (id: string) => {
    const answer = await callProvider({
      method: 'GET',
      url: address('payments', id),
      headers,
      answer: paymentAnswer,
    });
    return answer && toPayment(answer);
  };
  const readRefund = async ({ providerRefundId }: Pick<RefundId, 'providerRefundId'>) => {
    const answer = await callProvider({
      method: 'GET',
      url: address('refunds', providerRefundId),
      headers,
      answer: refundAnswer,
    });
    return answer && toRefund(answer);
  };

  return {
    code: 'yookassa',
    kinds: ['card', 'fast_transfer'],
    create: async (order) => {
      const answer = await callProvider({
        method: 'POST',
        url: `${url}/v3/payments`,
        headers: { ...headers, 'idempotence-key': order.idempotencyKey },
        body: wireOrder(order, options),
        answer: paymentAnswer,
      });
      const payment = existing(answer, 'way to create payments');
      const redirectUrl = payment.confirmation?.confirmation_url;
      const { providerPaymentId, state } = toPayment(payment);
      // The key was used before and its payment has ended: there is nothing left to confirm.
      return { providerPaymentId, state, redirectUrl: redirectUrl ?? order.urls.success };
    },
    read,
    // A payment that waits for its payer cannot be called back at YooKassa: it ends by itself, or its money comes late.
    cancel: async (id) => existing(await read(id), `payment ${id}`),
    refund: async ({ providerPaymentId, amount, receipt, idempotencyKey }) => {
      const answer = await callProvider({
        method: 'POST',
        url: `${url}/v3/refunds`,
        headers: { ...headers, 'idempotence-key': idempotencyKey },
        body: {
          payment_id: providerPaymentId,
          amount: wireAmount(amount),
          receipt: wireReceipt(receipt, options),
        },
        answer: refundAnswer,
      });
      return toRefund(existing(answer, `payment ${providerPaymentId}`));
    },
    readRefund,
    closeReceipt: async (closing) => {
      const made = await callProvider({
        method: 'POST',
        url: `${url}/v3/receipts`,
        headers: { ...headers, 'idempotence-key': closing.idempotencyKey },
        body: wireClosing(closing, options),
        answer: receiptAnswer,
      });
      existing(made, `payment ${closing.providerPaymentId}`);
    },
    // YooKassa signs nothing: who sent it is looked at, and what it says is asked again.
    readNotification: async ({ body, remoteAddress }): Promise<NotificationOutcome> => {
      if (!isSender(remoteAddress)) return { kind: 'refused', reason: 'sender_unknown' };
      const told = notificationBody.safeParse(parseJson(body));
      if (!told.success) return { kind: 'refused', reason: 'malformed' };
      const { event, object } = told.data;
      if (event.startsWith('payment.')) {
        const payment = await read(object.id);
        return payment ? { kind: 'payment', payment } : { kind: 'ignored' };
      }
      const refund = event.startsWith('refund.') && (await readRefund({ providerRefundId: object.id }));
      return refund ? { kind: 'refund', refund } : { kind: 'ignored' };
    },
  };
}

const longestDescription = 128;

const wireOrder = (order: PaymentOrder, fiscal: FiscalSettings) => ({
  amount: wireAmount(order.amount),
  capture: true,
  payment_method_data: { type: order.kind === 'fast_transfer' ? 'sbp' : 'bank_card' },
  confirmation: {
    type: 'redirect',
    return_url: order.urls.success,
    locale: order.lang === 'ru' ? 'ru_RU' : 'en_US',
  },
  description: [...order.description].slice(0, longestDescription).join(''),
  metadata: { reference: order.reference },
  receipt: wireReceipt(order.receipt, fiscal),
});
