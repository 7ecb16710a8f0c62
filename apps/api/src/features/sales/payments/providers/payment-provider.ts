import type { Acquisition } from '@parterre/contracts/acquisitions/acquisition';
import type { Payment as WirePayment } from '@parterre/contracts/orders/payment';
import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { Money } from '@parterre/domain/money/money';
import type { Vat } from '@parterre/domain/money/vat';
import type { PaymentState } from '@parterre/domain/order/payment-states';
import type { RefundState } from '@parterre/domain/order/refund-states';

/** Who carries payments out. It answers what is so and decides nothing: the state of an order is not its business. */
export interface PaymentProvider {
  readonly code: string;
  readonly kinds: readonly Acquisition['kind'][];
  /** The same key is the same payment, however often it is asked for. */
  create(order: PaymentOrder): Promise<StartedPayment>;
  /** Undefined when it has never heard of it. */
  read(providerPaymentId: string): Promise<ProviderPayment | undefined>;
  /** Asks that nothing be paid any more, and answers what came of it: money may have been quicker. */
  cancel(providerPaymentId: string): Promise<ProviderPayment>;
  /** The same key is the same refund. */
  refund(order: MoneyOrder): Promise<ProviderRefund>;
  readRefund(id: RefundId): Promise<ProviderRefund | undefined>;
  /** All payments that were begun and all refunds that were made since then, by whomever, in any order. */
  list(since: Date): AsyncIterable<ProviderEntry>;
  /** Tells the tax office that what was paid beforehand has been had. Only where the law asks for it; one key, one receipt. */
  readonly closeReceipt?: (closing: MoneyOrder) => Promise<void>;
  /** What a notification is about, once it is known to be true: the facts are asked for, never taken from its body. */
  readNotification(notification: Notification): Promise<NotificationOutcome>;
}

export interface PaymentOrder {
  /** Our own id of the payment. */
  readonly reference: string;
  readonly idempotencyKey: string;
  readonly kind: Acquisition['kind'];
  readonly amount: Money;
  readonly description: string;
  readonly lang: InterfaceLanguage;
  /** When we made it, not when it is asked for: what is asked under one key may not change. */
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly urls: { readonly success: string; readonly fail: string; readonly notification: string };
  readonly receipt: Receipt;
}

/** What a fiscal receipt says. The lines add up to the amount. */
export interface Receipt {
  readonly email: string;
  readonly phone?: string | undefined;
  readonly lines: readonly ReceiptLine[];
}

export interface ReceiptLine {
  readonly description: string;
  readonly count: number;
  readonly unitPrice: Money;
  /** Contained in the price; null where none was recorded. */
  readonly vat: Vat | null;
  /** Whether nobody knows yet what it will be for. */
  readonly isAdvance?: true;
}

/** `created` is a state of ours alone. */
export type ProviderPaymentState = Exclude<PaymentState, 'created'>;
export type PaymentFailure = NonNullable<WirePayment['failure']>;

export interface ProviderPayment {
  readonly providerPaymentId: string;
  /** What it is called in reports of payouts, where that is another name. */
  readonly payoutReference?: string | undefined;
  /** Null when it does not say whose it is. */
  readonly reference: string | null;
  readonly state: ProviderPaymentState;
  /** Whose turn it is while it is pending: the payer's on the provider's page, or the bank's, once they have done their part. */
  readonly awaits: NonNullable<WirePayment['awaits']>;
  /** What has arrived, once it succeeded. */
  readonly received: Money | null;
  readonly failure: PaymentFailure | null;
  /** What was given back of it, by us or at the provider itself. */
  readonly refunds: readonly ProviderRefund[];
}

/** As it stands in a list: refunds are entries of their own. */
export type ProviderEntry =
  | { readonly kind: 'payment'; readonly payment: Omit<ProviderPayment, 'refunds'> }
  | { readonly kind: 'refund'; readonly refund: ProviderRefund };

export interface StartedPayment {
  readonly providerPaymentId: string;
  readonly state: ProviderPaymentState;
  /** Where the visitor pays. */
  readonly redirectUrl: string;
}

/** A sum of a payment, with the receipt of it. */
export interface MoneyOrder {
  readonly providerPaymentId: string;
  readonly idempotencyKey: string;
  readonly amount: Money;
  readonly receipt: Receipt;
}

export interface RefundId {
  readonly providerPaymentId: string;
  readonly providerRefundId: string;
}

export interface ProviderRefund extends RefundId {
  readonly state: Exclude<RefundState, 'created'>;
  readonly amount: Money;
}

export interface Notification {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Byte for byte as it came, since signatures are over bytes. */
  readonly body: Buffer;
  readonly remoteAddress: string;
}

export type NotificationOutcome =
  | { readonly kind: 'payment'; readonly payment: ProviderPayment }
  | { readonly kind: 'refund'; readonly refund: ProviderRefund }
  /** True, and none of our business. */
  | { readonly kind: 'ignored' }
  | { readonly kind: 'refused'; readonly reason: 'signature_invalid' | 'sender_unknown' | 'malformed' };

/** The provider did not do what it was asked to. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';
  /**
   * `unavailable`: nobody knows whether it was done; ask again with the same key.
   * `refused`: it was not done, and asking again will not help.
   */
  readonly kind: 'unavailable' | 'refused';

  constructor(kind: ProviderFault['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** By their codes. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;

/** For what must exist, since it was just made or is known to us. */
export function requireFound<Answer>(answer: Answer | undefined, what: string): Answer {
  if (answer === undefined) throw new ProviderFault('refused', `There is no ${what}`);
  return answer;
}
