import type { CounterOfPerformance, CounterQuery, PrintedTickets } from '@parterre/contracts/console/counter';
import { orderPaths } from '@parterre/contracts/paths/order-paths';
import { pathTo } from '@parterre/contracts/paths/path-to';
import { counterSaleState } from '@parterre/domain/counter/counter-sale';
import { isPermitted } from '@parterre/domain/staff/permissions';
import { formatTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { wireAmount } from '../../../catalogue-reader/wire-values.ts';
import { type Refused, refuse, type StaffActor } from '../../../commands/command.ts';
import { notPermitted } from '../../../commands/run-command.service.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { makePerformanceCache, type SoldPerformance } from '../../performances/performance-cache.service.ts';
import { countZones } from '../../performances/stock/stock.service.ts';
import { describePerformance, readSeated } from '../../performances/withholding/hall.service.ts';
import { seatWords } from '../documents/document-views.ts';
import { findOrder } from '../order/order.service.ts';
import { orderArea } from '../order-commands/lock-for-command.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { readTickets } from '../tickets/tickets.service.ts';
import { readHolders } from '../transfers/holders.service.ts';
import { selectReservations, selectTakesInvoices } from './counter.queries.ts';

const noPerformance = makeProblem('not_found', 'There is no such performance.');
const noOrder = makeProblem('not_found', 'There is no such order, or it has no tickets.');

/** All that whoever sells at the counter has before them: the hall as it is, what each zone costs, and what is kept for whom. */
export async function showCounter(
  { db, reader, landingId }: Pick<SaleDeps, 'db' | 'reader' | 'landingId'>,
  actor: StaffActor,
  { performance_id: performanceId, lang }: CounterQuery,
  at: Date,
): Promise<CounterOfPerformance | Refused> {
  const [described, sold] = [
    await describePerformance(db, performanceId, lang, at),
    await makePerformanceCache(db, () => true).read(performanceId),
  ];
  if (!described || !sold) return refuse(noPerformance);
  const { area, performance } = described;
  if (!isPermitted(actor.grants, 'counter.sell', area)) return refuse(notPermitted);
  const { currency: usual, mainLang } = await reader.settings();
  const currency = soldIn(sold, usual);
  const { eventId } = sold;
  const key = { eventId, performanceId };
  const [seats, zones, reservations, takesInvoices] = await Promise.all([
    sold.planHash === null ? [] : readSeated(db, key, { at, grants: actor.grants, area }),
    countZones(db, { events: [{ id: eventId, currency }], performanceId, at }),
    selectReservations(db, key),
    selectTakesInvoices(db, performanceId, landingId),
  ]);
  return {
    performance,
    is_open: counterSaleState(sold.sale_data, at.getTime()) === 'on_sale',
    plan_hash: sold.planHash,
    seats,
    currency_code: currency,
    zones: zones.map(({ zone, name, price_minor, service_fee_minor, units, units_left }) => ({
      id: zone,
      name: name[lang ?? mainLang] ?? name[mainLang] ?? zone,
      price: wireAmount(price_minor + service_fee_minor, currency),
      units_left: units > 0 ? units_left : null,
    })),
    takes_invoices: takesInvoices,
    reservations: reservations.map(
      ({ id, number, name, expires_at, tickets, due_minor, currency: ofOrder }) => ({
        order_id: id,
        number,
        name,
        until: expires_at.toISOString(),
        tickets,
        due: wireAmount(due_minor, ofOrder),
        currency_code: ofOrder,
      }),
    ),
  };
}

/** The house's own currency, where everything has a price in it. */
function soldIn({ zones }: SoldPerformance, usual: string): string {
  const prices = [...zones.values()].map((zone) => zone.prices);
  const common = Object.keys(prices[0] ?? {}).filter((currency) => prices.every((one) => currency in one));
  return common.includes(usual) ? usual : (common[0] ?? usual);
}

/** The good tickets that the buyer of an order has, for paper and for the screen that they are shown. */
export async function listPrintedTickets(
  deps: Pick<SaleDeps, 'db' | 'clock' | 'fileUrl'>,
  actor: StaffActor,
  number: number,
): Promise<PrintedTickets | Refused> {
  const order = await findOrder(deps, { number });
  const area = order && (await orderArea(deps.db, order));
  // Whoever may not sell there learns nothing of which numbers there are.
  if (!area || !isPermitted(actor.grants, 'counter.sell', area)) return refuse(area ? notPermitted : noOrder);
  if (order.state !== 'paid') return refuse(noOrder);
  const subjects = new Map(order.lines.map(({ offer_id, subject }) => [offer_id, subject]));
  const holders = await readHolders(deps.db, order);
  const good = (await readTickets(deps.db, order)).filter(
    ({ id, revoked_at }) => revoked_at === null && !holders.has(id),
  );
  return {
    number: order.number,
    has_address: order.email !== '',
    pdf: deps.fileUrl(pathTo(orderPaths.readTicketsPdf, { token: order.token })),
    tickets: good.map(({ number: ticket, code, offer_id }) => {
      const subject = subjects.get(offer_id);
      return {
        number: formatTicketNumber(ticket),
        seat: subject ? seatWords(subject, order.lang) : '',
        code,
      };
    }),
  };
}
