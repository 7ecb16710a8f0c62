import type { MoveOfOrder, MoveQuery } from '@parterre/contracts/console/moving';
import { counterSaleState } from '@parterre/domain/counter/counter-sale';
import { mayLeave, mayReseat } from '@parterre/domain/order/ticket-move';
import { isPermitted } from '@parterre/domain/staff/permissions';
import { formatTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { wireAmount } from '../../../catalogue-reader/wire-values.ts';
import { type Refused, refuse, type StaffActor } from '../../../commands/command.ts';
import { notPermitted } from '../../../commands/run-command.service.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { makePerformanceCache } from '../../performances/performance-cache.service.ts';
import { countZones } from '../../performances/stock/stock.service.ts';
import { describePerformance, readSeated } from '../../performances/withholding/hall.service.ts';
import { findOrder } from '../order/order.service.ts';
import { readPerformances } from '../order/order-performances.service.ts';
import type { OrderRecord } from '../order/order-record.ts';
import { orderArea } from '../order-commands/lock-for-command.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { readTickets } from '../tickets/tickets.service.ts';
import { selectDoors } from './moving.queries.ts';
import { leftPerformance } from './plan-move.service.ts';

type ShowDeps = Pick<SaleDeps, 'db' | 'clock' | 'reader'>;

const noOrder = makeProblem('not_found', 'There is no such order, or it has no tickets.');
const noPerformance = makeProblem('not_found', 'There is no such performance.');

/** What whoever moves an order has before them: its tickets, and the hall they may go to at what it costs in the order's currency. */
export async function showMove(
  deps: ShowDeps,
  actor: StaffActor,
  query: MoveQuery,
  at: Date,
): Promise<MoveOfOrder | Refused> {
  const { db } = deps;
  const order = await findOrder(deps, { number: query.number });
  const area = order && (await orderArea(db, order));
  // Whoever may not move anything there learns nothing of which numbers there are.
  if (!area || !isPermitted(actor.grants, 'orders.move', area)) return refuse(noOrder);
  if (order.state !== 'paid') return refuse(noOrder);
  const hall = await readHall(deps, actor, query, { at, currency: order.currency });
  if ('kind' in hall) return hall;
  return {
    order_id: order.id,
    number: order.number,
    currency_code: order.currency,
    has_address: order.email !== '',
    tickets: await listTickets(deps, order),
    ...hall,
  };
}

type Hall = Pick<MoveOfOrder, 'performance' | 'is_open' | 'plan_hash' | 'seats' | 'zones'>;

async function readHall(
  { db, reader }: ShowDeps,
  actor: StaffActor,
  { performance_id: performanceId, lang }: MoveQuery,
  { at, currency }: { readonly at: Date; readonly currency: string },
): Promise<Hall | Refused> {
  const [described, sold] = [
    await describePerformance(db, performanceId, lang, at),
    await makePerformanceCache(db, () => true).read(performanceId),
  ];
  if (!described || !sold) return refuse(noPerformance);
  const { area, performance } = described;
  if (!isPermitted(actor.grants, 'orders.move', area)) return refuse(notPermitted);
  const { mainLang } = await reader.settings();
  const { eventId } = sold;
  const [seats, zones] = await Promise.all([
    sold.planHash === null
      ? []
      : readSeated(db, { eventId, performanceId }, { at, grants: actor.grants, area }),
    countZones(db, { events: [{ id: eventId, currency }], performanceId, at }),
  ]);
  return {
    performance,
    is_open: counterSaleState(sold.sale_data, at.getTime()) === 'on_sale',
    plan_hash: sold.planHash,
    seats,
    zones: zones.map(({ zone, name, price_minor, units, units_left }) => ({
      id: zone,
      name: name[lang ?? mainLang] ?? name[mainLang] ?? zone,
      price: wireAmount(price_minor, currency),
      units_left: units > 0 ? units_left : null,
    })),
  };
}

async function listTickets({ db }: ShowDeps, order: OrderRecord): Promise<MoveOfOrder['tickets']> {
  const lines = new Map(order.lines.map((line) => [line.offer_id, line]));
  const [performances, doors] = [await readPerformances(db, order), await selectDoors(db, order.lines)];
  const good = (await readTickets(db, order)).filter(({ revoked_at }) => revoked_at === null);
  return good.flatMap(({ number, offer_id, performance_id, seat }) => {
    const line = lines.get(offer_id);
    const today = performances.get(performance_id);
    if (!line || !today) return [];
    const { subject, price_minor, zone } = line;
    return [
      {
        number: formatTicketNumber(number),
        performance_id,
        zone_id: zone,
        seat_index: seat,
        title: subject.event.title,
        started_at: today.started_text ?? subject.date.started_at,
        zone: subject.zone.name,
        seat: subject.seat && {
          sector: subject.seat.sector,
          row: subject.seat.row,
          number: subject.seat.number,
        },
        price: wireAmount(price_minor, order.currency),
        may_leave: mayLeave(leftPerformance(today, doors), order.at.getTime()),
        may_reseat: mayReseat(leftPerformance(today, doors), order.at.getTime()),
      },
    ];
  });
}
