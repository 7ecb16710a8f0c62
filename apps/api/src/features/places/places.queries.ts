import type { Picture } from '@parterre/contracts/catalogue-file/values';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { allOf, direction, isIn, relevance } from '../catalogue/list-statement.ts';
import type { ListWish } from '../catalogue/list-wish.ts';
import { countTable, type EventCounts } from '../events/event-counts.ts';
import { type NamedRow, nameOf } from '../events/event-names.ts';

export type PlaceOrder = 'name' | 'events_count' | 'updated_at' | 'relevance' | 'id';

export interface PlaceFilters extends Pick<ListWish, 'ids' | 'updatedSince'> {
  readonly locationIds?: readonly number[] | undefined;
}

export interface PlacesPage extends Omit<ListWish, 'ids' | 'updatedSince'> {
  readonly filters: PlaceFilters;
  readonly counts: EventCounts;
  readonly order: PlaceOrder;
  readonly isDescending: boolean;
}

export interface PlaceRow {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly lat: number;
  readonly lon: number;
  readonly images: readonly Picture[];
  readonly location: NamedRow;
  readonly halls: readonly (NamedRow & { readonly capacity: number })[] | null;
  readonly events_count: number;
  readonly is_fallback: boolean;
}

const conditions = ({ ids, updatedSince, locationIds }: PlaceFilters) =>
  allOf([
    isIn('places.id', ids),
    isIn('places.location_id', locationIds),
    updatedSince && sql`places.updated_at >= ${updatedSince}`,
  ]);

function orderKey({ order, filters }: PlacesPage) {
  switch (order) {
    case 'name':
      return sql`coalesce(texts.name, main.name) collate "und-x-icu"`;
    case 'events_count':
      return sql`coalesce(counted.events_count, 0)`;
    case 'relevance':
      return relevance('places.id', filters.ids);
    default:
      return sql.ref(`places.${order}`);
  }
}

export async function selectPlaces(db: Db, page: PlacesPage): Promise<readonly PlaceRow[]> {
  const { lang, mainLang, filters, isDescending, limit, offset, counts } = page;
  const { rows } = await sql<PlaceRow>`
    select places.id, places.lat, places.lon, places.images,
      coalesce(texts.name, main.name) as name,
      coalesce(texts.description, main.description) as description,
      coalesce(texts.address, main.address) as address,
      texts.name is null or texts.description is null or texts.address is null as is_fallback,
      ${nameOf('locations', 'places.location_id', page)} as location,
      (
        select json_agg(json_build_object('id', id, 'name', coalesce(name ->> ${lang}, name ->> ${mainLang}),
          'is_fallback', not name ? ${lang}, 'capacity', capacity) order by id)
        from halls
        where place_id = places.id
      ) as halls,
      coalesce(counted.events_count, 0) as events_count
    from places
    join place_texts as main on main.place_id = places.id and main.lang = ${mainLang}
    left join place_texts as texts on texts.place_id = places.id and texts.lang = ${lang}
    left join ${countTable(counts)} on counted.id = places.id
    where ${conditions(filters)}
    order by ${orderKey(page)} ${direction(isDescending)}, places.id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countPlaces(db: Db, filters: PlaceFilters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total
    from places
    where ${conditions(filters)}`.execute(db);
  return rows[0]?.total ?? 0;
}
