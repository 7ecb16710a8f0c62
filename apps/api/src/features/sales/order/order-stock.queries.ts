import type { Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import type { OrderLineRecord } from './order-record.ts';

export type StockLine = Pick<OrderLineRecord, 'event_id' | 'date_id' | 'zone' | 'seat' | 'units'>;

const stockOf = (lines: readonly StockLine[]) =>
  JSON.stringify(
    lines.map(({ event_id, date_id, zone, seat, units }) => ({ event_id, date_id, zone, seat, units })),
  );

export interface StockPassage {
  readonly from: string;
  readonly to: string | null;
  readonly state: 'held' | 'sold' | 'free';
}

/** Nobody has it any more. */
export const freed = { to: null, state: 'free' } as const;

/** Passes stock from one owner to another; answers whether the first had all of it. */
export async function callPassStock(
  tx: Tx,
  lines: readonly StockLine[],
  { from, to, state }: StockPassage,
): Promise<boolean> {
  const { rows } = await tx.query(sql<{ passed: number }>`
    /* transfer_stock */
    select transfer_stock(${stockOf(lines)}, ${from}, ${to}, ${state}) as passed`);
  return rows[0]?.passed === lines.reduce((sum, { units }) => sum + units.length, 0);
}

/** The units of each line, or undefined when there is too little. */
export async function callRetake(
  tx: Tx,
  lines: readonly OrderLineRecord[],
  taker: string,
  at: Date,
): Promise<Readonly<Record<string, readonly number[]>> | undefined> {
  const { rows } = await tx.query(sql<{ taken: Readonly<Record<string, readonly number[]>> | null }>`
    select retake_stock(${JSON.stringify(lines)}, ${taker}, ${at}) as taken`);
  return rows[0]?.taken ?? undefined;
}
