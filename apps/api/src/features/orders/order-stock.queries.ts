import { sql } from 'kysely';
import type { Tx } from '../../database/connect.ts';
import type { OrderLineRecord } from './order-record.ts';

type StockLine = Pick<OrderLineRecord, 'event_id' | 'date_id' | 'zone' | 'seat' | 'units'>;

const stockOf = (lines: readonly StockLine[]) =>
  JSON.stringify(
    lines.map(({ event_id, date_id, zone, seat, units }) => ({ event_id, date_id, zone, seat, units })),
  );

/** Whether the basket still held all of it. */
export async function callHandOver(
  tx: Tx,
  lines: readonly StockLine[],
  from: string,
  to: string,
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select hand_over_stock(${stockOf(lines)}, ${from}, ${to}) as done`.execute(tx);
  return rows[0]?.done ?? false;
}

/** Answers how many units it sold. */
export async function callSell(tx: Tx, lines: readonly StockLine[], holder: string): Promise<number> {
  const { rows } = await sql<{ sold: number }>`
    select sell_stock(${stockOf(lines)}, ${holder}) as sold`.execute(tx);
  return rows[0]?.sold ?? 0;
}

export async function callReturn(tx: Tx, lines: readonly StockLine[], holder: string): Promise<void> {
  await sql`
    select return_stock(${stockOf(lines)}, ${holder})`.execute(tx);
}

/** The units of each line, or undefined when there is too little. */
export async function callRetake(
  tx: Tx,
  lines: readonly OrderLineRecord[],
  taker: string,
  at: Date,
): Promise<Readonly<Record<string, readonly number[]>> | undefined> {
  const { rows } = await sql<{ taken: Readonly<Record<string, readonly number[]>> | null }>`
    select retake_stock(${JSON.stringify(lines)}, ${taker}, ${at}) as taken`.execute(tx);
  return rows[0]?.taken ?? undefined;
}
