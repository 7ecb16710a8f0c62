import { fromWire } from '@parterre/domain/money/wire-money';
import { type RawBuilder, sql } from 'kysely';
import { allOf, isIn } from '../catalogue/list-statement.ts';
import { momentStart } from '../catalogue/list-wish.ts';
import type { EventFilters } from './event-filters.ts';

type Condition = RawBuilder<unknown>;

/** What a date of `table`, which is `showings` by some name, must fulfil. */
export function dateConditions(filters: EventFilters, table: string): Condition {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const lists = ['category_id', 'hall_id', 'place_id', 'location_id'] as const;
  return allOf([
    ...timeConditions(filters, column),
    ...lists.map((name) => isIn(`${table}.${name}`, filters[`${name}_in`])),
    ...startConditions(filters, column),
    ...priceConditions(filters, column),
  ]);
}

type Column = (name: string) => RawBuilder<unknown>;

function timeConditions({ date_type, at }: EventFilters, column: Column): Condition[] {
  switch (date_type) {
    case 'active':
      return [sql`not ${column('is_over')} and ${column('ended_at')} > ${at}`];
    case 'past':
      // The start is named for the sake of its index.
      return [sql`${column('started_at')} <= ${at} and ${column('ended_at')} <= ${at}`];
    case 'current':
      return [
        sql`(${column('ended_at')} > ${at}
          or exists (select from events where id = ${column('event_id')} and last_ended_at <= ${at}))`,
      ];
    case 'all':
      return [];
  }
}

/** A day begins up to 14 hours before it does in UTC, and ends up to 12 hours after; saying so lets the index be used. */
function startConditions({ started_gte, started_lte }: EventFilters, column: Column): Condition[] {
  const from =
    started_gte?.kind === 'day'
      ? sql`${column('day')} >= ${started_gte.day}::date
          and ${column('started_at')} >= (${started_gte.day}::date - interval '14 hours') at time zone 'UTC'`
      : started_gte && sql`${column('started_at')} >= ${started_gte.at}`;
  const to =
    started_lte?.kind === 'day'
      ? sql`${column('day')} <= ${started_lte.day}::date
          and ${column('started_at')} < (${started_lte.day}::date + interval '36 hours') at time zone 'UTC'`
      : started_lte && sql`${column('started_at')} <= ${started_lte.at}`;
  return [from, to].filter((condition) => condition !== undefined);
}

/** All-in prices of the date that reach into the range asked for. */
function priceConditions({ price_gte, price_lte, currency }: EventFilters, column: Column): Condition[] {
  if (price_gte === undefined && price_lte === undefined) return [];
  const from = fromWire(price_gte ?? 0, currency).amountMinor;
  const to = price_lte === undefined ? null : fromWire(price_lte, currency).amountMinor;
  return [
    sql`exists (
      select
      from price_ranges as range
      where range.event_id = ${column('event_id')}
        and range.price_list = ${column('price_list')}
        and range.currency = ${currency}
        and range.max_minor >= ${from}
        and (${to}::bigint is null or range.min_minor <= ${to}))`,
  ];
}

/** What the event itself, whose id stands in `id`, must fulfil. */
export function eventConditions(filters: EventFilters, id: string): Condition {
  const { event_id_in, label_id_in, person_id_in, updated_gte } = filters;
  const event = sql.ref(id);
  return allOf([
    isIn(id, event_id_in),
    label_id_in &&
      sql`${event} in (select event_id from event_labels where ${isIn('label_id', label_id_in)})`,
    person_id_in &&
      sql`${event} in (select event_id from event_persons where ${isIn('person_id', person_id_in)})`,
    updated_gte && sql`${event} in (select id from events where updated_at >= ${momentStart(updated_gte)})`,
  ]);
}
