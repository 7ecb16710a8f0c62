import type { Order } from '@parterre/contracts/orders/order';
import type { Payment } from '@parterre/contracts/orders/payment';
import { basketTotal } from '@parterre/domain/basket/basket-total';
import { money } from '@parterre/domain/money/money';
import { toWire } from '@parterre/domain/money/wire-money';
import type { CalledOff } from '@parterre/domain/order/called-off';
import { formatTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { paymentMethods } from '../acquisitions/acquisitions.ts';
import { wireAmount } from '../events/wire-event.ts';
import { dueOf, type OrderLineRecord, type OrderRecord, type PaymentRecord } from './order-record.ts';
import type { TicketRecord } from './tickets.queries.ts';

/** An order as its pages show it. */
export function wireOrder(
  order: OrderRecord,
  tickets: readonly TicketRecord[],
  calledOff: CalledOff | undefined,
): Order {
  const { token, state, currency, lang, name, email, phone } = order;
  const isOpen = state === 'awaiting_payment' && calledOff === undefined;
  const lines = order.lines.map((line) => wireLine(line, currency));
  const { selectedTickets, ...sums } = basketTotal(
    lines.map((line) => ({ ...line, extra: { ...line.extra, state: 'held' as const } })),
  );
  return {
    ...{ token, state, lang, lines, number: String(order.number), currency_code: currency },
    created_at: order.created_at.toISOString(),
    expires_at: isOpen ? order.expires_at.toISOString() : null,
    called_off: calledOff ?? null,
    contact: { name, email, phone },
    total: { ...sums, selectedTickets: [...selectedTickets] },
    amount_due: toWire(isOpen ? dueOf(order) : money(0, currency)),
    payments: order.payments.map((payment) => wirePayment(payment, lang)),
    tickets: tickets.map(({ line_id, code, number, revoked_at }) => ({
      ...{ line_id, code, number: formatTicketNumber(number), is_revoked: revoked_at !== null },
    })),
    now: order.at.toISOString(),
  };
}

const wireLine = (line: OrderLineRecord, currency: string): Order['lines'][number] => ({
  id: line.ticket_id,
  count: line.count,
  price: wireAmount(line.price_minor, currency),
  extra: { service_fee: wireAmount(line.service_fee_minor, currency), ...line.subject },
});

function wirePayment(payment: PaymentRecord, lang: string): Payment {
  const method = paymentMethods.find(({ id }) => id === payment.acquisition_id);
  if (!method) throw new Error(`there is no way to pay ${payment.acquisition_id}`);
  const { id, code, kind } = method;
  return {
    payment_id: payment.id,
    state: payment.state,
    acquisition: { id, code, kind, name: method.name[lang] ?? code },
    amount: wireAmount(payment.amount_minor, payment.currency),
    currency_code: payment.currency,
    created_at: new Date(payment.created_at).toISOString(),
    failure: payment.failure,
    refunds: payment.refunds.map(({ state, amount_minor, currency, created_at }) => ({
      state,
      amount: wireAmount(amount_minor, currency),
      created_at: new Date(created_at).toISOString(),
    })),
  };
}
