import { toDecimalText } from '@parterre/domain/money/decimal-text';
import type { Money } from '@parterre/domain/money/money';
import type { MoneyOrder, Receipt, ReceiptLine } from '../payment-provider.ts';

/** What the tax office wants to know of the seller (54-FZ); codes as YooKassa numbers them. */
export interface FiscalSettings {
  /** Where the catalogue does not say: 1 without VAT … 11 for 22 %: https://yookassa.ru/developers/54fz/parameters-values */
  readonly vatCode: number;
  /** 1 general … 6 patent. */
  readonly taxSystemCode?: number | undefined;
}

const longestDescription = 128;

export const wireAmount = (amount: Money) => ({ value: toDecimalText(amount), currency: amount.currency });

/** Paid in full before the evening: a prepayment for a service, until the evening has been. */
type PaymentMode = 'full_prepayment' | 'full_payment' | 'advance';

export const wireReceipt = (
  { email, phone, lines }: Receipt,
  { vatCode, taxSystemCode }: FiscalSettings,
  mode: PaymentMode = 'full_prepayment',
) => ({
  customer: { email, ...(phone && { phone: phone.replace(/\D/g, '') }) },
  items: lines.map((line) => wireLine(line, vatCode, mode)),
  ...(taxSystemCode && { tax_system_code: taxSystemCode }),
});

/** https://yookassa.ru/developers/payment-acceptance/receipts/54fz/yoomoney/payments: what was paid before is had now. */
export const wireClosing = (
  { providerPaymentId, amount, receipt }: MoneyOrder,
  settings: FiscalSettings,
) => ({
  ...wireReceipt(receipt, settings, 'full_payment'),
  type: 'payment',
  payment_id: providerPaymentId,
  send: true,
  settlements: [{ type: 'prepayment', amount: wireAmount(amount) }],
});

/** By rate, in hundredths of a percent. */
const vatCodes: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [500, 7],
  [700, 8],
  [1000, 3],
  [2000, 4],
  [2200, 11],
]);

const wireLine = (
  { description, count, unitPrice, vat, isAdvance }: ReceiptLine,
  defaultCode: number,
  mode: PaymentMode,
) => ({
  description: [...description].slice(0, longestDescription).join(''),
  quantity: count,
  measure: 'piece',
  amount: wireAmount(unitPrice),
  vat_code: (vat && vatCodes.get(vat.rate)) ?? defaultCode,
  payment_mode: isAdvance ? 'advance' : mode,
  payment_subject: isAdvance ? 'payment' : 'service',
});
