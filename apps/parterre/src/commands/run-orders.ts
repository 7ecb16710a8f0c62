import type { Db } from '@parterre/api/database/connect';
import { listAttentionItems } from '@parterre/api/features/sales/attention/attention.service';
import { resolveAttention } from '@parterre/api/features/sales/attention/resolve-attention.service';
import { listOrders } from '@parterre/api/features/sales/order/list-orders.service';
import { money } from '@parterre/domain/money/money';
import { print } from '../print.ts';
import { readOptions } from '../read-options.ts';
import { runAsOperator } from './run-as-operator.ts';
import { moneyText } from './values.ts';
import { withDatabase } from './with-database.ts';

const options = { attention: { type: 'boolean' }, resolve: { type: 'string' } } as const;

/** `orders`: the last ones; `--attention`: what needs a person; `--resolve SUBJECT`: that is done. */
export async function runOrders(args: readonly string[]): Promise<number> {
  const { attention, resolve } = readOptions(args, options);
  return withDatabase(async (db) => {
    if (resolve !== undefined) return resolveOne(db, resolve);
    if (attention) return printAttention(db);
    for (const { number, state, created_at, name, email, total_minor, currency } of await listOrders(db)) {
      const total = moneyText(money(total_minor, currency));
      print(`${number}  ${state.padEnd(16)}  ${created_at.toISOString()}  ${total}  ${name} <${email}>`);
    }
    return 0;
  });
}

async function printAttention(db: Db): Promise<number> {
  const items = await listAttentionItems(db);
  if (items.length === 0) print('Nothing needs a person.');
  for (const { subject, reason, order_number, details, created_at, nextStep } of items) {
    print(`${subject}  ${reason}  order ${order_number ?? 'unknown'}  since ${created_at.toISOString()}`);
    print(
      `  ${Object.entries(details)
        .map(([name, value]) => `${name}: ${value}`)
        .join(', ')}`,
    );
    print(`  next: ${nextStep}`);
  }
  return items.length === 0 ? 0 : 1;
}

async function resolveOne(db: Db, subject: string): Promise<number> {
  await runAsOperator(db, resolveAttention, { input: { subject }, reason: 'resolved from the command line' });
  print('Taken off the list.');
  return 0;
}
