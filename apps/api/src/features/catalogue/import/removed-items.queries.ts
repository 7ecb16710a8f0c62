import type { Tx } from '../../../database/connect.ts';
import { type Sql, sql } from '../../../database/sql.ts';
import type { StoredKind } from './tables.ts';

/** What was taken out of the catalogue before, with the id that is still its own. */
export interface RemovedItem {
  readonly kind: StoredKind | 'performances';
  /** Of a performance; 0 for anything else. */
  readonly event_id: number;
  readonly source_id: string;
  readonly id: number;
}

export async function selectRemovedItems(tx: Tx): Promise<readonly RemovedItem[]> {
  const { rows } = await tx.query(sql<RemovedItem>`
    select kind, event_id, source_id, id
    from removed_items`);
  return rows;
}

export async function insertRemovedItems(tx: Tx, items: readonly RemovedItem[], at: Date): Promise<void> {
  if (items.length === 0) return;
  await tx.query(sql`
    insert into removed_items (kind, event_id, source_id, id, removed_at)
    select kind, event_id, source_id, id, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(items)}) as given (kind text, event_id integer, source_id text, id integer)`);
}

/** They are there again. */
export async function deleteRemovedItems(tx: Tx, items: readonly RemovedItem[]): Promise<void> {
  if (items.length === 0) return;
  await tx.query(sql`
    delete from removed_items
    using unnest(${items.map(({ kind }) => kind)}::text[], ${items.map(({ id }) => id)}::integer[]) as given (kind, id)
    where removed_items.kind = given.kind and removed_items.id = given.id`);
}

/** That something refers to a thing: both by what files call them. */
export interface Referrer {
  readonly kind: StoredKind;
  readonly source_id: string;
  readonly by_kind: StoredKind;
  readonly by_source: string;
}

/** By their ids, what refers to things of a kind. */
const referrers: Readonly<Record<StoredKind, readonly { readonly by: StoredKind; readonly found: Sql }[]>> = {
  category_types: [
    { by: 'categories', found: sql`select type_id as id, source_id as by_source from categories` },
  ],
  categories: [{ by: 'events', found: sql`select category_id as id, source_id as by_source from events` }],
  locations: [{ by: 'places', found: sql`select location_id as id, source_id as by_source from places` }],
  places: [{ by: 'halls', found: sql`select place_id as id, source_id as by_source from halls` }],
  halls: [
    {
      by: 'events',
      found: sql`
        select distinct listed.hall_id as id, events.source_id as by_source
        from listed_performances as listed
        join events on events.id = listed.event_id`,
    },
  ],
  persons: [
    {
      by: 'events',
      found: sql`
        select credits.person_id as id, events.source_id as by_source
        from event_persons as credits
        join events on events.id = credits.event_id`,
    },
    {
      by: 'news',
      found: sql`
        select named.person_id as id, news.source_id as by_source
        from news_persons as named
        join news on news.id = named.news_id`,
    },
  ],
  events: [
    {
      by: 'news',
      found: sql`
        select named.event_id as id, news.source_id as by_source
        from news_events as named
        join news on news.id = named.news_id`,
    },
  ],
  news: [],
};

export async function selectReferrers(
  tx: Tx,
  kind: StoredKind,
  sources: readonly string[],
): Promise<Referrer[]> {
  const all: Referrer[] = [];
  for (const { by, found } of referrers[kind]) {
    const { rows } = await tx.query(sql<Pick<Referrer, 'source_id' | 'by_source'>>`
      select target.source_id, found.by_source
      from ${sql.ref(kind)} as target
      join (${found}) as found on found.id = target.id
      where target.source_id = any(${sources})
      order by found.by_source`);
    all.push(...rows.map((row) => ({ kind, by_kind: by, ...row })));
  }
  return all;
}

/** Of these events, those that anybody has ever ordered something of. */
export async function selectOrderedEvents(tx: Tx, eventIds: readonly number[]): Promise<readonly number[]> {
  if (eventIds.length === 0) return [];
  const { rows } = await tx.query(sql<{ event_id: number }>`
    select event_id from order_lines where event_id = any(${eventIds})
    union
    select event_id from replaced_lines where event_id = any(${eventIds})`);
  return rows.map(({ event_id }) => event_id);
}

/** Nobody takes anything of them from here on, but for what has a row in the stock. */
export async function lockPerformances(tx: Tx, eventId: number, ids: readonly number[]): Promise<void> {
  await tx.query(sql`
    select id
    from performances
    where event_id = ${eventId} and id = any(${ids})
    order by id
    for update`);
}

/** Whether anybody has something of these performances. */
export async function hasStock(
  tx: Tx,
  {
    eventIds,
    performanceIds,
  }: { readonly eventIds: readonly number[]; readonly performanceIds: readonly number[] },
): Promise<boolean> {
  const { rows } = await tx.query(sql<{ performance_id: number }>`
    select performance_id from stock_seats where event_id = any(${eventIds}) and performance_id = any(${performanceIds})
    union
    select performance_id from stock_units where event_id = any(${eventIds}) and performance_id = any(${performanceIds})
    limit 1`);
  return rows.length > 0;
}

/** All rows of a table that are these events' or things'. */
export async function deleteRows(
  tx: Tx,
  table: string,
  { column, ids }: { readonly column: string; readonly ids: readonly number[] },
): Promise<void> {
  await tx.query(sql`
    delete from ${sql.ref(table)}
    where ${sql.ref(column)} = any(${ids})`);
}

/** Sold on a landing that there is not: no page lists them, none shows them. */
export async function hideEvents(tx: Tx, eventIds: readonly number[]): Promise<void> {
  await tx.query(sql`
    update events
    set landing_ids = '{0}'
    where id = any(${eventIds})`);
}
