import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { allOf, direction, isIn } from '../catalogue/list-statement.ts';
import { dateConditions, type EventFilters, eventConditions } from '../events/event-conditions.ts';
import { type ReferenceKind, withoutOwnFilter } from './reference-kinds.ts';

export interface ItemFilters {
  readonly ids?: readonly number[] | undefined;
  readonly updatedSince?: Date | undefined;
}

export interface ReferencePage {
  readonly items: ItemFilters;
  readonly events: EventFilters;
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
  readonly events_count: number;
  readonly is_fallback: boolean;
}

const itemConditions = ({ ids, updatedSince }: ItemFilters) =>
  allOf([isIn('items.id', ids), updatedSince && sql`items.updated_at >= ${updatedSince}`]);

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
  const events = withoutOwnFilter(page.events, kind);
  const orders = { name: sql`name collate "und-x-icu"`, events_count: sql`events_count`, id: sql`id` };
  const order = page.order === 'updated_at' ? sql`items.updated_at` : orders[page.order];
  const { rows } = await sql<ReferenceRow>`
    with counts as (
      select item_id, count(*) as events_count
      from (
        select distinct ${sql.ref(kind.facet)} as item_id, dated.event_id
        from showings as dated
        ${kind.facet.startsWith('categories') ? sql`join categories on categories.id = dated.category_id` : sql``}
        where ${dateConditions(events, 'dated')} and ${eventConditions(events, 'dated.event_id')}
      ) as found
      group by item_id
    ), listed as (
      select items.id, coalesce(names.translated, names.main) as name, names.translated is null as is_fallback,
        ${kind.parent ? sql.ref(`items.${kind.parent}`) : sql`null::integer`} as parent_id,
        items.updated_at, coalesce(counts.events_count, 0) as events_count
      from ${sql.table(kind.table)} as items
      cross join lateral (${namesStatement(kind, page)}) as names
      left join counts on counts.item_id = items.id
      where ${itemConditions(page.items)}
    )
    select id, name, parent_id, events_count, is_fallback
    from listed as items
    order by ${order} ${direction(page.isDescending)}, id
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export async function countReference(db: Db, { table }: ReferenceKind, items: ItemFilters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total
    from ${sql.table(table)} as items
    where ${itemConditions(items)}`.execute(db);
  return rows[0]?.total ?? 0;
}

interface DaysPage {
  readonly events: EventFilters;
  readonly order: 'date' | 'events_count';
  readonly isDescending: boolean;
  readonly limit: number;
  readonly offset: number;
}

export async function selectDays(db: Db, { events, order, isDescending, limit, offset }: DaysPage) {
  const { rows } = await sql<{ date: string; events_count: number }>`
    select to_char(dated.day, 'YYYY-MM-DD') as date, count(distinct dated.event_id) as events_count
    from showings as dated
    where ${dateConditions(events, 'dated')} and ${eventConditions(events, 'dated.event_id')}
    group by dated.day
    order by ${order === 'date' ? sql`dated.day` : sql`events_count`} ${direction(isDescending)}, dated.day
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countDays(db: Db, events: EventFilters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(distinct dated.day) as total
    from showings as dated
    where ${dateConditions(events, 'dated')} and ${eventConditions(events, 'dated.event_id')}`.execute(db);
  return rows[0]?.total ?? 0;
}
