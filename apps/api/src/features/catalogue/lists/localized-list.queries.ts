import { direction, relevance } from '../../../catalogue-reader/list-conditions.queries.ts';
import type { Languages } from '../../../catalogue-reader/wire-values.ts';
import { type Sql, sql } from '../../../database/sql.ts';
import type { EventCounts } from '../event-index/count-events.ts';
import type { ListRequest } from './list-query.ts';

/** Counts of events as a table to join. */
export const countTable = ({ ids, counts }: EventCounts) =>
  sql`unnest(${ids}::integer[], ${counts}::integer[]) as counted (id, events_count)`;

type ThingOrder = 'name' | 'events_count' | 'updated_at' | 'relevance' | 'id';

/** A page of persons or places, which both have texts of their own and events. */
export interface ThingsPage<Filters> extends Omit<ListRequest, 'ids' | 'updatedSince'> {
  readonly filters: Filters & Pick<ListRequest, 'ids'>;
  readonly counts: EventCounts;
  readonly order: ThingOrder;
  readonly isDescending: boolean;
}

interface ThingsTable {
  readonly things: string;
  readonly texts: string;
  readonly key: string;
}

/** From where a page is read: the things themselves, `texts` in the language asked for, `main`, and `counted`. */
export function thingsStatement(
  { things, texts, key }: ThingsTable,
  page: ThingsPage<object>,
  conditions: Sql,
): Sql {
  const id = sql.ref(`${things}.id`);
  return sql`
    from ${sql.ref(things)}
    join ${sql.ref(texts)} as main on main.${sql.ref(key)} = ${id} and main.lang = ${page.mainLang}
    left join ${sql.ref(texts)} as texts on texts.${sql.ref(key)} = ${id} and texts.lang = ${page.lang}
    left join ${countTable(page.counts)} on counted.id = ${id}
    where ${conditions}
    order by ${orderKey(things, page)} ${direction(page.isDescending)}, ${id}
    limit ${page.limit} offset ${page.offset}`;
}

function orderKey(things: string, { order, filters }: ThingsPage<object>): Sql {
  switch (order) {
    case 'name':
      return sql`coalesce(texts.name, main.name) collate "und-x-icu"`;
    case 'events_count':
      return sql`coalesce(counted.events_count, 0)`;
    case 'relevance':
      return relevance(`${things}.id`, filters.ids);
    default:
      return sql.ref(`${things}.${order}`);
  }
}

/** Something else of the catalogue as a line of text needs it; `is_fallback` when some of it is in the main language. */
export interface NamedRow {
  readonly id: number;
  readonly name: string;
  readonly is_fallback: boolean;
}

/** The thing of `table` whose id stands in the column `id`. */
export const localizedName = (table: string, id: string, { lang, mainLang }: Languages) => sql`(
  select json_build_object('id', id, 'name', coalesce(name ->> ${lang}, name ->> ${mainLang}),
    'is_fallback', not name ? ${lang})
  from ${sql.ref(table)}
  where id = ${sql.ref(id)})`;
