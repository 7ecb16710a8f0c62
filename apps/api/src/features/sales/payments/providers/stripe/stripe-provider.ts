import Stripe from 'stripe';
import {
  type Notification,
  type NotificationOutcome,
  type PaymentOrder,
  type PaymentProvider,
  type ProviderEntry,
  ProviderFault,
  requireFound,
} from '../payment-provider.ts';
import {
  expandedIntent,
  ifFound,
  rethrow,
  toPayment,
  toRefund,
  toStripeAmount,
  translated,
} from './stripe-answers.ts';

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
  const stripe = new Stripe(secretKey, { timeout: timeoutMs, ...apiAddress(options.url) });
  const { sessions } = stripe.checkout;

  const readSession = async (id: string) => ifFound(sessions.retrieve(id, withIntent));
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
      const session = requireFound(await readSession(id), `session ${id}`);
      if (session.status !== 'open') return toPayment(session);
      // Paid in this very moment: then it cannot be ended, and what is so is read again.
      const ended = await translated(sessions.expire(id, withIntent)).catch(() => readSession(id));
      return toPayment(ended ?? session);
    },
    refund: async ({ providerPaymentId, amount, idempotencyKey }) => {
      const session = await readSession(providerPaymentId);
      const intent = session && expandedIntent(session);
      if (!intent) throw new ProviderFault('refused', `Nothing was paid for ${providerPaymentId}`);
      if (intent.currency !== amount.currency.toLowerCase())
        throw new ProviderFault('refused', `${providerPaymentId} was paid in ${intent.currency}`);
      const order = { payment_intent: intent.id, amount: toStripeAmount(amount) };
      return toRefund(await translated(stripe.refunds.create(order, { idempotencyKey })), providerPaymentId);
    },
    readRefund: async ({ providerPaymentId, providerRefundId }) => {
      const refund = await ifFound(stripe.refunds.retrieve(providerRefundId));
      return refund && toRefund(refund, providerPaymentId);
    },
    list: (since) => listStripe(stripe, since),
    readNotification: (notification) => readStripeNotification(notification, { stripe, webhookSecret, read }),
  };
}

function apiAddress(url: string | undefined): Stripe.StripeConfig {
  if (!url) return {};
  const { protocol, hostname, port } = new URL(url);
  return { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, ...(port && { port }) };
}

/** Stripe keeps a session open for 30 minutes at least; we end it earlier (`cancel`). The rest is time to ask again. */
const minLifeMs = 45 * 60_000;
const maxLifeMs = 24 * 3_600_000 - 60_000;

/** Reckoned from the payment's own times: whoever asks again with the same key must ask for the same. */
function sessionEnd({ createdAt, expiresAt }: PaymentOrder): number {
  const [begin, end] = [createdAt.getTime(), expiresAt.getTime()];
  return Math.floor((begin + Math.min(maxLifeMs, Math.max(minLifeMs, end - begin))) / 1000);
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
  expires_at: sessionEnd(order),
  expand: ['payment_intent'],
});

interface Reading {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  readonly read: PaymentProvider['read'];
}

/** Events come in any order and more than once: each only says which object to look at. */
async function readStripeNotification(
  notification: Notification,
  { stripe, webhookSecret, read }: Reading,
): Promise<NotificationOutcome> {
  const event = verifiedEvent(stripe, notification, webhookSecret);
  if (!event) return { kind: 'refused', reason: 'signature_invalid' };
  // The type of an event says what its object is.
  const { id, payment_intent } = event.data.object as { id: string; payment_intent?: string | null };
  if (event.type.startsWith('refund.') || event.type === 'charge.refund.updated')
    return readRefundNotification(stripe, id);
  const session = event.type.startsWith('checkout.session.')
    ? id
    : event.type === 'charge.refunded' && payment_intent
      ? await findSession(stripe, payment_intent)
      : undefined;
  const payment = session === undefined ? undefined : await read(session);
  return payment ? { kind: 'payment', payment } : { kind: 'ignored' };
}

async function readRefundNotification(stripe: Stripe, id: string): Promise<NotificationOutcome> {
  const refund = await ifFound(stripe.refunds.retrieve(id));
  if (!refund) return { kind: 'ignored' };
  const session = await findSession(stripe, String(refund.payment_intent));
  return session ? { kind: 'refund', refund: toRefund(refund, session) } : { kind: 'ignored' };
}

function verifiedEvent(
  stripe: Stripe,
  { body, headers }: Notification,
  secret: string,
): Stripe.Event | undefined {
  try {
    return stripe.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', secret);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    throw error;
  }
}

/** Page by page, as the SDK asks for them. */
async function* listStripe(stripe: Stripe, since: Date): AsyncGenerator<ProviderEntry> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const sessionIds = new Map<string, string | undefined>();
  const sessions = stripe.checkout.sessions.list({ created, limit: 100, expand: ['data.payment_intent'] });
  for await (const session of withProviderFaults(sessions)) {
    const { refunds: _refunds, ...payment } = toPayment(session);
    const intent = session.payment_intent;
    if (intent && typeof intent !== 'string') sessionIds.set(intent.id, session.id);
    yield { kind: 'payment', payment };
  }
  for await (const refund of withProviderFaults(stripe.refunds.list({ created, limit: 100 }))) {
    const intent = String(refund.payment_intent);
    if (!sessionIds.has(intent)) sessionIds.set(intent, await findSession(stripe, intent));
    yield { kind: 'refund', refund: toRefund(refund, sessionIds.get(intent) ?? intent) };
  }
}

/** Refunds name the payment intent; we know payments by their sessions. Undefined when it was not paid in a session. */
async function findSession(stripe: Stripe, paymentIntent: string): Promise<string | undefined> {
  const found = await translated(stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 }));
  return found.data[0]?.id;
}

async function* withProviderFaults<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeError) rethrow(cause);
    // A gateway that fails in words of its own: the SDK finds no list in them.
    throw new ProviderFault('unavailable', 'Stripe: no list', { cause });
  }
}
