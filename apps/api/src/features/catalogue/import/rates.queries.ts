import type { Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import type { Row } from './tables.ts';
import { insertRows, runInTurn } from './write-catalogue.queries.ts';

interface BasePriceRow {
  readonly event_id: number;
  readonly price_list: number;
  readonly zone: string;
  readonly price_minor: number;
  readonly service_fee_minor: number;
}

/** The prices of all events that are sold in a currency, in that currency. */
export async function readBasePrices(tx: Tx, currency: string): Promise<readonly BasePriceRow[]> {
  const { rows } = await tx.query(sql<BasePriceRow>`
    select prices.event_id, prices.price_list, prices.zone, prices.price_minor, prices.service_fee_minor
    from ticket_prices as prices
    join events on events.id = prices.event_id
    where events.currency = ${currency} and prices.currency = ${currency}`);
  return rows;
}

/** The highest price or fee of all events that are sold in each currency, in minor units. */
export async function readDearest(tx: Tx) {
  const { rows } = await tx.query(sql<{ currency: string; amount_minor: number }>`
    select events.currency, max(greatest(prices.price_minor, prices.service_fee_minor)) as amount_minor
    from events
    join ticket_prices as prices on prices.event_id = events.id and prices.currency = events.currency
    group by events.currency`);
  return rows;
}

/** What the operator set by hand stays. */
const unlessSet = sql`
  on conflict (event_id, price_list, zone, currency) do update
  set price_minor = excluded.price_minor, service_fee_minor = excluded.service_fee_minor,
    rate = excluded.rate, rate_set_at = excluded.rate_set_at
  where ticket_prices.origin = 'derived'`;

export const storeDerivedPrices = (tx: Tx, rows: readonly Row[]): Promise<void> =>
  runInTurn(tx, insertRows('ticket_prices', rows, unlessSet));

export async function storeRanges(tx: Tx, from: string, to: string): Promise<void> {
  await tx.query(sql`
    insert into price_ranges (event_id, price_list, currency, min_minor, max_minor)
    select prices.event_id, prices.price_list, prices.currency,
      min(prices.price_minor + prices.service_fee_minor), max(prices.price_minor + prices.service_fee_minor)
    from ticket_prices as prices
    join events on events.id = prices.event_id
    where events.currency = ${from} and prices.currency = ${to}
    group by prices.event_id, prices.price_list, prices.currency
    on conflict (event_id, price_list, currency) do update
      set min_minor = excluded.min_minor, max_minor = excluded.max_minor`);
}

export async function touchEvents(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await tx.query(sql`
    update events
    set updated_at = ${now}
    where id = any(${ids}::integer[])`);
}
