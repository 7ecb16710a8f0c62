import type { CommandInput } from '@parterre/contracts/console/commands';
import type { OrderDetail } from '@parterre/contracts/console/order-detail';
import { money } from '@parterre/domain/money/money';
import { fromWire, toWire } from '@parterre/domain/money/wire-money';

export interface RefundDraft {
  readonly kind: 'all' | 'tickets' | 'sum';
  readonly numbers: readonly string[];
  /** As it was typed. */
  readonly sum: string;
}

/** What is asked for, with the sum that it comes to: a passkey is touched for exactly this. Undefined while nothing is chosen. */
export function refundInput(
  order: Pick<OrderDetail, 'id' | 'kept' | 'currency_code' | 'lines' | 'tickets'>,
  { kind, numbers, sum }: RefundDraft,
): CommandInput<'order.refund'> | undefined {
  const { id: order_id, currency_code } = order;
  if (kind === 'all') return { order_id, what: { kind }, amount: order.kept, currency_code };
  if (kind === 'tickets') {
    const amount = ticketsPrice(order, numbers);
    return numbers.length > 0
      ? { order_id, what: { kind, numbers: [...numbers] }, amount, currency_code }
      : undefined;
  }
  const amount = Number(sum.replace(/\s/g, '').replace(',', '.'));
  return amount > 0
    ? { order_id, what: { kind, amount, kept: order.kept }, amount, currency_code }
    : undefined;
}

function ticketsPrice(
  { lines, tickets, currency_code }: Pick<OrderDetail, 'lines' | 'tickets' | 'currency_code'>,
  numbers: readonly string[],
): number {
  const chosen = tickets.filter(({ number }) => numbers.includes(number));
  const minor = chosen.map(({ offer_id }) => {
    const line = lines.find((one) => one.offer_id === offer_id);
    return fromWire(line?.price ?? 0, currency_code).amountMinor;
  });
  return toWire(
    money(
      minor.reduce((sum, one) => sum + one, 0),
      currency_code,
    ),
  );
}
