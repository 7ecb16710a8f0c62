import Stripe from 'stripe';
import type { Notification, NotificationOutcome, PaymentProvider } from '../payment-provider.ts';
import { toRefund } from './stripe-answers.ts';
import { ifKnown, translated } from './stripe-fault.ts';

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
  const { id } = event.data.object as { id: string };
  if (event.type.startsWith('refund.')) return refundFacts(stripe, id);
  const payment = event.type.startsWith('checkout.session.') ? await read(id) : undefined;
  return payment ? { kind: 'payment', payment } : { kind: 'ignored' };
}

/** A refund names the payment intent; we know payments by their sessions. */
async function refundFacts(stripe: Stripe, id: string): Promise<NotificationOutcome> {
  const refund = await ifKnown(stripe.refunds.retrieve(id));
  if (!refund) return { kind: 'ignored' };
  const order = { payment_intent: String(refund.payment_intent), limit: 1 };
  const [session] = (await translated(stripe.checkout.sessions.list(order))).data;
  return session ? { kind: 'refund', refund: toRefund(refund, session.id) } : { kind: 'ignored' };
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
