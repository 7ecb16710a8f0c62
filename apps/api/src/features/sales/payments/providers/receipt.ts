import { type Money, money } from '@parterre/domain/money/money';
import { type OrderRecord, totalOf } from '../../order/order-record.ts';
import type { SaleDeps } from '../../sale-deps.ts';
import type { Receipt } from './payment-provider.ts';

/** What a fiscal receipt says of a sum: every ticket when it is the whole, one line when it is a part. */
export function receiptOf(
  { sellerEmail }: Pick<SaleDeps, 'sellerEmail'>,
  order: OrderRecord,
  amount: Money,
): Receipt {
  const { phone, currency } = order;
  const isWhole = amount.amountMinor === totalOf(order).amountMinor;
  const whole = order.lines.map((line) => ({
    description: describe(line.subject),
    count: line.count,
    unitPrice: money(line.price_minor + line.service_fee_minor, currency),
  }));
  const part = { description: order.lines.map(({ subject }) => subject.event.title).join(', '), count: 1 };
  return {
    // The law wants one receipt for each movement of money; that of a buyer who was forgotten goes to the seller.
    email: order.email || sellerEmail,
    phone: phone ?? undefined,
    lines: isWhole
      ? whole.filter(({ unitPrice }) => unitPrice.amountMinor > 0)
      : [{ ...part, unitPrice: amount }],
  };
}

const describe = ({ event, seat, zone }: OrderRecord['lines'][number]['subject']): string =>
  [event.title, zone.name, ...(seat ? [seat.sector, seat.row, seat.number] : [])].filter(Boolean).join(', ');
