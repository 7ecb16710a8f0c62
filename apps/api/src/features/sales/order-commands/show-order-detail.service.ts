import type { OrderDetail, TimelineEntry } from '@parterre/contracts/console/order-detail';
import { money } from '@parterre/domain/money/money';
import { toWire } from '@parterre/domain/money/wire-money';
import { hasPermission, isPermitted } from '@parterre/domain/staff/permissions';
import { formatTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { discountMinor } from '@parterre/domain/vouchers/apply-vouchers';
import { wireAmount } from '../../../catalogue-reader/wire-values.ts';
import { type Refused, refuse, type StaffActor } from '../../../commands/command.ts';
import { selectHistory } from '../../../commands/commands.queries.ts';
import { notPermitted } from '../../../commands/run-command.service.ts';
import type { Db } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { judgeCompany } from '../companies/change-company.service.ts';
import { selectChannel } from '../counter/counter.queries.ts';
import { showCardDetail } from '../gift-cards/show-card-detail.service.ts';
import { selectEntries } from '../order/list-orders.queries.ts';
import { findOrder } from '../order/order.service.ts';
import {
  isGiftCard,
  keptAmount,
  type OrderLineRecord,
  type OrderRecord,
  orderTotal,
  type PaymentRecord,
  paymentAmount,
  totalDue,
} from '../order/order-record.ts';
import { selectReplacedLines } from '../order/replaced-lines.queries.ts';
import { findInvoice } from '../payments/invoices.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { findTickets } from '../tickets/tickets.service.ts';
import { readHolders } from '../transfers/holders.service.ts';
import type { TransferRow } from '../transfers/transfers.queries.ts';
import { orderArea, orderSubject } from './lock-for-command.service.ts';
import { selectMails, selectNotes } from './order-commands.queries.ts';

const noOrder = makeProblem('not_found', 'There is no such order.');

/** One order with all that belongs to it, for those whose roles count for what it is for. */
export async function showOrderDetail(
  deps: Pick<SaleDeps, 'db' | 'clock' | 'pageUrl'>,
  actor: StaffActor,
  number: number,
): Promise<OrderDetail | Refused> {
  const { db } = deps;
  if (!hasPermission(actor.grants, 'orders.view')) return refuse(notPermitted);
  const order = await findOrder(deps, { number });
  if (!order) return refuse(noOrder);
  const area = await orderArea(db, order);
  if (!isPermitted(actor.grants, 'orders.view', area)) return refuse(notPermitted);
  // By its address one does as the buyer could.
  const mayActAsBuyer = isPermitted(actor.grants, 'orders.change', area);
  const holders = await readHolders(db, order);
  const kept = order.payments.reduce((sum, payment) => sum + keptAmount(payment), 0);
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    created_at: order.created_at.toISOString(),
    expires_at: order.expires_at.toISOString(),
    lang: order.lang,
    name: order.name,
    email: order.email,
    phone: order.phone,
    company: order.company,
    may_change_company: (await judgeCompany(db, order)) === undefined,
    currency_code: order.currency,
    total: toWire(orderTotal(order)),
    kept: wireAmount(kept, order.currency),
    due: toWire(totalDue(order)),
    channel: await selectChannel(db, order.id),
    awaits_transfer: findInvoice(order, { isAnother: false }).kind === 'found',
    page: mayActAsBuyer ? await deps.pageUrl(order.lang, `/order/bill/${order.token}`) : null,
    lines: order.lines.map((line) => toDetailLine(line, order.currency)),
    gift_card: isGiftCard(order) ? await showCardDetail(db, order) : null,
    replaced: (await selectReplacedLines(db, order.id))
      .map((line) => {
        const { offer_id: _, ...shown } = toDetailLine(line, order.currency);
        return { ...shown, replaced_at: line.replaced_at.toISOString() };
      })
      .reverse(),
    tickets: (await findTickets(db, order)).map((ticket) => ({
      number: formatTicketNumber(ticket.number),
      offer_id: ticket.offer_id,
      is_revoked: ticket.revoked_at !== null,
      holder: toHolder(holders.get(ticket.id)),
    })),
    payments: order.payments.map((payment) => toDetailPayment(order, payment)),
    timeline: await readTimeline(db, order),
  };
}

const toHolder = (holder: TransferRow | undefined) =>
  holder ? { name: holder.name, email: holder.email } : null;

const toDetailLine = (line: OrderLineRecord, currency: string) => {
  const { offer_id, event_id, performance_id, subject, count, price_minor, service_fee_minor } = line;
  return {
    offer_id,
    event_id,
    performance_id,
    title: subject.event.title,
    started_at: subject.date.started_at,
    hall: subject.date.hall,
    place: subject.date.place,
    zone: subject.zone.name,
    seat: subject.seat,
    count,
    price: wireAmount(price_minor + service_fee_minor, currency),
    discount: wireAmount(discountMinor(line.discounts), currency),
  };
};

function toDetailPayment(order: OrderRecord, payment: PaymentRecord) {
  const { id, provider, kind, state, outcome, provider_payment_id, created_at, refunds } = payment;
  return {
    id,
    provider,
    kind,
    state,
    outcome,
    ...wireMoney(paymentAmount(order, payment)),
    provider_payment_id,
    created_at: new Date(created_at).toISOString(),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      state: refund.state,
      ...wireMoney(money(refund.amount_minor, refund.currency)),
      created_at: new Date(refund.created_at).toISOString(),
    })),
  };
}

const wireMoney = (sum: ReturnType<typeof money>) => ({ amount: toWire(sum), currency_code: sum.currency });

/** From four books, the newest first. What was written last of one moment stands first. */
async function readTimeline(db: Db, order: OrderRecord): Promise<TimelineEntry[]> {
  const [entries, mails, acts, notes] = await Promise.all([
    selectEntries(db, order.id),
    selectMails(db, order.id),
    selectHistory(db, orderSubject(order)),
    selectNotes(db, order.id),
  ]);
  const timeline: TimelineEntry[] = [
    ...entries.map(({ at, entry, amount, reason, actor }) => ({
      kind: 'journal' as const,
      at: at.toISOString(),
      entry,
      amount: amount ? wireMoney(amount) : null,
      reason,
      actor,
    })),
    ...mails.map(({ created_at, kind, done_at, dropped_because }) => ({
      kind: 'mail' as const,
      at: created_at.toISOString(),
      mail: kind,
      sent_at: dropped_because === null ? (done_at?.toISOString() ?? null) : null,
      dropped_because,
    })),
    ...acts.map(({ at, command, actor, reason, before, after, confirmed_by }) => ({
      kind: 'act' as const,
      at: at.toISOString(),
      command,
      actor,
      reason,
      before,
      after,
      is_confirmed: confirmed_by !== null,
    })),
    ...notes.map(({ at, actor, text }) => ({ kind: 'note' as const, at: at.toISOString(), actor, text })),
  ];
  return timeline.sort((a, b) => a.at.localeCompare(b.at)).reverse();
}
