import type Stripe from 'stripe';
import type {
  PaymentFailure,
  ProviderPayment,
  ProviderPaymentState,
  ProviderRefund,
} from '../payment-provider.ts';
import { ProviderFault } from '../provider-fault.ts';
import { fromStripeAmount } from './stripe-amount.ts';

/** The payment intent must have been asked for with the session: only it knows what arrived. */
export function toPayment(session: Stripe.Checkout.Session): ProviderPayment {
  const intent = intentOf(session);
  const state = stateOf(session, intent);
  return {
    providerPaymentId: session.id,
    reference: session.client_reference_id,
    state,
    received:
      state === 'succeeded' && intent ? fromStripeAmount(intent.amount_received, intent.currency) : null,
    failure: failureOf(state, intent),
  };
}

export function intentOf({ id, payment_intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  if (typeof payment_intent === 'string')
    throw new TypeError(`The payment intent of ${id} was not asked for with its session`);
  return payment_intent;
}

function stateOf(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): ProviderPaymentState {
  if (session.payment_status === 'paid') return 'succeeded';
  if (session.status === 'expired') return 'cancelled';
  // Complete and unpaid: the bank still decides, or has refused.
  const isRefused = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return session.status === 'complete' && isRefused ? 'failed' : 'pending';
}

function failureOf(state: ProviderPaymentState, intent: Stripe.PaymentIntent | null): PaymentFailure | null {
  if (state === 'cancelled') return 'expired';
  if (state !== 'failed') return null;
  const { code, decline_code } = intent?.last_payment_error ?? {};
  if (decline_code === 'insufficient_funds') return 'insufficient_funds';
  return code === 'payment_intent_authentication_failure' ? 'authentication_failed' : 'declined';
}

const refundStates: Readonly<Record<string, ProviderRefund['state']>> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

/** Stripe refunds intents; we know payments by their sessions. */
export function toRefund(refund: Stripe.Refund, providerPaymentId: string): ProviderRefund {
  const state = refundStates[refund.status ?? ''];
  if (!state)
    throw new ProviderFault(
      'unavailable',
      `Refund ${refund.id} is in a state unknown to us: ${refund.status}`,
    );
  const amount = fromStripeAmount(refund.amount, refund.currency);
  return { providerRefundId: refund.id, providerPaymentId, state, amount };
}
