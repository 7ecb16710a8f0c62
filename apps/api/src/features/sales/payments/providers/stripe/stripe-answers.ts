import { currencyExponent } from '@parterre/domain/money/currency-exponent';
import { type Money, money } from '@parterre/domain/money/money';
import Stripe from 'stripe';
import {
  type PaymentFailure,
  ProviderFault,
  type ProviderPayment,
  type ProviderPaymentState,
  type ProviderRefund,
} from '../payment-provider.ts';

/** The payment intent must have been asked for with the session: only it knows what arrived. */
export function toPayment(session: Stripe.Checkout.Session): ProviderPayment {
  const intent = expandedIntent(session);
  const state = paymentState(session, intent);
  return {
    providerPaymentId: session.id,
    payoutReference: intent?.id,
    reference: session.client_reference_id,
    state,
    // An open session can still be paid, or paid once more after a card was declined.
    awaits: session.status === 'complete' ? 'bank' : 'payer',
    received:
      state === 'succeeded' && intent ? fromStripeAmount(intent.amount_received, intent.currency) : null,
    failure: paymentFailure(state, intent),
    refunds: chargeRefunds(intent).map((refund) => toRefund(refund, session.id)),
  };
}

/** Only a charge that was asked for with them has them. */
function chargeRefunds(intent: Stripe.PaymentIntent | null): readonly Stripe.Refund[] {
  const charge = intent?.latest_charge;
  return charge && typeof charge !== 'string' ? (charge.refunds?.data ?? []) : [];
}

export function expandedIntent({ id, payment_intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  if (typeof payment_intent === 'string')
    throw new TypeError(`The payment intent of ${id} was not asked for with its session`);
  return payment_intent;
}

function paymentState(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): ProviderPaymentState {
  if (session.payment_status === 'paid') return 'succeeded';
  if (session.status === 'expired') return 'cancelled';
  // Complete and unpaid: the bank still decides, or has refused.
  const isRefused = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return session.status === 'complete' && isRefused ? 'failed' : 'pending';
}

function paymentFailure(
  state: ProviderPaymentState,
  intent: Stripe.PaymentIntent | null,
): PaymentFailure | null {
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

/** Where Stripe counts in other units than ISO 4217: https://docs.stripe.com/currencies#special-cases */
const ownExponents: ReadonlyMap<string, number> = new Map([
  ['ISK', 2],
  ['UGX', 2],
  ['MGA', 0],
]);

const exponentDifference = (currency: string) =>
  (ownExponents.get(currency) ?? currencyExponent(currency)) - currencyExponent(currency);

export function toStripeAmount({ amountMinor, currency }: Money): number {
  return money(amountMinor * 10 ** exponentDifference(currency), currency).amountMinor;
}

/** Stripe writes currencies in small letters. */
export function fromStripeAmount(amount: number, currency: string): Money {
  const code = currency.toUpperCase();
  return money(amount / 10 ** exponentDifference(code), code);
}

interface Answered {
  readonly lastResponse: { readonly statusCode: number };
}

/** Turns what the SDK throws into our two kinds of fault. */
export async function translated<Result extends Answered>(act: Promise<Result>): Promise<Result> {
  const result = await act.catch(rethrow);
  // A gateway that fails in words of its own is no answer, which the SDK does not notice.
  const { statusCode } = result.lastResponse;
  if (statusCode >= 400) throw new ProviderFault('unavailable', `Stripe: ${statusCode}`);
  return result;
}

export function rethrow(cause: unknown): never {
  if (!(cause instanceof Stripe.errors.StripeError)) throw cause;
  const isRefusal =
    cause instanceof Stripe.errors.StripeInvalidRequestError ||
    cause instanceof Stripe.errors.StripeIdempotencyError ||
    cause instanceof Stripe.errors.StripeCardError;
  // Somebody else asks under the same key at this moment, and will be answered.
  const isTwin = cause.statusCode === 409;
  throw new ProviderFault(isRefusal && !isTwin ? 'refused' : 'unavailable', `Stripe: ${cause.message}`, {
    cause,
  });
}

/** Undefined instead of a fault when Stripe says that there is no such thing. */
export const ifFound = <Result extends Answered>(act: Promise<Result>): Promise<Result | undefined> =>
  translated(act).catch((fault: Error) => {
    if (fault.cause instanceof Stripe.errors.StripeError && fault.cause.statusCode === 404) return undefined;
    throw fault;
  });
