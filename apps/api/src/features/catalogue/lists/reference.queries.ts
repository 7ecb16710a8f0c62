import { allConditions, direction, isIn } from '../../../catalogue-reader/list-conditions.queries.ts';
import type { Db } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import type { EventCounts } from '../event-index/count-events.ts';
import type { EventFilters } from '../event-index/event-filters.ts';
import { countTable } from './localized-list.queries.ts';

/** One reference list: what it lists, and how events are counted for each item. */
export interface ReferenceKind {
  readonly table: 'category_types' | 'categories' | 'halls' | 'places' | 'locations';
  readonly parent: string | undefined;
  /**
   * The list's own filter, which does not narrow its counts: they say what choosing another item of the same list would
   * find. All other filters do.
   */
  readonly ownFilter: 'category_id_in' | 'hall_id_in' | 'place_id_in' | 'location_id_in';
}

export const referenceKinds = {
  category_types: { table: 'category_types', parent: undefined, ownFilter: 'category_id_in' },
  categories: { table: 'categories', parent: 'type_id', ownFilter: 'category_id_in' },
  halls: { table: 'halls', parent: 'place_id', ownFilter: 'hall_id_in' },
  places: { table: 'places', parent: 'location_id', ownFilter: 'place_id_in' },
  locations: { table: 'locations', parent: undefined, ownFilter: 'location_id_in' },
} as const satisfies Record<string, ReferenceKind>;

export const withoutOwnFilter = (filters: EventFilters, { ownFilter }: ReferenceKind): EventFilters => ({
  ...filters,
  [ownFilter]: undefined,
});

export interface ItemFilters {
  readonly ids?: readonly number[] | undefined;
  readonly updatedSince?: Date | undefined;
}

export interface ReferencePage {
  readonly items: ItemFilters;
  readonly counts: EventCounts;
  readonly order: 'name' | 'events_count' | 'updated_at' | 'id';
  readonly isDescending: boolean;
  readonly lang: string;
  readonly mainLang: string;
  readonly limit: number;
  readonly offset: number;
}

export interface ReferenceRow {
  readonly id: number;
  readonly name: string;
  readonly parent_id: number | null;
  /** Of a location. */
  readonly time_zone: string | null;
  readonly events_count: number;
  readonly is_fallback: boolean;
}

const itemConditions = ({ ids, updatedSince }: ItemFilters) =>
  allConditions([isIn('items.id', ids), updatedSince && sql`items.updated_at >= ${updatedSince}`]);

/** The name in both languages, wherever a kind keeps it. */
function namesStatement({ table }: ReferenceKind, { lang, mainLang }: ReferencePage) {
  if (table !== 'places')
    return sql`select items.name ->> ${lang} as translated, items.name ->> ${mainLang} as main`;
  return sql`
    select (select name from place_texts where place_id = items.id and lang = ${lang}) as translated,
      (select name from place_texts where place_id = items.id and lang = ${mainLang}) as main`;
}

export async function selectReference(
  db: Db,
  kind: ReferenceKind,
  page: ReferencePage,
): Promise<readonly ReferenceRow[]> {
  const orders = { name: sql`name collate "und-x-icu"`, events_count: sql`events_count`, id: sql`id` };
  const order = page.order === 'updated_at' ? sql`items.updated_at` : orders[page.order];
  const { rows } = await db.query(sql<ReferenceRow>`
    with listed as (
      select items.id, coalesce(names.translated, names.main, '') as name, names.translated is null as is_fallback,
        ${kind.parent ? sql.ref(`items.${kind.parent}`) : sql`null::integer`} as parent_id,
        ${kind.table === 'locations' ? sql`items.time_zone` : sql`null::text`} as time_zone,
        items.updated_at, coalesce(counted.events_count, 0) as events_count
      from ${sql.ref(kind.table)} as items
      cross join lateral (${namesStatement(kind, page)}) as names
      left join ${countTable(page.counts)} on counted.id = items.id
      where ${itemConditions(page.items)}
    )
    select id, name, parent_id, time_zone, events_count, is_fallback
    from listed as items
    order by ${order} ${direction(page.isDescending)}, id
    limit ${page.limit} offset ${page.offset}`);
  return rows;
}

export async function countReference(db: Db, { table }: ReferenceKind, items: ItemFilters): Promise<number> {
  const { rows } = await db.query(sql<{ total: number }>`
    select count(*) as total
    from ${sql.ref(table)} as items
    where ${itemConditions(items)}`);
  return rows[0]?.total ?? 0;
}
