import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { Tx } from '../../../database/connect.ts';
import { type Sql, sql } from '../../../database/sql.ts';

type Kind = Exclude<keyof CatalogueFile, 'format' | 'version' | 'main_lang' | 'removed'>;
type Item<Of extends Kind> = NonNullable<CatalogueFile[Of]>[number];
/** What is optional in the file comes as null out of the database. */
type Row<Thing> = { readonly [Key in keyof Thing]: Exclude<Thing[Key], undefined> | null };

/** A text by language, from the table in which each language has a row. */
const texts = (table: string, owner: string, id: string, column: string) => sql`(
  select json_object_agg(lang, ${sql.ref(column)} order by lang)
  from ${sql.ref(table)}
  where ${sql.ref(owner)} = ${sql.ref(id)} and ${sql.ref(column)} is not null)`;

/** All of them, or those of some keys. */
const among = (column: string, keys: readonly (string | number)[] | undefined): Sql =>
  keys ? sql`where ${sql.ref(column)} = any(${keys})` : sql``;

export async function selectRates(tx: Tx) {
  const { rows } = await tx.query(sql<Row<Item<'exchange_rates'>>>`
    select from_currency as "from", to_currency as "to", rate::float8 as rate, step::float8 as step,
      to_char(set_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as set_at
    from exchange_rates
    order by from_currency, to_currency`);
  return rows;
}

export async function selectLandings(tx: Tx, keys?: readonly number[]) {
  const { rows } = await tx.query(sql<Row<Item<'landings'>>>`
    select id, name, domain, languages, theme, online, invoices, navigation,
      (select coalesce(json_object_agg(slug, json_build_object('title', title, 'body', body) order by position), '{}')
        from landing_pages
        where landing_id = landings.id and kind = 'info') as info,
      (select coalesce(json_agg(json_build_object('slug', slug, 'title', title, 'body', body) order by position), '[]')
        from landing_pages
        where landing_id = landings.id and kind = 'custom') as pages
    from landings
    ${among('id', keys)}
    order by id`);
  return rows;
}

export async function selectCategoryTypes(tx: Tx, keys?: readonly string[]) {
  const { rows } = await tx.query(sql<Row<Item<'category_types'>>>`
    select source_id, name
    from category_types
    ${among('source_id', keys)}
    order by id`);
  return rows;
}

export async function selectCategories(tx: Tx, keys?: readonly string[]) {
  const { rows } = await tx.query(sql<Row<Item<'categories'>>>`
    select categories.source_id, category_types.source_id as type, categories.name
    from categories
    join category_types on category_types.id = categories.type_id
    ${among('categories.source_id', keys)}
    order by categories.id`);
  return rows;
}

export async function selectLocations(tx: Tx, keys?: readonly string[]) {
  const { rows } = await tx.query(sql<Row<Item<'locations'>>>`
    select source_id, name, time_zone, country
    from locations
    ${among('source_id', keys)}
    order by id`);
  return rows;
}

export async function selectPlaces(tx: Tx, keys?: readonly string[]) {
  const { rows } = await tx.query(sql<Row<Item<'places'>>>`
    select places.source_id, locations.source_id as location,
      ${texts('place_texts', 'place_id', 'places.id', 'name')} as name,
      ${texts('place_texts', 'place_id', 'places.id', 'description')} as description,
      ${texts('place_texts', 'place_id', 'places.id', 'address')} as address,
      json_build_object('lat', places.lat, 'lon', places.lon) as geo, places.images
    from places
    join locations on locations.id = places.location_id
    ${among('places.source_id', keys)}
    order by places.id`);
  return rows;
}

/** Of each plan the one that halls have now, or else the latest. */
export async function selectPlans(tx: Tx) {
  const { rows } = await tx.query(sql<Row<Item<'seating_plans'>>>`
    select distinct on (source_id) source_id, name, source as plan
    from seating_plans
    order by source_id, exists (select from halls where halls.plan_id = seating_plans.id) desc, id desc`);
  return rows;
}

export async function selectHalls(tx: Tx, keys?: readonly string[]) {
  const { rows } = await tx.query(sql<Row<Item<'halls'>>>`
    select halls.source_id, places.source_id as place, halls.name, seating_plans.source_id as plan,
      halls.stated_capacity as capacity
    from halls
    join places on places.id = halls.place_id
    left join seating_plans on seating_plans.id = halls.plan_id
    ${among('halls.source_id', keys)}
    order by halls.id`);
  return rows;
}

export async function selectPersons(tx: Tx, keys?: readonly string[]) {
  const { rows } = await tx.query(sql<Row<Item<'persons'>>>`
    select source_id,
      ${texts('person_texts', 'person_id', 'persons.id', 'name')} as name,
      ${texts('person_texts', 'person_id', 'persons.id', 'role')} as role,
      ${texts('person_texts', 'person_id', 'persons.id', 'biography')} as biography, image
    from persons
    ${among('source_id', keys)}
    order by id`);
  return rows;
}

export async function selectNews(tx: Tx, keys?: readonly string[]) {
  const { rows } = await tx.query(sql<Row<Item<'news'>>>`
    select news.source_id,
      ${texts('news_texts', 'news_id', 'news.id', 'title')} as title,
      ${texts('news_texts', 'news_id', 'news.id', 'lead')} as lead,
      ${texts('news_texts', 'news_id', 'news.id', 'body')} as body,
      to_char(news.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as published_at, news.image,
      array(
        select events.source_id::text
        from news_events
        join events on events.id = news_events.event_id
        where news_events.news_id = news.id
        order by news_events.position) as events,
      array(
        select persons.source_id::text
        from news_persons
        join persons on persons.id = news_persons.person_id
        where news_persons.news_id = news.id
        order by news_persons.position) as persons
    from news
    ${among('news.source_id', keys)}
    order by news.id`);
  return rows;
}
