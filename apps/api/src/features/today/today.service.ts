import type { StaffPerformance } from '@parterre/contracts/console/performances';
import type { DayFigures, Today, TodayQuery } from '@parterre/contracts/console/today';
import { hasPermission, isPermitted } from '@parterre/domain/staff/permissions';
import type { StaffActor } from '../../commands/command.ts';
import type { Db } from '../../database/connect.ts';
import { zonedInstant, zonedText } from '../../time/zoned-time.ts';
import { readFirstSteps } from '../catalogue/drafts/first-steps.service.ts';
import { listStuckDrafts } from '../catalogue/drafts/list-drafts.service.ts';
import { readDoctor } from '../doctor/doctor.service.ts';
import { readBacklog } from '../operations/backlog.service.ts';
import { readDays } from '../performances/grid/performance-grid.service.ts';
import { listOpenAttention } from '../sales/attention/list-open-attention.service.ts';
import { compareTakings } from '../sales/takings/takings.service.ts';

const maxItems = 20;
const daysShown = 7;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

interface HouseClock {
  /** By whose midnight days begin, as in settlement: whoever looks, from wherever. */
  readonly timeZone: string;
}

/** How the house stands: each part for those who may see it. */
export async function readToday(
  db: Db,
  actor: StaffActor,
  { lang, timeZone }: TodayQuery & HouseClock,
  at: Date,
): Promise<Today> {
  const day = zonedText(at, timeZone).slice(0, 'yyyy-mm-dd'.length);
  const weekBefore = addDays(day, -daysShown);
  const days = Array.from({ length: daysShown }, (_, after) => addDays(day, after));
  const performances = await readDays(db, actor, { from: day, until: days.at(-1) ?? day, lang }, at);
  const { grants } = actor;
  const inHouse = { kind: 'house' } as const;
  const isChecker = isPermitted(grants, 'house.check', inHouse);
  return {
    at: at.toISOString(),
    day,
    tonight: performances.filter(isOn(day)),
    // What was called off or waits for another date is shown, and fills no evening.
    week: days.map((one) => addUp(one, performances.filter(isPlayed).filter(isOn(one)))),
    takings: isPermitted(grants, 'settlement.view', inHouse)
      ? await compareTakings(db, {
          today: comparedDay(day, timeZone, at),
          weekBefore: comparedDay(weekBefore, timeZone, sameTimeOn(weekBefore, timeZone, at)),
        })
      : null,
    attention: hasPermission(grants, 'orders.view') ? await listAttention(db, actor) : null,
    stuck_drafts: hasPermission(grants, 'catalogue.change') ? await listStuckDrafts(db) : null,
    first_steps: hasPermission(grants, 'catalogue.change') ? await readFirstSteps(db, at) : null,
    outbox: isPermitted(grants, 'orders.view', inHouse) ? await readOutbox(db) : null,
    doctor: isChecker ? await readDoctor(db) : null,
  };
}

async function listAttention(db: Db, actor: StaffActor): Promise<Today['attention']> {
  const { total, items } = await listOpenAttention(db, actor, maxItems);
  return { total, items: [...items] };
}

async function readOutbox(db: Db): Promise<Today['outbox']> {
  const { outbox, outboxOldestSeconds } = await readBacklog(db);
  return Number.isNaN(outbox) ? null : { waiting: outbox, oldest_seconds: outboxOldestSeconds };
}

/** By the clock of its place, as it stands on the ticket. */
const isOn = (day: string) => (performance: StaffPerformance) => performance.started_at.startsWith(day);

const isPlayed = ({ state }: StaffPerformance) => state !== 'cancelled' && state !== 'postponed';

function addUp(day: string, performances: readonly StaffPerformance[]): DayFigures {
  const total = (name: 'capacity' | 'sold' | 'held' | 'withheld' | 'free') =>
    performances.reduce((sum, performance) => sum + performance[name], 0);
  return {
    day,
    performances: performances.length,
    capacity: total('capacity'),
    sold: total('sold'),
    held: total('held'),
    withheld: total('withheld'),
    free: total('free'),
  };
}

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length);

const comparedDay = (day: string, timeZone: string, soFar: Date) => ({
  from: midnight(day, timeZone),
  soFar,
  until: midnight(addDays(day, 1), timeZone),
});

/** By the clock on the wall, which may have been put forward or back since. */
function sameTimeOn(day: string, timeZone: string, at: Date): Date {
  const [, time = ''] = /(T\d\d:\d\d)/.exec(zonedText(at, timeZone)) ?? [];
  const minute = zonedInstant(day + time, timeZone);
  return minute
    ? new Date(minute.getTime() + (at.getTime() % minuteMs))
    : new Date(at.getTime() - daysShown * dayMs);
}

/** Where clocks are put forward at midnight, the day begins an hour later. */
const midnight = (day: string, timeZone: string): Date =>
  zonedInstant(`${day}T00:00`, timeZone) ??
  zonedInstant(`${day}T01:00`, timeZone) ??
  new Date(`${day}T00:00Z`);
