import { sql } from 'kysely';
import type { Tx } from '../../../database/connect.ts';

interface BasePriceRow {
  readonly event_id: number;
  readonly price_list: number;
  readonly zone: string;
  readonly price_minor: number;
  readonly service_fee_minor: number;
}

/** The prices of all events that are sold in a currency, in that currency. */
export async function readBasePrices(tx: Tx, currency: string): Promise<readonly BasePriceRow[]> {
  const { rows } = await sql<BasePriceRow>`
    select prices.event_id, prices.price_list, prices.zone, prices.price_minor, prices.service_fee_minor
    from ticket_prices as prices
    join events on events.id = prices.event_id
    where events.currency = ${currency} and prices.currency = ${currency}`.execute(tx);
  return rows;
}

/** The highest price or fee of all events that are sold in each currency, in minor units. */
export async function readDearest(tx: Tx) {
  const { rows } = await sql<{ currency: string; amount_minor: number }>`
    select events.currency, max(greatest(prices.price_minor, prices.service_fee_minor)) as amount_minor
    from events
    join ticket_prices as prices on prices.event_id = events.id and prices.currency = events.currency
    group by events.currency`.execute(tx);
  return rows;
}

export async function storeRanges(tx: Tx, from: string, to: string): Promise<void> {
  await sql`
    insert into price_ranges (event_id, price_list, currency, min_minor, max_minor)
    select prices.event_id, prices.price_list, prices.currency,
      min(prices.price_minor + prices.service_fee_minor), max(prices.price_minor + prices.service_fee_minor)
    from ticket_prices as prices
    join events on events.id = prices.event_id
    where events.currency = ${from} and prices.currency = ${to}
    group by prices.event_id, prices.price_list, prices.currency
    on conflict (event_id, price_list, currency) do update
      set min_minor = excluded.min_minor, max_minor = excluded.max_minor`.execute(tx);
}

export async function touchEvents(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await sql`
    update events
    set updated_at = ${now}
    where id = any(${ids}::integer[])`.execute(tx);
}
