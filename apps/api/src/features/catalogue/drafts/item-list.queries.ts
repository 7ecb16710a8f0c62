import type { SearchableKind } from '@parterre/contracts/console/drafts';
import type { ItemKind } from '@parterre/domain/drafts/item';
import type { Db, Tx } from '../../../database/connect.ts';
import { type Sql, sql } from '../../../database/sql.ts';

interface Named {
  readonly key: string;
  readonly title: string;
  readonly path: string | null;
}

/** Key and name of everything of a kind, the name in the main language. */
const named: Readonly<Record<ItemKind, Sql>> = {
  events: sql`select events.source_id::text as key, event_texts.title, '/events/' || events.id as path from events cross join catalogue
    join event_texts on event_texts.event_id = events.id and event_texts.lang = catalogue.main_lang`,
  persons: sql`select persons.source_id::text as key, person_texts.name as title, '/persons/' || persons.id as path from persons cross join catalogue
    join person_texts on person_texts.person_id = persons.id and person_texts.lang = catalogue.main_lang`,
  places: sql`select places.source_id::text as key, place_texts.name as title, '/places/' || places.id as path from places cross join catalogue
    join place_texts on place_texts.place_id = places.id and place_texts.lang = catalogue.main_lang`,
  news: sql`select news.source_id::text as key, news_texts.title, '/news/' || news.id as path from news cross join catalogue
    join news_texts on news_texts.news_id = news.id and news_texts.lang = catalogue.main_lang`,
  halls: sql`select source_id::text as key, name ->> main_lang as title, null::text as path from halls cross join catalogue`,
  categories: sql`select source_id::text as key, name ->> main_lang as title, '/events?categories=' || id as path from categories cross join catalogue`,
  category_types: sql`select source_id::text as key, name ->> main_lang as title, null::text as path from category_types cross join catalogue`,
  locations: sql`select source_id::text as key, name ->> main_lang as title, '/events?cities=' || id as path from locations cross join catalogue`,
  landings: sql`select id::text as key, name as title, null::text as path from landings`,
  exchange_rates: sql`select from_currency || '-' || to_currency as key, from_currency || ' → ' || to_currency as title, null::text as path from exchange_rates`,
};

interface Wanted {
  readonly kind: ItemKind;
  /** A part of the name or of the key, by `namePattern`. */
  readonly pattern: string | null;
}

/** What was typed or pasted, with what `like` reads as a sign of its own masked, and with the space that is on a keyboard. */
export const namePattern = (typed: string | undefined): string | null =>
  typed ? `%${typed.replace(/\s+/g, ' ').replace(/[\\%_]/g, '\\$&')}%` : null;

/** However it is typed, as in the grid of performances: names are typeset with spaces that are on no keyboard. */
const isNamed = (pattern: string | null): Sql => sql`
    ${pattern}::text is null or translate(fold_text(title), chr(160) || chr(8239) || chr(8201), '   ') like fold_text(${pattern})
      or key ilike ${pattern}`;

export async function selectNamed(
  db: Db,
  { kind, pattern, page, limit }: Wanted & { readonly page: number; readonly limit: number },
): Promise<readonly Named[]> {
  const { rows } = await db.query(sql<Named>`
    select coalesce(key, '') as key, coalesce(title, key, '') as title, path
    from (${named[kind]}) as items
    where ${isNamed(pattern)}
    order by title, key
    limit ${limit} offset ${(page - 1) * limit}`);
  return rows;
}

export async function countNamed(db: Db, { kind, pattern }: Wanted): Promise<number> {
  const { rows } = await db.query(sql<{ total: number }>`
    select count(*)::integer as total
    from (${named[kind]}) as items
    where ${isNamed(pattern)}`);
  return rows[0]?.total ?? 0;
}

/** Sites are named where an event is not sold on all of them. */
const paged: Readonly<Record<SearchableKind, Sql>> = {
  events: sql`select id, source_id, landing_ids from events`,
  persons: sql`select id, source_id, null::integer[] as landing_ids from persons`,
  places: sql`select id, source_id, null::integer[] as landing_ids from places`,
  news: sql`select id, source_id, null::integer[] as landing_ids from news`,
};

export async function selectPaged(tx: Tx, kind: SearchableKind, key: string) {
  const { rows } = await tx.query(sql<{ id: number; landing_ids: readonly number[] | null }>`
    select id, landing_ids
    from (${paged[kind]}) as items
    where source_id = ${key}`);
  return rows[0];
}

/** Those of these keys that are somebody's: of the catalogue, of what was removed from it, or of a draft. */
export async function selectTakenKeys(
  db: Db,
  kind: ItemKind,
  keys: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await db.query(sql<{ key: string }>`
    select key
    from (${named[kind]}) as items
    where key = any(${keys})
    union
    select source_id
    from removed_items
    where kind = ${kind} and source_id = any(${keys})
    union
    select item_key
    from draft_items
    where kind = ${kind} and item_key = any(${keys})`);
  return rows.map(({ key }) => key);
}

export interface TextLanguages {
  readonly main_lang: string;
  /** Of the catalogue and of all sites. */
  readonly languages: string[];
}

export async function selectTextLanguages(db: Db): Promise<TextLanguages> {
  const { rows } = await db.query(sql<TextLanguages>`
    select main_lang, array(
      select distinct lang
      from (select unnest(languages) as lang from catalogue union select unnest(languages) from landings) as known
      order by lang) as languages
    from catalogue`);
  const [row] = rows;
  if (!row) throw new Error('the table catalogue has lost its only row');
  return row;
}
