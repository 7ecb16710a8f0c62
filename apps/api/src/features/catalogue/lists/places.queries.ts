import type { Picture } from '@parterre/contracts/catalogue-file/values';
import { allConditions, isIn } from '../../../catalogue-reader/list-conditions.queries.ts';
import type { Db } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import type { ListRequest } from './list-query.ts';
import { localizedName, type NamedRow, type ThingsPage, thingsStatement } from './localized-list.queries.ts';

export interface PlaceFilters extends Pick<ListRequest, 'ids' | 'updatedSince'> {
  readonly locationIds?: readonly number[] | undefined;
}

const placeTable = { things: 'places', texts: 'place_texts', key: 'place_id' };

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
  allConditions([
    isIn('places.id', ids),
    isIn('places.location_id', locationIds),
    updatedSince && sql`places.updated_at >= ${updatedSince}`,
  ]);

export async function selectPlaces(db: Db, page: ThingsPage<PlaceFilters>): Promise<readonly PlaceRow[]> {
  const { lang, mainLang } = page;
  const { rows } = await db.query(sql<PlaceRow>`
    select places.id, places.lat, places.lon, places.images,
      coalesce(texts.name, main.name, '') as name,
      coalesce(texts.description, main.description, '') as description,
      coalesce(texts.address, main.address, '') as address,
      texts.name is null or texts.description is null or texts.address is null as is_fallback,
      ${localizedName('locations', 'places.location_id', page)} as location,
      (
        select json_agg(json_build_object('id', id, 'name', coalesce(name ->> ${lang}, name ->> ${mainLang}),
          'is_fallback', not name ? ${lang}, 'capacity', capacity) order by id)
        from halls
        where place_id = places.id
      ) as halls,
      coalesce(counted.events_count, 0) as events_count
    ${thingsStatement(placeTable, page, conditions(page.filters))}`);
  return rows;
}

export async function countPlaces(db: Db, filters: PlaceFilters): Promise<number> {
  const { rows } = await db.query(sql<{ total: number }>`
    select count(*) as total
    from places
    where ${conditions(filters)}`);
  return rows[0]?.total ?? 0;
}
