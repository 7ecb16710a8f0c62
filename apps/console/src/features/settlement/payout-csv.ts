import type { CommandInput } from '@parterre/contracts/console/commands';
import { fromDecimalText } from '@parterre/domain/money/decimal-text';

type PayoutLine = CommandInput<'settlement.import-payout'>['lines'][number];

export type ReadPayout =
  | { readonly kind: 'read'; readonly currency: string; readonly lines: readonly PayoutLine[] }
  | { readonly kind: 'columns' | 'empty' | 'too_many' }
  | { readonly kind: 'amount' | 'currency'; readonly line: number };

/** As YooKassa’s registries and Stripe’s itemised payouts call their columns, and in plain words. */
const columnNames = {
  id: ['id', 'provider_id', 'payment_id', 'refund_id', 'payment_intent_id', 'идентификатор платежа'],
  /** Of what moved itself: Stripe names the payment of a refund as well. */
  source: ['source_id'],
  gross: ['gross', 'amount', 'сумма платежа', 'сумма'],
  fee: ['fee', 'commission', 'комиссия', 'сумма комиссии'],
  currency: ['currency', 'валюта', 'валюта платежа'],
} as const;

const maxLines = 5000;

/** What a provider says it has paid out, line by line. */
export function readPayoutCsv(text: string): ReadPayout {
  const [head = '', ...rest] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const separator = [';', '\t', ','].find((mark) => head.includes(mark)) ?? ',';
  const names = splitLine(head, separator).map((name) => name.toLowerCase());
  const columnAt = (column: keyof typeof columnNames) =>
    names.findIndex((name) => (columnNames[column] as readonly string[]).includes(name));
  const [id, source, gross, fee, currency] = [
    columnAt('id'),
    columnAt('source'),
    columnAt('gross'),
    columnAt('fee'),
    columnAt('currency'),
  ];
  if ([id, gross, fee, currency].includes(-1)) return { kind: 'columns' };
  const rows = rest.flatMap((line, index) =>
    line.trim() === '' ? [] : [{ cells: splitLine(line, separator), number: index + 2 }],
  );
  if (rows.length > maxLines) return { kind: 'too_many' };
  const [first] = rows;
  if (!first) return { kind: 'empty' };
  const code = (first.cells[currency] ?? '').toUpperCase();
  const lines: PayoutLine[] = [];
  for (const { cells, number } of rows) {
    if ((cells[currency] ?? '').toUpperCase() !== code) return { kind: 'currency', line: number };
    const [grossMinor, feeMinor] = [readSum(cells[gross] ?? '', code), readSum(cells[fee] || '0', code)];
    const name = providerId(cells[id] ?? '', cells[source] ?? '');
    if (grossMinor === undefined || feeMinor === undefined || name === '')
      return { kind: 'amount', line: number };
    lines.push({ provider_id: name, gross_minor: grossMinor, fee_minor: feeMinor });
  }
  return { kind: 'read', currency: code, lines };
}

/** A refund by its own name, a payment by its payment’s, and what is neither, such as a fee, by the name of whatever it is. */
const providerId = (payment: string, source: string): string =>
  /^(re|pyr)_/.test(source) ? source : payment || source;

/** Quotes enclose what holds a separator. */
const splitLine = (line: string, separator: string): string[] =>
  line.match(new RegExp(`("([^"]|"")*"|[^${separator}]*)(${separator}|$)`, 'g'))?.map((part) =>
    part
      .replace(new RegExp(`${separator}$`), '')
      .trim()
      .replace(/^"|"$/g, '')
      .replaceAll('""', '"')
      .trim(),
  ) ?? [];

/** With a point or a comma, and with spaces between thousands. */
function readSum(text: string, currency: string): number | undefined {
  const plain = text.replace(/[\s\u00A0\u202F]/g, '').replace(/,(?=\d{1,2}$)/, '.');
  if (!/^-?\d+(\.\d+)?$/.test(plain)) return undefined;
  try {
    return fromDecimalText(plain, currency).amountMinor;
  } catch {
    // A part of a minor unit is no sum of money.
    return undefined;
  }
}
