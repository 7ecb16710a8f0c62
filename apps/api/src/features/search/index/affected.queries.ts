import { sql } from 'kysely';
import type { Tx } from '../../../database/connect.ts';

/** Ids of what was written. */
export type Written = Readonly<
  Record<'categories' | 'locations' | 'places' | 'halls' | 'persons' | 'events' | 'news', readonly number[]>
>;

/** Places that are found by the name of their city too. */
export async function selectAffectedPlaces(tx: Tx, { places, locations }: Written): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id
    from places
    where id = any(${places}) or location_id = any(${locations})`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Events that are found by the names of their cast, places, cities and categories too. */
export async function selectAffectedEvents(tx: Tx, written: Written): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select unnest(${written.events}::integer[]) as id
    union
    select event_id from event_persons where person_id = any(${written.persons})
    union
    select event_id from showings where place_id = any(${written.places})
    union
    select event_id from showings where hall_id = any(${written.halls})
    union
    select event_id from showings where location_id = any(${written.locations})
    union
    select id from events where category_id = any(${written.categories})`.execute(tx);
  return rows.map(({ id }) => id);
}
