import { BlockList, isIPv6 } from 'node:net';
import type { z } from 'zod';
import { callProvider, parseJson } from '../call-provider.ts';
import {
  type NotificationOutcome,
  type PaymentOrder,
  type PaymentProvider,
  type ProviderRefund,
  type RefundId,
  requireFound,
} from '../payment-provider.ts';
import {
  listAnswer,
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
  async function* pages<Item>(resource: string, query: Record<string, string>, item: z.ZodType<Item>) {
    let cursor: string | undefined;
    do {
      const asked = new URLSearchParams({ ...query, limit: '100', ...(cursor && { cursor }) });
      const page = await callProvider({
        method: 'GET',
        url: `${url}/v3/${resource}?${asked}`,
        headers,
        answer: listAnswer(item),
      });
      const { items, next_cursor } = requireFound(page, `list of ${resource}`);
      yield* items;
      cursor = next_cursor;
    } while (cursor !== undefined);
  }
  const read = async (id: string) => {
    const answer = await callProvider({
      method: 'GET',
      url: address('payments', id),
      headers,
      answer: paymentAnswer,
    });
    if (!answer) return undefined;
    const refunds: ProviderRefund[] = [];
    if ((answer.refunded_amount?.amountMinor ?? 0) > 0)
      for await (const refund of pages('refunds', { payment_id: id }, refundAnswer))
        refunds.push(toRefund(refund));
    return toPayment(answer, refunds);
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
      const payment = requireFound(answer, 'way to create payments');
      const redirectUrl = payment.confirmation?.confirmation_url;
      const { providerPaymentId, state } = toPayment(payment);
      // The key was used before and its payment has ended: there is nothing left to confirm.
      return { providerPaymentId, state, redirectUrl: redirectUrl ?? order.urls.success };
    },
    read,
    // A payment that waits for its payer cannot be called back at YooKassa: it ends by itself, or its money comes late.
    cancel: async (id) => requireFound(await read(id), `payment ${id}`),
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
      return toRefund(requireFound(answer, `payment ${providerPaymentId}`));
    },
    readRefund,
    list: async function* (since) {
      const created = { 'created_at.gte': since.toISOString() };
      for await (const answer of pages('payments', created, paymentAnswer))
        yield { kind: 'payment', payment: toPayment(answer) };
      for await (const answer of pages('refunds', created, refundAnswer))
        yield { kind: 'refund', refund: toRefund(answer) };
    },
    closeReceipt: async (closing) => {
      const made = await callProvider({
        method: 'POST',
        url: `${url}/v3/receipts`,
        headers: { ...headers, 'idempotence-key': closing.idempotencyKey },
        body: wireClosing(closing, options),
        answer: receiptAnswer,
      });
      requireFound(made, `payment ${closing.providerPaymentId}`);
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

const maxDescriptionLength = 128;

const wireOrder = (order: PaymentOrder, fiscal: FiscalSettings) => ({
  amount: wireAmount(order.amount),
  capture: true,
  payment_method_data: { type: order.kind === 'fast_transfer' ? 'sbp' : 'bank_card' },
  confirmation: {
    type: 'redirect',
    return_url: order.urls.success,
    locale: order.lang === 'ru' ? 'ru_RU' : 'en_US',
  },
  description: [...order.description].slice(0, maxDescriptionLength).join(''),
  metadata: { reference: order.reference },
  receipt: wireReceipt(order.receipt, fiscal),
});

/** https://yookassa.ru/developers/using-api/webhooks: where notifications come from. */
const networks: readonly [address: string, prefix: number][] = [
  ['185.71.76.0', 27],
  ['185.71.77.0', 27],
  ['77.75.153.0', 25],
  ['77.75.154.128', 25],
  ['77.75.156.11', 32],
  ['77.75.156.35', 32],
  ['2a02:5180::', 32],
];

const yookassaNetworks = new BlockList();
const ipFamily = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
for (const [address, prefix] of networks) yookassaNetworks.addSubnet(address, prefix, ipFamily(address));

/** Servers that listen on IPv6 see IPv4 callers as `::ffff:185.71.76.1`. */
export function isYookassaAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return yookassaNetworks.check(plain, ipFamily(plain));
}
