import type { FirstSteps } from '@parterre/contracts/console/today';
import type { Db } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

/** How far a house is on its way to a first sale; undefined once it is there, or was. */
export async function selectFirstSteps(db: Db, now: Date): Promise<FirstSteps | undefined> {
  const { rows } = await db.query(sql<FirstSteps>`
    with drafted as (
      select kind,
        bool_or(jsonb_typeof(item -> 'dates') = 'array' and item -> 'dates' <> '[]') as has_dates
      from draft_items
      where item is not null
      group by kind
    )
    select exists (select 1 from landings) or exists (select 1 from drafted where kind = 'landings') as site,
      exists (select 1 from places) or exists (select 1 from drafted where kind = 'places') as place,
      exists (select 1 from halls) or exists (select 1 from drafted where kind = 'halls') as hall,
      exists (select 1 from events) or exists (select 1 from drafted where kind = 'events') as event,
      exists (select 1 from performances)
        or coalesce((select has_dates from drafted where kind = 'events'), false) as performance,
      exists (select 1 from events) as published
    where not exists (select 1 from performances where status = 'scheduled' and sale_ends_at > ${now})
      and not exists (select 1 from orders)`);
  return rows[0];
}
