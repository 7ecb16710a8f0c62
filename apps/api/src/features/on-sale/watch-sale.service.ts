import type { SaleCockpit, ZoneStock } from '@parterre/contracts/console/on-sale';
import type { StaffPerformance } from '@parterre/contracts/console/performances';
import type { WaitingRoom, WaitingRoomQuery } from '@parterre/contracts/console/waiting-rooms';
import { forecastSale, paceMinutes } from '@parterre/domain/on-sale/forecast';
import { judgeSale, type MeasuredSale } from '@parterre/domain/on-sale/verdict';
import { isPermitted } from '@parterre/domain/staff/permissions';
import { wireAmount } from '../../catalogue-reader/wire-values.ts';
import type { Refused, StaffActor } from '../../commands/command.ts';
import type { Db } from '../../database/connect.ts';
import { readBacklog } from '../operations/backlog.service.ts';
import { findArea } from '../performances/withholding/hall.service.ts';
import { readPerformanceTakings } from '../sales/takings/takings.service.ts';
import { showWaitingRoom } from '../waiting-room/show-waiting-room.service.ts';
import {
  countAdmittedSince,
  countHolding,
  countPaying,
  selectBankBacklog,
  selectFlow,
  selectLastSlot,
  selectLoadSum,
  selectUnpaid,
  selectWithheldByZone,
  selectZoneStock,
} from './on-sale.queries.ts';
import { drawCurve, findModel, findRehearsal } from './sale-curve.service.ts';

const minuteMs = 60_000;

/** All that one screen shows of a sale, read anew each time it is asked for. */
export async function watchSale(
  db: Db,
  actor: StaffActor,
  query: WaitingRoomQuery,
  at: Date,
): Promise<SaleCockpit | Refused> {
  const shown = await showWaitingRoom(db, actor, query, at);
  if ('kind' in shown) return shown;
  const { performance, room } = shown;
  const key = { eventId: performance.event_id, performanceId: performance.id };
  const zones = await readZones(db, performance, query.lang, at);
  const curve = await drawCurve(db, performance, at);
  const model = await findModel(db, query, at);
  const rehearsal = await findRehearsal(db, performance);
  const health = await readHealth(db, at);
  const openRoom = room && isOn(room) ? room : undefined;
  const verdict = await judge(
    db,
    { performance, zones, curve, model, rehearsal, health, room: openRoom },
    at,
  );
  return {
    at: at.toISOString(),
    performance,
    room,
    verdict,
    people: {
      waiting: openRoom ? countWaiting(openRoom) : 0,
      admitted: room?.admitted ?? 0,
      holding: await countHolding(db, key, at),
      paying: await countPaying(db, key),
    },
    zones,
    money: await readMoney(db, actor, performance),
    flow: await readFlow(db, performance, openRoom, at),
    health,
    curve: { ...curve, model, rehearsal },
  };
}

const isOn = ({ phase }: WaitingRoom) => phase !== 'off' && phase !== 'sold_out';

/** Whoever has been called waits no longer, whether they have come or not. */
const countWaiting = ({ taken, drawn, serving }: WaitingRoom) =>
  drawn === null ? taken : Math.max(0, taken - serving);

async function readZones(
  db: Db,
  performance: StaffPerformance,
  lang: WaitingRoomQuery['lang'],
  at: Date,
): Promise<ZoneStock[]> {
  const key = { eventId: performance.event_id, performanceId: performance.id };
  const rows = await selectZoneStock(db, key, at);
  const kept = new Map((await selectWithheldByZone(db, key)).map(({ zone, seats }) => [zone, seats]));
  return rows.map(({ zone, name, capacity, held, sold, withheld_seats, withheld_units }) => ({
    zone,
    name: name[lang ?? ''] ?? Object.values(name)[0] ?? zone,
    capacity: capacity + withheld_units,
    free: Math.max(0, capacity - withheld_seats - held - sold),
    held,
    sold,
    withheld: withheld_seats + withheld_units,
    withheld_seats: kept.get(zone) ?? [],
  }));
}

interface Judged extends Pick<SaleCockpit, 'performance' | 'zones' | 'health'> {
  readonly curve: Pick<SaleCockpit['curve'], 'minutes'>;
  readonly model: SaleCockpit['curve']['model'];
  readonly rehearsal: SaleCockpit['curve']['rehearsal'];
  readonly room: WaitingRoom | undefined;
}

async function judge(
  db: Db,
  { performance, zones, curve, model, rehearsal, health, room }: Judged,
  at: Date,
): Promise<SaleCockpit['verdict']> {
  const lately = await selectFlow(db, performance.id, before(at, paceMinutes));
  const total = (name: 'free' | 'held') => zones.reduce((sum, zone) => sum + zone[name], 0);
  const [free, held] = [total('free'), total('held')];
  const forecast = forecastSale({
    minutes: curve.minutes,
    left: free + held,
    soldLately: lately.sold,
    model: model?.points,
    rehearsal: rehearsal?.points,
  });
  const { is_paused: isPaused = false } = room ?? {};
  const { isRoomSlowed, ...verdict } = judgeSale({
    window: saleWindow(performance, at),
    free,
    held,
    soldLately: lately.sold,
    heldLately: lately.held,
    room: room && { isPaused },
    health: {
      silentSeconds: health.silent_seconds,
      databaseMs: health.database_ms,
      holds: health.holds,
      holdP95Ms: health.hold_p95_ms,
      shed: health.shed,
      failed: health.failed,
      mailSeconds: health.mail_oldest_seconds ?? 0,
      bankSeconds: health.bank_oldest_seconds,
    },
    forecast,
  });
  return { ...verdict, is_room_slowed: isRoomSlowed };
}

const before = (at: Date, minutes: number) => new Date(at.getTime() - minutes * minuteMs);

function saleWindow({ state, sale_starts_at }: StaffPerformance, at: Date): MeasuredSale['window'] {
  if (state === 'on_sale' || state === 'sold_out') return 'open';
  return state === 'soon' && sale_starts_at !== null && new Date(sale_starts_at) > at ? 'ahead' : 'closed';
}

async function readFlow(
  db: Db,
  { id }: StaffPerformance,
  room: WaitingRoom | undefined,
  at: Date,
): Promise<SaleCockpit['flow']> {
  const since = before(at, 1);
  const { held, refused, orders, sold } = await selectFlow(db, id, since);
  return {
    admissions: room ? await countAdmittedSince(db, room.id, since) : 0,
    holds: held,
    refusals: refused,
    orders,
    sold,
  };
}

async function readHealth(db: Db, at: Date): Promise<SaleCockpit['health']> {
  const { outbox, outboxOldestSeconds } = await readBacklog(db);
  const bank = await selectBankBacklog(db);
  const last = await selectLastSlot(db);
  const isKnown = !Number.isNaN(outbox);
  return {
    silent_seconds: last && Math.max(0, (at.getTime() - last.getTime()) / 1000),
    ...(await selectLoadSum(db, before(at, 1))),
    mail_waiting: isKnown ? outbox : null,
    mail_oldest_seconds: isKnown ? outboxOldestSeconds : null,
    bank_waiting: bank.waiting,
    bank_oldest_seconds: bank.oldest_at ? Math.max(0, (at.getTime() - bank.oldest_at.getTime()) / 1000) : 0,
  };
}

/** Money is for those who may see the settlement of what it was paid for. */
async function readMoney(
  db: Db,
  { grants }: StaffActor,
  { id, event_id: eventId }: StaffPerformance,
): Promise<SaleCockpit['money']> {
  const area = await findArea(db, id);
  if (!area || !isPermitted(grants, 'settlement.view', area)) return null;
  const takings = await readPerformanceTakings(db, [id]);
  const unpaid = await selectUnpaid(db, { eventId, performanceId: id });
  return {
    paid: [...(takings.get(id) ?? [])],
    awaited: unpaid.map(({ minor, currency }) => ({
      amount: wireAmount(minor, currency),
      currency_code: currency,
    })),
  };
}
