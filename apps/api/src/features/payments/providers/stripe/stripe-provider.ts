import Stripe from 'stripe';
import { existing } from '../call-provider.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { ProviderFault } from '../provider-fault.ts';
import { sessionOrder } from './session-order.ts';
import { toStripeAmount } from './stripe-amount.ts';
import { intentOf, toPayment, toRefund } from './stripe-answers.ts';
import { ifKnown, translated } from './stripe-fault.ts';
import { readStripeNotification } from './stripe-notification.ts';

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Stripe's own address when left out. */
  readonly url?: string | undefined;
}

const withIntent = { expand: ['payment_intent'] };
const timeoutMs = 20_000;

/** Checkout Sessions: Stripe shows the page and takes the card. */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  const { secretKey, webhookSecret } = options;
  const stripe = new Stripe(secretKey, { timeout: timeoutMs, ...addressOf(options.url) });
  const { sessions } = stripe.checkout;

  const readSession = async (id: string) => ifKnown(sessions.retrieve(id, withIntent));
  const read = async (id: string) => {
    const session = await readSession(id);
    return session && toPayment(session);
  };

  return {
    code: 'stripe',
    kinds: ['card'],
    create: async (order) => {
      const { idempotencyKey } = order;
      const session = await translated(sessions.create(sessionOrder(order), { idempotencyKey }));
      if (!session.url) throw new ProviderFault('refused', `Session ${session.id} has no page to pay on`);
      return { providerPaymentId: session.id, state: toPayment(session).state, redirectUrl: session.url };
    },
    read,
    cancel: async (id) => {
      const session = existing(await readSession(id), `session ${id}`);
      if (session.status !== 'open') return toPayment(session);
      // Paid in this very moment: then it cannot be ended, and what is so is read again.
      const ended = await translated(sessions.expire(id, withIntent)).catch(() => readSession(id));
      return toPayment(ended ?? session);
    },
    refund: async ({ providerPaymentId, amount, idempotencyKey }) => {
      const session = await readSession(providerPaymentId);
      const intent = session && intentOf(session);
      if (!intent) throw new ProviderFault('refused', `Nothing was paid for ${providerPaymentId}`);
      if (intent.currency !== amount.currency.toLowerCase())
        throw new ProviderFault('refused', `${providerPaymentId} was paid in ${intent.currency}`);
      const order = { payment_intent: intent.id, amount: toStripeAmount(amount) };
      return toRefund(await translated(stripe.refunds.create(order, { idempotencyKey })), providerPaymentId);
    },
    readRefund: async ({ providerPaymentId, providerRefundId }) => {
      const refund = await ifKnown(stripe.refunds.retrieve(providerRefundId));
      return refund && toRefund(refund, providerPaymentId);
    },
    readNotification: (notification) => readStripeNotification(notification, { stripe, webhookSecret, read }),
  };
}

function addressOf(url: string | undefined): Stripe.StripeConfig {
  if (!url) return {};
  const { protocol, hostname, port } = new URL(url);
  return { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, ...(port && { port }) };
}
