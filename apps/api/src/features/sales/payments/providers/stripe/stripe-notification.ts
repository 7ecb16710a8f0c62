import Stripe from 'stripe';
import type {
  Notification,
  NotificationOutcome,
  PaymentProvider,
  ProviderEntry,
} from '../payment-provider.ts';
import { ProviderFault } from '../payment-provider.ts';
import { ifKnown, rethrow, toPayment, toRefund, translated } from './stripe-answers.ts';

interface Reading {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  readonly read: PaymentProvider['read'];
}

/** Events come in any order and more than once: each only says which object to look at. */
export async function readStripeNotification(
  notification: Notification,
  { stripe, webhookSecret, read }: Reading,
): Promise<NotificationOutcome> {
  const event = verifiedEvent(stripe, notification, webhookSecret);
  if (!event) return { kind: 'refused', reason: 'signature_invalid' };
  // The type of an event says what its object is.
  const { id, payment_intent } = event.data.object as { id: string; payment_intent?: string | null };
  if (event.type.startsWith('refund.') || event.type === 'charge.refund.updated')
    return refundFacts(stripe, id);
  const session = event.type.startsWith('checkout.session.')
    ? id
    : event.type === 'charge.refunded' && payment_intent
      ? await findSession(stripe, payment_intent)
      : undefined;
  const payment = session === undefined ? undefined : await read(session);
  return payment ? { kind: 'payment', payment } : { kind: 'ignored' };
}

async function refundFacts(stripe: Stripe, id: string): Promise<NotificationOutcome> {
  const refund = await ifKnown(stripe.refunds.retrieve(id));
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
export async function* listStripe(stripe: Stripe, since: Date): AsyncGenerator<ProviderEntry> {
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
