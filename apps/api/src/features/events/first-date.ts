import { type RawBuilder, sql } from 'kysely';
import { dateConditions } from './event-conditions.ts';
import { choosesOffers, type EventFilters } from './event-filters.ts';

/** Whether `dated`, a row of `showings` that fits, is the first of its event that does: there lists take the event. */
export const isFirstDate = (filters: EventFilters): RawBuilder<unknown> =>
  choosesOffers(filters)
    ? sql`case when dated.is_one_offer then ${isPreviousOut(filters)} else ${areEarlierOut(filters)} end`
    : isPreviousOut(filters);

/** Dates that differ in time alone fit from some time on: then the one before tells, with no second look at the table. */
export function isPreviousOut({ date_type, at, started_gte }: EventFilters): RawBuilder<unknown> {
  const isOver = sql`dated.previous_ended_at <= ${at} and dated.ended_at > ${at}`;
  const reasons = [
    sql`dated.previous_started_at is null`,
    date_type === 'active' || date_type === 'current' ? isOver : undefined,
    started_gte?.kind === 'day' ? sql`dated.previous_day < ${started_gte.day}::date` : undefined,
    started_gte?.kind === 'instant' ? sql`dated.previous_started_at < ${started_gte.at}` : undefined,
  ];
  const given = reasons.filter((reason) => reason !== undefined);
  return sql`(${sql.join(given, sql` or `)})`;
}

/**
 * All dates of the event are looked at. What they must fulfil is no condition of the statement, lest the planner look
 * for them by it: it takes those of a day for fewer than those of an event.
 */
const areEarlierOut = (filters: EventFilters) => sql`(
  select bool_and((own.started_at, own.date_id) >= (dated.started_at, dated.date_id))
    filter (where ${dateConditions(filters, 'own')})
  from showings as own
  where own.event_id = dated.event_id)`;
