import { type RawBuilder, sql } from 'kysely';
import { countTable, type EventCounts } from '../events/event-counts.ts';
import { direction, relevance } from './list-statement.ts';
import type { ListWish } from './list-wish.ts';

type ThingOrder = 'name' | 'events_count' | 'updated_at' | 'relevance' | 'id';

/** A page of persons or places, which both have texts of their own and events. */
export interface ThingsPage<Filters> extends Omit<ListWish, 'ids' | 'updatedSince'> {
  readonly filters: Filters & Pick<ListWish, 'ids'>;
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
  conditions: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const id = sql.ref(`${things}.id`);
  return sql`
    from ${sql.table(things)}
    join ${sql.table(texts)} as main on main.${sql.ref(key)} = ${id} and main.lang = ${page.mainLang}
    left join ${sql.table(texts)} as texts on texts.${sql.ref(key)} = ${id} and texts.lang = ${page.lang}
    left join ${countTable(page.counts)} on counted.id = ${id}
    where ${conditions}
    order by ${orderKey(things, page)} ${direction(page.isDescending)}, ${id}
    limit ${page.limit} offset ${page.offset}`;
}

function orderKey(things: string, { order, filters }: ThingsPage<object>): RawBuilder<unknown> {
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
