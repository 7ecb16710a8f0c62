import type { PerformanceSaleData } from '@parterre/domain/price/sale-state';
import { allConditions, direction, isIn } from '../../catalogue-reader/list-conditions.queries.ts';
import type { Db } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import { saleData } from './performances.queries.ts';

export interface PricesPage {
  readonly sourceIds?: readonly number[] | undefined;
  readonly ids?: readonly number[] | undefined;
  readonly updatedSince?: Date | undefined;
  /** Wanted; an event that has no price in it is priced in its own. */
  readonly currency: string;
  readonly at: Date;
  readonly isDescending: boolean;
  readonly limit: number;
  readonly offset: number;
}

export interface PricedDate {
  readonly id: number;
  readonly started: string;
  readonly place_id: number;
  readonly sale_data: Omit<PerformanceSaleData, 'ticketsLeft'>;
}

export interface PricedEventRow {
  readonly id: number;
  readonly event_source_id: number;
  readonly currency: string;
  /** Those to come, or all of them when the event is over. */
  readonly dates: readonly PricedDate[];
}

const conditions = ({
  sourceIds,
  ids,
  updatedSince,
}: Pick<PricesPage, 'sourceIds' | 'ids' | 'updatedSince'>) =>
  allConditions([
    isIn('events.event_source_id', sourceIds),
    isIn('events.id', ids),
    updatedSince && sql`events.updated_at >= ${updatedSince}`,
  ]);

export async function selectPricedEvents(db: Db, page: PricesPage): Promise<readonly PricedEventRow[]> {
  const { currency, at, isDescending, limit, offset } = page;
  const { rows } = await db.query(sql<PricedEventRow>`
    with page as (
      select id, event_source_id, currency, last_ended_at
      from events
      where ${conditions(page)}
      order by id ${direction(isDescending)}
      limit ${limit} offset ${offset}
    )
    select page.id, page.event_source_id,
      case
        when exists (
          select
          from price_ranges
          where event_id = page.id and price_list = 0 and price_ranges.currency = ${currency})
        then ${currency}
        else page.currency
      end as currency,
      (
        select coalesce(json_agg(json_build_object('id', listed.performance_id, 'started', listed.started_text,
          'place_id', listed.place_id, 'sale_data', ${saleData('listed')}) order by listed.started_at, listed.performance_id), '[]')
        from listed_performances as listed
        where listed.event_id = page.id and (listed.ended_at > ${at} or page.last_ended_at <= ${at})
      ) as dates
    from page
    order by page.id ${direction(isDescending)}`);
  return rows;
}

export async function countPricedEvents(
  db: Db,
  filters: Pick<PricesPage, 'sourceIds' | 'ids' | 'updatedSince'>,
): Promise<number> {
  const { rows } = await db.query(sql<{ total: number }>`
    select count(*) as total
    from events
    where ${conditions(filters)}`);
  return rows[0]?.total ?? 0;
}
