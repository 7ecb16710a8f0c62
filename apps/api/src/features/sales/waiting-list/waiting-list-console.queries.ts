import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface WaitedRow {
  readonly performance_id: number;
  readonly event_id: number;
  readonly place_id: number;
  readonly title: string | null;
  readonly started_text: string;
  readonly wishes: number;
  readonly tickets: number;
  readonly offers: number;
}

/** Performances that somebody waits for, or one of them. */
export async function selectWaited(
  db: Db | Tx,
  { performanceId, lang }: { readonly performanceId: number | null; readonly lang: string | undefined },
): Promise<readonly WaitedRow[]> {
  const { rows } = await db.query(sql<WaitedRow>`
    with waited as (
      select performance_id, count(*)::integer as wishes, sum(count)::integer as tickets
      from wishes
      cross join lateral unnest(performance_ids) as performance_id
      where ended_at is null and confirmed_at is not null
      group by performance_id
    ), offered as (
      select performance_id, count(*)::integer as offers
      from allotments
      where ended_at is null
      group by performance_id
    )
    select listed.performance_id, listed.event_id, listed.place_id, coalesce(titles.title, main_titles.title) as title, listed.started_text,
      coalesce(waited.wishes, 0) as wishes, coalesce(waited.tickets, 0) as tickets, coalesce(offered.offers, 0) as offers
    from listed_performances as listed
    cross join catalogue
    left join waited on waited.performance_id = listed.performance_id
    left join offered on offered.performance_id = listed.performance_id
    left join event_texts as titles on titles.event_id = listed.event_id and titles.lang = ${lang ?? null}
    left join event_texts as main_titles on main_titles.event_id = listed.event_id and main_titles.lang = catalogue.main_lang
    where (${performanceId}::integer is null and (waited.wishes > 0 or offered.offers > 0)) or listed.performance_id = ${performanceId}::integer
    order by listed.started_at, listed.performance_id`);
  return rows;
}

export interface LineRow {
  readonly id: string;
  readonly email: string;
  readonly count: number;
  readonly zones: readonly string[];
  readonly max_minor: number;
  readonly currency: string;
  readonly confirmed_at: Date;
  readonly performance_ids: readonly number[];
  readonly allotment_id: string | null;
  readonly allotment_state: 'running' | 'taken' | null;
  readonly allotment_performance_id: number | null;
  readonly allotment_zone: string | null;
  readonly allotment_units: readonly number[] | null;
  readonly total_minor: number | null;
  readonly kept_until: Date | null;
}

/** Who waits for a performance of an event, in the order of the line. */
export async function selectLine(
  db: Db,
  { eventId, performanceId }: { readonly eventId: number; readonly performanceId: number },
): Promise<readonly LineRow[]> {
  const { rows } = await db.query(sql<LineRow>`
    select wishes.id, coalesce(wishes.email, '') as email, wishes.count, wishes.zones, wishes.max_minor, wishes.currency, wishes.confirmed_at,
      wishes.performance_ids, allotments.id as allotment_id, allotments.state as allotment_state,
      allotments.performance_id as allotment_performance_id, allotments.zone as allotment_zone, allotments.units as allotment_units,
      allotments.total_minor, allotments.kept_until
    from wishes
    left join allotments on allotments.wish_id = wishes.id and allotments.ended_at is null
    where wishes.event_id = ${eventId} and wishes.ended_at is null and wishes.confirmed_at is not null
      and wishes.performance_ids @> array[${performanceId}::integer]
    order by wishes.confirmed_at, wishes.id
    limit 500`);
  return rows;
}
