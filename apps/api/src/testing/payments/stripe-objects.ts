export interface Session {
  id: string;
  object: 'checkout.session';
  created: number;
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  client_reference_id: string;
  payment_intent: Intent | null;
  /** Not told: what the intent will ask for. */
  asked: { amount: number; currency: string };
}

export interface Intent {
  id: string;
  object: 'payment_intent';
  status: string;
  amount_received: number;
  currency: string;
  last_payment_error: { code: string; decline_code?: string } | null;
  latest_charge: { id: string; object: 'charge'; refunds?: object } | null;
}

export interface Refund {
  id: string;
  object: 'refund';
  created: number;
  amount: number;
  currency: string;
  payment_intent: string;
  status: string;
}

/** The form fields that we send. */
export interface StripeForm {
  readonly mode?: string;
  readonly client_reference_id?: string;
  readonly expires_at?: string;
  readonly line_items?: Readonly<Record<number, { price_data?: { unit_amount: string; currency: string } }>>;
  readonly payment_intent?: string;
  readonly amount?: string;
}
