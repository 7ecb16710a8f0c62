import type { DateStatus } from '@parterre/domain/price/sale-state';
import type { Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface ListedRow {
  readonly id: number;
  readonly event_id: number;
  readonly place_id: number;
  readonly hall_id: number;
  /** In the main language. */
  readonly title: string;
  readonly time_zone: string;
  readonly started_at: Date;
  readonly ended_at: Date;
  /** By the clock of the place. */
  readonly started_text: string;
  readonly sale_starts_at: Date | null;
  readonly sale_ends_at: Date;
  readonly status: DateStatus;
  readonly price_list: number;
}

const listed = sql`
    select listed.performance_id as id, listed.event_id, listed.place_id, listed.hall_id, titles.sort_title as title,
      locations.time_zone, listed.started_at, listed.ended_at, listed.started_text, listed.sale_starts_at, listed.sale_ends_at,
      listed.status, listed.price_list
    from listed_performances as listed
    cross join catalogue
    join event_texts as titles on titles.event_id = listed.event_id and titles.lang = catalogue.main_lang
    join locations on locations.id = listed.location_id`;

export async function selectListed(tx: Tx, ids: readonly number[]): Promise<readonly ListedRow[]> {
  const { rows } = await tx.query(sql<ListedRow>`
    ${listed}
    where listed.performance_id = any(${ids}::integer[])`);
  return rows;
}

/** What is played in these halls between two times. */
export async function selectPlayedIn(
  tx: Tx,
  hallIds: readonly number[],
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<readonly ListedRow[]> {
  const { rows } = await tx.query(sql<ListedRow>`
    ${listed}
    where listed.hall_id = any(${hallIds}::integer[]) and listed.ended_at > ${from} and listed.started_at < ${until}
      and listed.status = 'scheduled'
    order by listed.started_at, listed.performance_id`);
  return rows;
}

export interface SourceRow {
  readonly id: number;
  readonly event_id: number;
  readonly source_id: string;
}

/** What files call these performances. */
export async function selectDateSources(
  tx: Tx,
  eventIds: readonly number[],
  ids: readonly number[],
): Promise<readonly SourceRow[]> {
  const { rows } = await tx.query(sql<SourceRow>`
    select id, event_id, source_id
    from performances
    where event_id = any(${eventIds}::integer[]) and id = any(${ids}::integer[])`);
  return rows;
}
