import type { ListedOrder } from '@parterre/contracts/console/orders';
import type { Texts } from '../../i18n/messages/ru.ts';

/** A spreadsheet runs what begins like a formula: a buyer could have typed one as a name. */
const asText = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

const cell = (value: string | number | null): string => {
  const text = typeof value === 'number' ? String(value) : asText(value ?? '');
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** As spreadsheets read it: with a mark that says UTF-8, lines that end as RFC 4180 has it. */
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
  return `\uFEFF${[head, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}
