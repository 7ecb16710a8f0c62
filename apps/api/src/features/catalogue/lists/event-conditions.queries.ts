import { fromWire } from '@parterre/domain/money/wire-money';
import { allConditions, isIn } from '../../../catalogue-reader/list-conditions.queries.ts';
import { momentStart } from '../../../catalogue-reader/list-page.ts';
import { type Sql, sql } from '../../../database/sql.ts';
import { choosesOffers, type EventFilters } from './event-filters.ts';

type Condition = Sql;

/** What a date of `table`, which is `listed_performances` by some name, must fulfil. */
export function dateConditions(filters: EventFilters, table: string): Condition {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const lists = ['category_id', 'hall_id', 'place_id', 'location_id'] as const;
  return allConditions([
    ...timeConditions(filters, column),
    ...lists.map((name) => isIn(`${table}.${name}`, filters[`${name}_in`])),
    ...startConditions(filters, column),
    ...priceConditions(filters, column),
  ]);
}

type Column = (name: string) => Sql;

function timeConditions({ date_type, at }: EventFilters, column: Column): Condition[] {
  switch (date_type) {
    case 'active':
      return [sql`not ${column('is_over')} and ${column('ended_at')} > ${at}`];
    case 'past':
      // The start is named for the sake of its index.
      return [sql`${column('started_at')} <= ${at}`, uncounted(sql`${column('ended_at')} <= ${at}`)];
    case 'current':
      return [
        sql`(${column('ended_at')} > ${at}
          or exists (select from events where id = ${column('event_id')} and last_ended_at <= ${at}))`,
      ];
    case 'all':
      return [];
  }
}

type MaybeCondition = Condition | undefined;

function startConditions(
  { started_gte: from, started_lte: to }: EventFilters,
  column: Column,
): MaybeCondition[] {
  const start = column('started_at');
  const days = [
    from?.kind === 'day' ? sql`${column('day')} >= ${from.day}::date` : undefined,
    to?.kind === 'day' ? sql`${column('day')} <= ${to.day}::date` : undefined,
  ];
  return [
    from && sql`${start} >= ${from.kind === 'day' ? dayBegin(from.day) : from.at}`,
    to && sql`${start} <= ${to.kind === 'day' ? dayEnd(to.day) : to.at}`,
    days.some(Boolean) ? uncounted(allConditions(days)) : undefined,
  ];
}

// A day begins up to 14 hours before it does in UTC, and ends up to 12 hours after; saying so lets the index be used.
const dayBegin = (day: string) => sql`(${day}::date - interval '14 hours') at time zone 'UTC'`;
const dayEnd = (day: string) => sql`(${day}::date + interval '36 hours') at time zone 'UTC'`;

/**
 * A condition that hardly narrows down what others leave. The planner would multiply the two, expect a tenth of the rows
 * and sort them all rather than follow an index to the end of the page; of this it only guesses a half.
 */
const uncounted = (condition: Condition): Condition => sql`coalesce(${condition}, false)`;

/** All-in prices of the date that reach into the range asked for. */
function priceConditions(filters: EventFilters, column: Column): Condition[] {
  if (filters.price_gte === undefined && filters.price_lte === undefined) return [];
  return [
    sql`exists (
      select
      from price_ranges as range
      where range.event_id = ${column('event_id')}
        and range.price_list = ${column('price_list')}
        and range.currency = ${filters.currency}
        and ${isInPrice(filters, 'range')})`,
  ];
}

/** Whether a row of `price_ranges` by some name reaches into the prices asked for. */
export function isInPrice({ price_gte, price_lte, currency }: EventFilters, range: string): Condition {
  const minor = (price: number) => fromWire(price, currency).amountMinor;
  return allConditions([
    price_gte === undefined ? undefined : sql`${sql.ref(`${range}.max_minor`)} >= ${minor(price_gte)}`,
    price_lte === undefined ? undefined : sql`${sql.ref(`${range}.min_minor`)} <= ${minor(price_lte)}`,
  ]);
}

/** What the event itself, whose id stands in `id`, must fulfil. */
export function eventConditions(filters: EventFilters, id: string): Condition {
  const { event_id_in, label_id_in, person_id_in, updated_gte } = filters;
  const event = sql.ref(id);
  return allConditions([
    isIn(id, event_id_in),
    label_id_in &&
      sql`${event} in (select event_id from event_labels where ${isIn('label_id', label_id_in)})`,
    person_id_in &&
      sql`${event} in (select event_id from event_persons where ${isIn('person_id', person_id_in)})`,
    updated_gte && sql`${event} in (select id from events where updated_at >= ${momentStart(updated_gte)})`,
  ]);
}

/** Whether `listed`, a row of `listed_performances` that fits, is the first of its event that does: there lists take the event. */
export const isFirstDate = (filters: EventFilters): Sql =>
  choosesOffers(filters)
    ? sql`case when listed.is_one_offer then ${isPreviousOut(filters)} else ${areEarlierOut(filters)} end`
    : isPreviousOut(filters);

/** Dates that differ in time alone fit from some time on: then the one before tells, with no second look at the table. */
export function isPreviousOut({ date_type, at, started_gte }: EventFilters): Sql {
  const isOver = sql`listed.previous_ended_at <= ${at} and listed.ended_at > ${at}`;
  const reasons = [
    sql`listed.previous_started_at is null`,
    date_type === 'active' || date_type === 'current' ? isOver : undefined,
    started_gte?.kind === 'day' ? sql`listed.previous_day < ${started_gte.day}::date` : undefined,
    started_gte?.kind === 'instant' ? sql`listed.previous_started_at < ${started_gte.at}` : undefined,
  ];
  const given = reasons.filter((reason) => reason !== undefined);
  return sql`(${sql.join(given, ' or ')})`;
}

/**
 * All dates of the event are looked at. What they must fulfil is no condition of the statement, lest the planner look
 * for them by it: it takes those of a day for fewer than those of an event.
 */
const areEarlierOut = (filters: EventFilters) => sql`(
  select bool_and((own.started_at, own.performance_id) >= (listed.started_at, listed.performance_id))
    filter (where ${dateConditions(filters, 'own')})
  from listed_performances as own
  where own.event_id = listed.event_id)`;
