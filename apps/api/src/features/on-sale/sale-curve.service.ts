import type { SaleCockpit, WireCurvePoint } from '@parterre/contracts/console/on-sale';
import type { StaffPerformance } from '@parterre/contracts/console/performances';
import type { WaitingRoomQuery } from '@parterre/contracts/console/waiting-rooms';
import type { Db } from '../../database/connect.ts';
import { describePerformance } from '../performances/withholding/hall.service.ts';
import { readRehearsedCurve } from '../rehearsals/show-rehearsal.service.ts';
import {
  selectSimilarSales,
  selectSoldAtLeast,
  selectSoldBySteps,
  selectSoldSlots,
} from './on-sale.queries.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const minStepSeconds = 5;
/** More than a chart has room for. */
const maxSteps = 120;
/** Fewer tickets are no sale to compare with. */
const minModelSold = 20;

type Model = NonNullable<SaleCockpit['curve']['model']>;

/** The curve of a sale until now: what was sold before anything was counted stands at its beginning. */
export async function drawCurve(
  db: Db,
  performance: StaffPerformance,
  at: Date,
): Promise<Pick<SaleCockpit['curve'], 'opened_at' | 'minutes' | 'points'>> {
  const drawn = await drawSold(db, performance, at);
  return {
    opened_at: drawn?.openedAt.toISOString() ?? null,
    minutes: drawn ? (drawn.until.getTime() - drawn.openedAt.getTime()) / minuteMs : 0,
    points: drawn?.points ?? [],
  };
}

/** The sale that this one is held against: of the same event before one in the same hall, the newest first. */
export async function findModel(
  db: Db,
  { performance_id, lang }: WaitingRoomQuery,
  at: Date,
): Promise<Model | null> {
  const similar = (await selectSimilarSales(db, performance_id, at)).map((row) => row.performance_id);
  const counted = new Set(similar.length > 0 ? await selectSoldAtLeast(db, similar, minModelSold) : []);
  const likest = similar.find((id) => counted.has(id));
  const described = likest === undefined ? undefined : await describePerformance(db, likest, lang, at);
  if (!described) return null;
  const { performance } = described;
  const opened = await findOpening(db, performance, at);
  if (!opened) return null;
  // Its first day: later ones say nothing of a rush.
  const until = new Date(Math.min(opened.lastAt.getTime(), opened.openedAt.getTime() + dayMs));
  const drawn = await drawSold(db, performance, until);
  return drawn ? { title: performance.title, points: drawn.points } : null;
}

/** The curve of its rehearsal, by what can be sold today: what was taken before then had been sold already. */
export async function findRehearsal(
  db: Db,
  { id, sold, held, free }: StaffPerformance,
): Promise<SaleCockpit['curve']['rehearsal']> {
  const rehearsed = await readRehearsedCurve(db, id);
  const total = sold + held + free;
  if (!rehearsed || total === 0) return null;
  const part = Math.min(1, rehearsed.seats / total);
  const points = rehearsed.points.map(({ minute, share }) => ({ minute, share: 1 - (1 - share) * part }));
  return { at: rehearsed.at.toISOString(), points };
}

async function findOpening(db: Db, { id, sale_starts_at }: StaffPerformance, at: Date) {
  const startsAt = sale_starts_at === null ? undefined : new Date(sale_starts_at);
  if (startsAt && startsAt > at) return undefined;
  const { first_at, last_at, sold } = await selectSoldSlots(db, id, startsAt ?? new Date(0));
  const openedAt = startsAt ?? first_at;
  return openedAt && { openedAt, lastAt: last_at ?? openedAt, counted: sold };
}

async function drawSold(db: Db, performance: StaffPerformance, until: Date) {
  const opened = await findOpening(db, performance, until);
  const total = performance.sold + performance.held + performance.free;
  if (!opened || total === 0) return undefined;
  const { openedAt: from, counted } = opened;
  const seconds = Math.max(0, until.getTime() - from.getTime()) / 1000;
  const stepSeconds = Math.max(minStepSeconds, seconds / maxSteps);
  const steps = await selectSoldBySteps(db, performance.id, { from, until, stepSeconds });
  let sold = Math.max(0, performance.sold - counted);
  const points: WireCurvePoint[] = [{ minute: 0, share: toShare(sold, total) }];
  for (const { step, sold: more } of steps) {
    sold += more;
    points.push({ minute: ((step + 1) * stepSeconds) / 60, share: toShare(sold, total) });
  }
  return { openedAt: from, until, points };
}

/** What went back after it was counted can make more sold than there is. */
const toShare = (sold: number, total: number) => Math.min(1, sold / total);
