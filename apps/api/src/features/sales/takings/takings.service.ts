import type { GridPerformance } from '@parterre/contracts/console/performances';
import type { Takings } from '@parterre/contracts/console/today';
import { wireAmount } from '../../../catalogue-reader/wire-values.ts';
import type { Db } from '../../../database/connect.ts';
import {
  type ComparedDay,
  selectPerformanceTakings,
  selectTakings,
  type TakingsRow,
} from './takings.queries.ts';

interface Compared {
  readonly today: ComparedDay;
  readonly weekBefore: ComparedDay;
}

const hourMs = 3_600_000;

/** The takings of a day so far beside those of another, by currency: the one with most of it first. */
export async function compareTakings(db: Db, { today, weekBefore }: Compared): Promise<Takings[]> {
  const [now, before] = [await selectTakings(db, today), await selectTakings(db, weekBefore)];
  const currencies = [...new Set([...now, ...before].map(({ currency }) => currency))];
  const hours = Math.max(countHours(today), countHours(weekBefore));
  return currencies
    .map((currency) => toWire(currency, hours, ofCurrency(now, currency), ofCurrency(before, currency)))
    .toSorted((a, b) => weight(b) - weight(a));
}

/** One more or one less where clocks are put back or forward. */
const countHours = ({ from, until }: ComparedDay) => Math.round((until.getTime() - from.getTime()) / hourMs);

const ofCurrency = (rows: readonly TakingsRow[], wanted: string) =>
  rows.filter(({ currency }) => currency === wanted);

const weight = ({ today, week_before }: Takings) => Math.abs(today) + Math.abs(week_before);

function toWire(
  currency: string,
  hours: number,
  today: readonly TakingsRow[],
  before: readonly TakingsRow[],
): Takings {
  const amount = (minor: number) => wireAmount(minor, currency);
  const inHour = (rows: readonly TakingsRow[], wanted: number) =>
    amount(rows.find(({ hour }) => hour === wanted)?.minor ?? 0);
  return {
    currency_code: currency,
    today: amount(total(today, 'minor')),
    week_before_so_far: amount(total(before, 'minor_so_far')),
    week_before: amount(total(before, 'minor')),
    hours: Array.from({ length: hours }, (_, hour) => ({
      today: inHour(today, hour),
      week_before: inHour(before, hour),
    })),
  };
}

const total = (rows: readonly TakingsRow[], column: 'minor' | 'minor_so_far'): number =>
  rows.reduce((sum, row) => sum + row[column], 0);

/** What each of these performances has brought so far, by their ids: the currency with most of it first. */
export async function readPerformanceTakings(
  db: Db,
  performanceIds: readonly number[],
): Promise<ReadonlyMap<number, NonNullable<GridPerformance['takings']>>> {
  const rows = await selectPerformanceTakings(db, performanceIds);
  return new Map(
    [...Map.groupBy(rows, ({ performance_id }) => performance_id)].map(([id, own]) => [
      id,
      own.map(({ minor, currency }) => ({ amount: wireAmount(minor, currency), currency_code: currency })),
    ]),
  );
}
