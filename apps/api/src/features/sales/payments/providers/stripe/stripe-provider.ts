import Stripe from 'stripe';
import { existing } from '../call-provider.ts';
import type { PaymentOrder, PaymentProvider } from '../payment-provider.ts';
import { ProviderFault } from '../payment-provider.ts';
import { ifKnown, intentOf, toPayment, toRefund, toStripeAmount, translated } from './stripe-answers.ts';
import { listStripe, readStripeNotification } from './stripe-notification.ts';

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Stripe's own address when left out. */
  readonly url?: string | undefined;
}

const withIntent = { expand: ['payment_intent.latest_charge.refunds'] };
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
    list: (since) => listStripe(stripe, since),
    readNotification: (notification) => readStripeNotification(notification, { stripe, webhookSecret, read }),
  };
}

function addressOf(url: string | undefined): Stripe.StripeConfig {
  if (!url) return {};
  const { protocol, hostname, port } = new URL(url);
  return { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, ...(port && { port }) };
}

/** Stripe keeps a session open for 30 minutes at least; we end it earlier (`cancel`). The rest is time to ask again. */
const shortestLifeMs = 45 * 60_000;
const longestLifeMs = 24 * 3_600_000 - 60_000;

/** Reckoned from the payment's own times: whoever asks again with the same key must ask for the same. */
function endOf({ createdAt, expiresAt }: PaymentOrder): number {
  const [begin, end] = [createdAt.getTime(), expiresAt.getTime()];
  return Math.floor((begin + Math.min(longestLifeMs, Math.max(shortestLifeMs, end - begin))) / 1000);
}

/** One line for the whole order: what was bought stands on our own bill. */
const sessionOrder = (order: PaymentOrder): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: order.reference,
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: order.amount.currency.toLowerCase(),
        unit_amount: toStripeAmount(order.amount),
        product_data: { name: order.description.slice(0, 250) },
      },
    },
  ],
  // What arrives must be what was asked for, in the currency it was asked in.
  adaptive_pricing: { enabled: false },
  payment_intent_data: { metadata: { reference: order.reference } },
  customer_email: order.receipt.email,
  locale: order.lang,
  success_url: order.urls.success,
  cancel_url: order.urls.fail,
  expires_at: endOf(order),
  expand: ['payment_intent'],
});
