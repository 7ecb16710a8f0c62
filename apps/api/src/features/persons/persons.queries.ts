import type { Picture } from '@parterre/contracts/catalogue-file/values';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { allOf, direction, isIn, relevance } from '../catalogue/list-statement.ts';
import type { ListWish } from '../catalogue/list-wish.ts';
import { countTable, type EventCounts } from '../events/event-counts.ts';

export type PersonOrder = 'name' | 'events_count' | 'updated_at' | 'relevance' | 'id';

export interface PersonFilters extends Pick<ListWish, 'ids' | 'updatedSince'> {
  readonly eventIds?: readonly number[] | undefined;
}

export interface PersonsPage extends Omit<ListWish, 'ids' | 'updatedSince'> {
  readonly filters: PersonFilters;
  readonly counts: EventCounts;
  readonly order: PersonOrder;
  readonly isDescending: boolean;
}

export interface PersonRow {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly biography: string;
  readonly image: Picture | null;
  readonly events_count: number;
  readonly is_fallback: boolean;
}

const conditions = ({ ids, updatedSince, eventIds }: PersonFilters) =>
  allOf([
    isIn('persons.id', ids),
    updatedSince && sql`persons.updated_at >= ${updatedSince}`,
    eventIds &&
      sql`persons.id in (select person_id from event_persons where event_id = any(${eventIds}::integer[]))`,
  ]);

function orderKey({ order, filters }: PersonsPage) {
  switch (order) {
    case 'name':
      return sql`coalesce(texts.name, main.name) collate "und-x-icu"`;
    case 'events_count':
      return sql`coalesce(counted.events_count, 0)`;
    case 'relevance':
      return relevance('persons.id', filters.ids);
    default:
      return sql.ref(`persons.${order}`);
  }
}

export async function selectPersons(db: Db, page: PersonsPage): Promise<readonly PersonRow[]> {
  const { lang, mainLang, filters, isDescending, limit, offset, counts } = page;
  const { rows } = await sql<PersonRow>`
    select persons.id, persons.image,
      coalesce(texts.name, main.name) as name,
      coalesce(texts.role, main.role) as role,
      coalesce(texts.biography, main.biography) as biography,
      texts.name is null or texts.role is null or texts.biography is null as is_fallback,
      coalesce(counted.events_count, 0) as events_count
    from persons
    join person_texts as main on main.person_id = persons.id and main.lang = ${mainLang}
    left join person_texts as texts on texts.person_id = persons.id and texts.lang = ${lang}
    left join ${countTable(counts)} on counted.id = persons.id
    where ${conditions(filters)}
    order by ${orderKey(page)} ${direction(isDescending)}, persons.id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countPersons(db: Db, filters: PersonFilters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total
    from persons
    where ${conditions(filters)}`.execute(db);
  return rows[0]?.total ?? 0;
}
