import type { OrderLine } from '@parterre/contracts/orders/order';
import type { Payment } from '@parterre/contracts/orders/payment';
import type { BundleDiscount } from '@parterre/domain/bundles/bundle';
import type { Company } from '@parterre/domain/contact/check-company';
import type { CounterWay } from '@parterre/domain/counter/counter-ways';
import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { type Money, money } from '@parterre/domain/money/money';
import { type Vat, type VatTotal, vatTotals } from '@parterre/domain/money/vat';
import { type CalledOff, calledOff } from '@parterre/domain/order/called-off';
import type { OrderState } from '@parterre/domain/order/order-states';
import type { PaymentState } from '@parterre/domain/order/payment-states';
import type { RefundState } from '@parterre/domain/order/refund-states';
import { canBecomeCertificate } from '@parterre/domain/order/return-way';
import type { DateStatus } from '@parterre/domain/price/sale-state';
import type { Discount } from '@parterre/domain/vouchers/apply-vouchers';

type ShownSubject = OrderLine['extra'];

/** What a line is for, as it was when it was bought. */
export type OrderSubject = Omit<ShownSubject, 'service_fee' | 'date'> & {
  readonly date: Omit<ShownSubject['date'], 'moved_from' | 'status' | 'time_zone' | 'venue'>;
};

export interface OrderLineRecord {
  readonly offer_id: string;
  readonly position: number;
  readonly event_id: number;
  readonly performance_id: number;
  readonly zone: string;
  readonly seat: number | null;
  readonly units: readonly number[];
  readonly count: number;
  /** What is paid for one ticket: vouchers are taken off. */
  readonly price_minor: number;
  readonly service_fee_minor: number;
  readonly subject: OrderSubject;
  /** In hundredths of a percent, as it was when it was sold; null where nothing was recorded. */
  readonly vat_rate: number | null;
  /** Why there is none. */
  readonly vat_exemption: string | null;
  /** The same of the fee. */
  readonly fee_vat_rate: number | null;
  readonly fee_vat_exemption: string | null;
  /** What was taken off one ticket, by which code or bundle; null where nothing was. */
  readonly discounts: readonly (Discount | BundleDiscount)[] | null;
}

export interface RefundRecord {
  readonly id: string;
  readonly payment_id: string;
  readonly state: RefundState;
  readonly amount_minor: number;
  readonly currency: string;
  readonly reason: string;
  readonly provider_refund_id: string | null;
  readonly created_at: string;
  /** Of the tickets that go back with it, one for each; null when it is for none in particular. */
  readonly offer_ids: readonly string[] | null;
  /** The code of the gift certificate that its buyer took instead; null when it goes back the way it came. */
  readonly certificate: string | null;
}

export interface PaymentRecord {
  readonly id: string;
  readonly acquisition_id: number;
  readonly provider: string;
  readonly kind: 'card' | 'fast_transfer' | 'invoice' | 'certificate' | CounterWay;
  readonly state: PaymentState;
  readonly amount_minor: number;
  readonly currency: string;
  readonly failure: Payment['failure'];
  readonly certificate: string | null;
  readonly idempotency_key: string | null;
  readonly request_digest: string | null;
  readonly provider_payment_id: string | null;
  readonly redirect_url: string | null;
  /** Whose turn it is while it is pending. */
  readonly awaits: NonNullable<Payment['awaits']>;
  readonly received_minor: number | null;
  readonly received_currency: string | null;
  readonly outcome: 'kept' | 'returned' | 'attention' | null;
  readonly created_at: string;
  readonly expires_at: string;
  readonly refunds: readonly RefundRecord[];
}

/** An order with all that belongs to it, as it was at a moment. */
export interface OrderRecord {
  readonly at: Date;
  readonly id: string;
  readonly number: number;
  readonly token: string;
  readonly request_digest: string;
  /** The network that it came from, as a keyed hash; null once it has waited no more. */
  readonly visitor: string | null;
  readonly state: OrderState;
  readonly currency: string;
  readonly price_minor: number;
  readonly service_fee_minor: number;
  readonly wants_invoice: boolean;
  readonly lang: InterfaceLanguage;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** Whom its bill is made out to; null where that is its buyer. */
  readonly company: Company | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  /** How often it was opened again after it had been paid by mistake. */
  readonly reopened: number;
  readonly lines: readonly OrderLineRecord[];
  readonly payments: readonly PaymentRecord[];
  /** Of what its lines are for, as the catalogue has it at that moment. */
  readonly performance_statuses: readonly DateStatus[];
  /** How often tickets of it were given other places. */
  readonly moves: number;
}

/** One without lines is of a gift card, which stands in a table of its own. */
export const isGiftCard = ({ lines }: Pick<OrderRecord, 'lines'>): boolean => lines.length === 0;

export const orderTotal = ({ price_minor, service_fee_minor, currency }: OrderRecord): Money =>
  money(price_minor + service_fee_minor, currency);

/** How a line is taxed; null where nothing was recorded when it was sold. */
export function lineVat(line: OrderLineRecord, kind: 'ticket' | 'fee'): Vat | null {
  const [rate, exemption] =
    kind === 'ticket' ? [line.vat_rate, line.vat_exemption] : [line.fee_vat_rate, line.fee_vat_exemption];
  return rate === null ? null : { rate, exemption };
}

/** What a code or a bundle took off all tickets of an order, or of some lines. */
export interface OrderDiscount {
  readonly code: string;
  /** Of a bundle, which buyers know by that and not by a code; null of a voucher. */
  readonly name: string | null;
  readonly amount: Money;
}

/** What a bundle took off each ticket of a line; undefined where the line is of none. It is of one at most. */
export const bundleDiscount = ({
  discounts,
}: Pick<OrderLineRecord, 'discounts'>): BundleDiscount | undefined =>
  discounts?.find((discount) => 'bundle_id' in discount);

/** What an order comes to, by rate of VAT; null where none was recorded. */
export function orderSums({ lines }: Pick<OrderRecord, 'lines'>): VatTotal[] {
  const sums = lines.flatMap((line) => [
    { grossMinor: line.price_minor * line.count, vat: lineVat(line, 'ticket') },
    { grossMinor: line.service_fee_minor * line.count, vat: lineVat(line, 'fee') },
  ]);
  return vatTotals(sums.filter(({ grossMinor }) => grossMinor > 0));
}

/** The VAT that an order contains, by rate, as far as it was recorded. */
export const orderVat = (order: OrderRecord): { readonly vat: Vat; readonly amount: Money }[] =>
  orderSums(order).flatMap(({ vat, vatMinor }) =>
    vat ? [{ vat, amount: money(vatMinor, order.currency) }] : [],
  );

/** Why an order that waits to be paid cannot be; undefined when it can, or does not wait. */
export const findCalledOff = ({ state, performance_statuses }: OrderRecord): CalledOff | undefined =>
  state === 'awaiting_payment' ? calledOff(performance_statuses.map((status) => ({ status }))) : undefined;

/**
 * Whether anybody has paid for it anything at all, whatever became of that. What a certificate gave to an order that was never
 * paid is on the certificate again, for the next order. `countEarlierMails` asks the same.
 */
export const hasReceivedMoney = ({ state, payments }: OrderRecord): boolean =>
  payments.some(
    ({ kind, received_minor }) =>
      received_minor !== null && (kind !== 'certificate' || state === 'paid' || state === 'refunded'),
  );

/** What a payment has brought and was not given back. A refund that failed has given nothing. */
export function keptAmount({ outcome, received_minor, refunds }: PaymentRecord): number {
  if (outcome !== 'kept') return 0;
  const effective = refunds.filter(({ state }) => state !== 'failed');
  return effective.reduce((left, refund) => left - refund.amount_minor, received_minor ?? 0);
}

/** Of all that was paid for it. */
export const keptMinor = ({ payments }: Pick<OrderRecord, 'payments'>): number =>
  payments.reduce((sum, payment) => sum + keptAmount(payment), 0);

/** How the money came that was kept. */
export const keptKinds = ({ payments }: OrderRecord): readonly PaymentRecord['kind'][] =>
  payments.filter((payment) => keptAmount(payment) > 0).map(({ kind }) => kind);

/** Whether a gift certificate can be had instead of any of it. */
export const hasExchangeable = (order: OrderRecord): boolean => keptKinds(order).some(canBecomeCertificate);

/** A bank transfer is waited for, or will be once the page of whoever wants an invoice has asked for it. */
export const isByTransfer = ({ state, wants_invoice, payments }: OrderRecord): boolean =>
  state === 'awaiting_payment' &&
  (payments.length === 0
    ? wants_invoice
    : payments.some((payment) => payment.kind === 'invoice' && payment.state === 'pending'));

/** What is still lacking to the total, whatever the state. */
export function totalDue(order: OrderRecord): Money {
  return money(Math.max(0, orderTotal(order).amountMinor - keptMinor(order)), order.currency);
}

/** What a payment is to bring, or was. A bill asks for what is due now, and its transfer brings what it brings. */
export function paymentAmount(order: OrderRecord, payment: PaymentRecord): Money {
  const { kind, state, amount_minor, currency, received_minor, received_currency } = payment;
  if (kind === 'invoice' && state === 'pending') return totalDue(order);
  if (kind === 'invoice' && received_minor !== null)
    return money(received_minor, received_currency ?? currency);
  return money(amount_minor, currency);
}

export function findPayment(order: OrderRecord, id: string): PaymentRecord {
  const payment = order.payments.find((one) => one.id === id);
  if (!payment) throw new Error(`order ${order.number} has no payment ${id}`);
  return payment;
}

/** The same by the id that its provider knows it by. */
export function findProviderPayment(
  order: OrderRecord,
  { provider, provider_payment_id }: Pick<PaymentRecord, 'provider' | 'provider_payment_id'>,
): PaymentRecord {
  const payment = order.payments.find(
    (one) => one.provider === provider && one.provider_payment_id === provider_payment_id,
  );
  if (!payment) throw new Error(`order ${order.number} has no payment ${provider_payment_id} of ${provider}`);
  return payment;
}
