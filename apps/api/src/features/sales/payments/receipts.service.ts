import { type Money, money } from '@parterre/domain/money/money';
import { share } from '@parterre/domain/money/share';
import type { Vat, VatTotal } from '@parterre/domain/money/vat';
import { giftCardTexts } from '../gift-cards/texts/gift-card-texts.ts';
import { enqueueTask, type LockedOrder } from '../order/order.service.ts';
import { arePerformancesOver } from '../order/order-performances.service.ts';
import {
  isGiftCard,
  keptAmount,
  lineVat,
  type OrderLineRecord,
  type OrderRecord,
  orderSums,
  orderTotal,
  type PaymentRecord,
} from '../order/order-record.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { saleTexts } from '../texts/texts.ts';
import type { Receipt, ReceiptLine } from './providers/payment-provider.ts';

const dayMs = 24 * 3600 * 1000;

/** What is paid before the evening is closed after it, if its provider asks for that. */
export function enqueueClosingReceipt(
  { providers }: SaleDeps,
  locked: LockedOrder,
  payment: PaymentRecord,
): void {
  // An advance is closed by the orders that it pays.
  if (isGiftCard(locked.order) || !providers.get(payment.provider)?.closeReceipt) return;
  const starts = locked.order.lines.map(({ subject }) => Date.parse(subject.date.started_at));
  enqueueTask(locked, {
    deduplicationKey: `closing_receipt:${locked.order.id}`,
    kind: 'closing_receipt',
    dueAt: new Date(Math.max(...starts) + dayMs),
  });
}

/** Answers when to come again, if an evening was put off. What was given back needs no closing. */
export async function closeReceipts(deps: SaleDeps, order: OrderRecord): Promise<Date | undefined> {
  if (order.state !== 'paid') return undefined;
  if (!(await arePerformancesOver(deps.db, order))) return new Date(order.at.getTime() + dayMs);
  for (const payment of order.payments) await closeReceipt(deps, order, payment);
  return undefined;
}

async function closeReceipt(deps: SaleDeps, order: OrderRecord, payment: PaymentRecord): Promise<void> {
  const amount = money(keptAmount(payment), payment.currency);
  const { provider_payment_id: providerPaymentId } = payment;
  if (amount.amountMinor === 0 || providerPaymentId === null) return;
  await deps.providers.get(payment.provider)?.closeReceipt?.({
    providerPaymentId,
    amount,
    receipt: makeReceipt(deps, order, amount),
    idempotencyKey: `closing-${payment.id}`,
  });
}

/** What a fiscal receipt says of a sum: every ticket when it is the whole, a line for each rate of VAT when it is a part. */
export function makeReceipt(deps: Pick<SaleDeps, 'sellerEmail'>, order: OrderRecord, amount: Money): Receipt {
  if (isGiftCard(order)) return { ...receiver(deps, order), lines: [giftCardLine(order, amount)] };
  const isWhole = amount.amountMinor === orderTotal(order).amountMinor;
  const lines = isWhole ? wholeLines(order) : partLines(order.lines, orderSums(order), amount);
  return { ...receiver(deps, order), lines };
}

/** The same of a difference between tickets and others in their place: of which lines, as those are taxed; fees are no part of it. */
export const makeMoveReceipt = (
  deps: Pick<SaleDeps, 'sellerEmail'>,
  order: OrderRecord,
  moved: readonly OrderLineRecord[],
  amount: Money,
): Receipt => ({
  ...receiver(deps, order),
  lines: partLines(moved, orderSums({ lines: moved.map(withoutFee) }), amount),
});

const withoutFee = (line: OrderLineRecord): OrderLineRecord => ({ ...line, service_fee_minor: 0 });

/** The law wants one receipt for each movement of money; that of a buyer who was forgotten goes to the seller. */
const receiver = ({ sellerEmail }: Pick<SaleDeps, 'sellerEmail'>, { email, phone }: OrderRecord) => ({
  email: email || sellerEmail,
  phone: phone ?? undefined,
});

const giftCardLine = ({ lang }: OrderRecord, unitPrice: Money): ReceiptLine => ({
  description: giftCardTexts[lang].giftCard,
  count: 1,
  unitPrice,
  vat: null,
  isAdvance: true,
});

/** A fee is a line of its own where it is taxed otherwise than its ticket. */
const wholeLines = (order: OrderRecord): ReceiptLine[] =>
  order.lines
    .flatMap((line): ReceiptLine[] => {
      const [ticketVat, feeVat] = [lineVat(line, 'ticket'), lineVat(line, 'fee')];
      const ticket = { description: lineDescription(line.subject), count: line.count, vat: ticketVat };
      const price = (minor: number) => money(minor, order.currency);
      if (line.service_fee_minor === 0 || isTaxedAlike(ticketVat, feeVat))
        return [{ ...ticket, unitPrice: price(line.price_minor + line.service_fee_minor) }];
      const description = `${saleTexts[order.lang].bill.fee}: ${ticket.description}`;
      return [
        { ...ticket, unitPrice: price(line.price_minor) },
        { ...ticket, description, vat: feeVat, unitPrice: price(line.service_fee_minor) },
      ];
    })
    .filter(({ unitPrice }) => unitPrice.amountMinor > 0);

const isTaxedAlike = (a: Vat | null, b: Vat | null) => a?.rate === b?.rate && a?.exemption === b?.exemption;

/** By what each rate has of the whole. */
function partLines(
  lines: readonly OrderLineRecord[],
  rates: readonly VatTotal[],
  amount: Money,
): ReceiptLine[] {
  const description = lines.map(({ subject }) => subject.event.title).join(', ');
  const shares = share(
    amount.amountMinor,
    rates.map(({ grossMinor }) => grossMinor),
  );
  return rates.flatMap(({ vat }, index) => {
    const minor = shares[index] ?? 0;
    return minor === 0 ? [] : [{ description, count: 1, vat, unitPrice: money(minor, amount.currency) }];
  });
}

const lineDescription = ({ event, seat, zone }: OrderRecord['lines'][number]['subject']): string =>
  [event.title, zone.name, ...(seat ? [seat.sector, seat.row, seat.number] : [])].filter(Boolean).join(', ');
