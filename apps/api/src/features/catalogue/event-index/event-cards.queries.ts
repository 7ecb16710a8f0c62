import type { Picture, Translated } from '@parterre/contracts/catalogue-file/values';
import type { Languages } from '../../../catalogue-reader/wire-values.ts';
import type { Db } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { localizedName, type NamedRow } from '../lists/localized-list.queries.ts';
import { type Columns, milliseconds, onlyRow, values } from './event-index.queries.ts';

/** An event as it is told in several languages. */
export interface CardRow {
  readonly id: number;
  readonly event_source_id: number;
  readonly category_id: number;
  readonly age_limit: number;
  readonly duration_minutes: number;
  readonly images: {
    readonly poster: Picture;
    readonly banner?: Picture;
    readonly gallery: readonly Picture[];
  };
  readonly updated_at_ms: number;
  readonly texts: readonly TextRow[];
  readonly label_ids: readonly number[];
  readonly credits: readonly CreditRow[];
}

interface TextRow {
  readonly lang: string;
  readonly title: string | null;
  readonly subtitle: string | null;
  readonly description: string | null;
}

interface CreditRow {
  readonly person_id: number;
  readonly role: Translated;
}

/** What is told of events whatever is asked, in each of the languages that they have texts in. */
export async function selectCards(
  db: Db,
  eventIds: readonly number[],
  langs: readonly string[],
): Promise<readonly CardRow[]> {
  const { rows } = await db.query(sql<CardRow>`
    /* select_event_cards */
    select id, event_source_id, category_id, age_limit, duration_minutes, images,
      ${milliseconds('updated_at')} as updated_at_ms,
      (
        select coalesce(json_agg(row_to_json(texts)), '[]')
        from (
          select lang, title, subtitle, description
          from event_texts
          where event_id = events.id and lang = any(${sql.list(langs, 'text')})) as texts
      ) as texts,
      (
        select coalesce(json_agg(label_id order by label_id), '[]')
        from event_labels
        where event_id = events.id
      ) as label_ids,
      (
        select coalesce(json_agg(row_to_json(credits)), '[]')
        from (
          select person_id, role
          from event_persons
          where event_id = events.id
          order by position) as credits
      ) as credits
    from events
    where id = any(${sql.list(eventIds, 'integer')})`);
  return rows;
}

export interface NameRow {
  readonly kind: 'category' | 'label' | 'person';
  readonly id: number;
  readonly name: string;
  readonly is_fallback: boolean;
}

/** What categories, labels and persons are called. Joined to every card, they would take longer than all the rest of it. */
export async function selectNames(db: Db, { lang, mainLang }: Languages): Promise<Columns<NameRow>> {
  const { rows } = await db.query(sql<Columns<NameRow>>`
    select ${values('kind')} as kind, ${values('id')} as id, ${values('name')} as name,
      ${values('is_fallback')} as is_fallback
    from (
      select 'category' as kind, id, coalesce(name ->> ${lang}, name ->> ${mainLang}) as name,
        not name ? ${lang} as is_fallback
      from categories
      union all
      select 'label', id, coalesce(name ->> ${lang}, name ->> ${mainLang}), not name ? ${lang}
      from labels
      union all
      select 'person', main.person_id, coalesce(own.name, main.name), own.name is null
      from person_texts as main
      left join person_texts as own on own.person_id = main.person_id and own.lang = ${lang}
      where main.lang = ${mainLang}) as named`);
  return onlyRow(rows);
}

export interface VenueRow {
  readonly id: number;
  readonly hall: NamedRow;
  readonly place: NamedRow & { readonly address: string };
  readonly location: NamedRow;
}

/** All halls, and where they are. */
export async function selectVenues(db: Db, { lang, mainLang }: Languages): Promise<readonly VenueRow[]> {
  const { rows } = await db.query(sql<VenueRow>`
    select venues.id,
      ${localizedName('halls', 'venues.id', { lang, mainLang })} as hall,
      ${localizedName('locations', 'places.location_id', { lang, mainLang })} as location,
      json_build_object('id', main.place_id, 'name', coalesce(texts.name, main.name),
        'address', coalesce(texts.address, main.address), 'is_fallback', texts.name is null or texts.address is null) as place
    from halls as venues
    join places on places.id = venues.place_id
    join place_texts as main on main.place_id = venues.place_id and main.lang = ${mainLang}
    left join place_texts as texts on texts.place_id = venues.place_id and texts.lang = ${lang}`);
  return rows;
}
