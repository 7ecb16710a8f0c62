import type { DateFacts } from '@parterre/domain/price/sale-state';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { dateFacts } from '../stock/date-facts.ts';

export interface DateRow {
  readonly event_id: number;
  readonly facts: Omit<DateFacts, 'ticketsLeft'>;
  /** The one asked for, or the event's own where it has no price in it. */
  readonly currency: string;
}

export async function selectDate(db: Db, id: number, currency: string): Promise<DateRow | undefined> {
  const { rows } = await sql<DateRow>`
    select dated.event_id, ${dateFacts('dated')} as facts,
      case
        when exists (
          select
          from price_ranges as range
          where range.event_id = dated.event_id and range.price_list = dated.price_list
            and range.currency = ${currency})
        then ${currency}
        else events.currency
      end as currency
    from showings as dated
    join events on events.id = dated.event_id
    where dated.date_id = ${id}`.execute(db);
  return rows[0];
}

export interface DatePlanRow {
  readonly id: number;
  readonly hash: string;
  readonly seat_count: number;
}

/** The plan that a date is sold by, if it has one. */
export async function selectDatePlan(
  db: Db,
  eventId: number,
  dateId: number,
): Promise<DatePlanRow | undefined> {
  const { rows } = await sql<DatePlanRow>`
    select plans.id, plans.hash, plans.seat_count
    from event_dates as dates
    join seating_plans as plans on plans.id = dates.plan_id
    where dates.event_id = ${eventId} and dates.id = ${dateId}`.execute(db);
  return rows[0];
}
