import type Stripe from 'stripe';
import type { PaymentOrder } from '../payment-provider.ts';
import { toStripeAmount } from './stripe-amount.ts';

/** Stripe keeps a session open for 30 minutes at least; we end it earlier (`cancel`). The rest is time to ask again. */
const shortestLifeMs = 45 * 60_000;
const longestLifeMs = 24 * 3_600_000 - 60_000;

/** Reckoned from the payment's own times: whoever asks again with the same key must ask for the same. */
function endOf({ createdAt, expiresAt }: PaymentOrder): number {
  const [begin, end] = [createdAt.getTime(), expiresAt.getTime()];
  return Math.floor((begin + Math.min(longestLifeMs, Math.max(shortestLifeMs, end - begin))) / 1000);
}

/** One line for the whole order: what was bought stands on our own bill. */
export const sessionOrder = (order: PaymentOrder): Stripe.Checkout.SessionCreateParams => ({
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
