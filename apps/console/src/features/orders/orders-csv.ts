import type { ListedOrder } from '@parterre/contracts/console/orders';
import type { Texts } from '../../i18n/messages/ru.ts';
import { writeCsv } from '../../write-csv.ts';

export function writeOrdersCsv(orders: readonly ListedOrder[], { order: texts, email, name }: Texts): string {
  const head = [
    texts.number,
    texts.state,
    texts.placed,
    texts.paid,
    name,
    email,
    texts.phone,
    texts.what,
    texts.start,
    texts.ticketCount,
    texts.total,
    texts.currency,
  ];
  const lines = orders.map((one) => [
    one.number,
    texts.states[one.state],
    one.created_at,
    one.paid_at,
    one.name,
    one.email,
    one.phone,
    one.event,
    one.started_at,
    one.tickets,
    one.total,
    one.currency_code,
  ]);
  return writeCsv([head, ...lines]);
}
