import type { Picture } from '@parterre/contracts/catalogue-file/values';
import { allConditions, isIn } from '../../../catalogue-reader/list-conditions.queries.ts';
import type { Db } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import type { ListRequest } from './list-query.ts';
import { type ThingsPage, thingsStatement } from './localized-list.queries.ts';

export interface PersonFilters extends Pick<ListRequest, 'ids' | 'updatedSince'> {
  readonly eventIds?: readonly number[] | undefined;
}

const personTable = { things: 'persons', texts: 'person_texts', key: 'person_id' };

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
  allConditions([
    isIn('persons.id', ids),
    updatedSince && sql`persons.updated_at >= ${updatedSince}`,
    eventIds &&
      sql`persons.id in (select person_id from event_persons where event_id = any(${eventIds}::integer[]))`,
  ]);

export async function selectPersons(db: Db, page: ThingsPage<PersonFilters>): Promise<readonly PersonRow[]> {
  const { rows } = await db.query(sql<PersonRow>`
    select persons.id, persons.image,
      coalesce(texts.name, main.name, '') as name,
      coalesce(texts.role, main.role, '') as role,
      coalesce(texts.biography, main.biography, '') as biography,
      texts.name is null or texts.role is null or texts.biography is null as is_fallback,
      coalesce(counted.events_count, 0) as events_count
    ${thingsStatement(personTable, page, conditions(page.filters))}`);
  return rows;
}

export async function countPersons(db: Db, filters: PersonFilters): Promise<number> {
  const { rows } = await db.query(sql<{ total: number }>`
    select count(*) as total
    from persons
    where ${conditions(filters)}`);
  return rows[0]?.total ?? 0;
}
