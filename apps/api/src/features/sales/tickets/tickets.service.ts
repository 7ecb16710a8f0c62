import { randomBytes, randomUUID } from 'node:crypto';
import type { TicketKeys } from '@parterre/contracts/tickets/ticket-keys';
import { type Admission, decideAdmission } from '@parterre/domain/tickets/admission';
import { makeTicketNumber } from '@parterre/domain/tickets/ticket-number';
import type { ReturnCause } from '@parterre/domain/vouchers/voucher';
import type { Db, Tx } from '../../../database/connect.ts';
import { NotYetReadable } from '../../../database/not-yet-readable.ts';
import type { LockedOrder } from '../order/order.service.ts';
import type { OrderLineRecord, OrderRecord } from '../order/order-record.ts';
import { callTransferStock, freed } from '../order/orders.queries.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { endTransfers } from '../transfers/holders.service.ts';
import { returnVouchers } from '../vouchers/redeem-vouchers.service.ts';
import { markTicketPasses } from '../wallets/wallet-passes.queries.ts';
import { type TicketData, verifyTicket } from './code/ticket-code.ts';
import {
  insertTickets,
  type NewTicket,
  revokeTickets,
  selectPerformanceOfTicket,
  selectTicket,
  selectTickets,
  selectUsed,
  type TicketRecord,
  updateReplaced,
} from './tickets.queries.ts';

export type { TicketRecord };

const numberBytes = 10;

/** One for each seat or place of a paid order. */
export function issueTickets(
  { signTicket }: Pick<SaleDeps, 'signTicket'>,
  { tx, order }: Pick<LockedOrder, 'tx' | 'order'>,
): void {
  for (const eventId of orderEventIds(order)) {
    const lines = order.lines.filter(({ event_id }) => event_id === eventId);
    insertTickets(
      tx,
      lines.flatMap((line) => line.units.map((unit) => makeTicket(signTicket, order, line, unit))),
    );
  }
}

function makeTicket(
  signTicket: SaleDeps['signTicket'],
  { id: order_id, at }: OrderRecord,
  { event_id, performance_id, zone, seat, offer_id, subject }: OrderLineRecord,
  unit: number,
): NewTicket {
  const number = makeTicketNumber(randomBytes(numberBytes));
  const code = signTicket({
    eventId: event_id,
    subject:
      seat === null
        ? { kind: 'general', performanceId: performance_id, zone }
        : { kind: 'seat', performanceId: performance_id, seat },
    number,
    announcedStart: new Date(subject.date.started_at),
  });
  return {
    event_id,
    id: randomUUID(),
    performance_id,
    zone,
    seat,
    unit,
    order_id,
    offer_id,
    number,
    code,
    issued_at: at,
  };
}

/** Another ticket for the same seat or place, whose number nobody has seen; the old one opens no door. */
export async function replaceTicket(
  { signTicket }: Pick<SaleDeps, 'signTicket'>,
  { tx, order }: Pick<LockedOrder, 'tx' | 'order'>,
  ticket: TicketRecord,
): Promise<NewTicket> {
  const line = order.lines.find(({ offer_id }) => offer_id === ticket.offer_id);
  if (!line) throw new Error(`order ${order.number} has no line for ticket ${ticket.number}`);
  const replacement = makeTicket(signTicket, order, line, ticket.unit);
  await updateReplaced(tx, ticket.event_id, [ticket.id], order.at);
  insertTickets(tx, [replacement]);
  markTicketPasses(tx, [ticket.id], order.at);
  return replacement;
}

/** Tickets for which others are made: they open no door any more, and what they were for is free for others. */
export async function replaceAll(locked: LockedOrder, tickets: readonly TicketRecord[]): Promise<void> {
  const { tx, order } = locked;
  for (const [eventId, own] of inLockOrder(tickets))
    await updateReplaced(
      tx,
      eventId,
      own.map(({ id }) => id),
      order.at,
    );
  const units = tickets.map(({ unit, ...ticket }) => ({ ...ticket, units: [unit] }));
  const isWhole = await callTransferStock(tx, units, { from: order.id, ...freed });
  if (!isWhole) throw new NotYetReadable(`order ${order.number} does not have all that it was sold`);
  const ids = tickets.map(({ id }) => id);
  markTicketPasses(tx, ids, order.at);
  await endTransfers(locked, ids);
}

const inLockOrder = (tickets: readonly TicketRecord[]) =>
  [...Map.groupBy(tickets, ({ event_id }) => event_id)].sort(([a], [b]) => a - b);

/** In the order in which their stock is locked. */
export const orderEventIds = ({ lines }: Pick<OrderRecord, 'lines'>): number[] =>
  [...new Set(lines.map(({ event_id }) => event_id))].sort((a, b) => a - b);

/** All of a paid order. On a cluster they may be there a moment later than the order: nothing is done with a part of them. */
export async function readTickets(db: Db | Tx, order: OrderRecord): Promise<TicketRecord[]> {
  const tickets = await findTickets(db, order);
  const issued = order.lines.reduce((sum, { units }) => sum + units.length, 0);
  if (tickets.length < issued) throw new NotYetReadable(`${tickets.length} of ${issued} tickets`);
  return tickets;
}

/** As many as can be read, in the order of the lines. */
export async function findTickets(db: Db | Tx, order: OrderRecord): Promise<TicketRecord[]> {
  const found = await Promise.all(
    orderEventIds(order).map((eventId) => selectTickets(db, eventId, order.id)),
  );
  const byOffer = Map.groupBy(found.flat(), ({ offer_id }) => offer_id);
  return order.lines.flatMap(({ offer_id }) => byOffer.get(offer_id) ?? []);
}

export interface RevokedTickets {
  readonly tickets: readonly TicketRecord[];
  /** All that were good before. */
  readonly good: readonly TicketRecord[];
  readonly cause: ReturnCause;
}

/** Tickets that open no door any more; what they were for is free for others, and their codes can be used again where they may. */
export async function revokeAndFreeTickets(
  locked: LockedOrder,
  { tickets, good, cause }: RevokedTickets,
): Promise<void> {
  const { tx, order } = locked;
  await revokeAll(locked, tickets);
  const units = tickets.map(({ unit, ...ticket }) => ({ ...ticket, units: [unit] }));
  await callTransferStock(tx, units, { from: order.id, ...freed });
  await returnVouchers(locked, { tickets, good: good.filter((one) => !tickets.includes(one)), cause });
}

export async function revokeAll(locked: LockedOrder, tickets: readonly TicketRecord[]): Promise<void> {
  const { tx, order } = locked;
  for (const [eventId, ofEvent] of inLockOrder(tickets))
    await revokeTickets(
      tx,
      eventId,
      ofEvent.map(({ id }) => id),
      order.at,
    );
  const ids = tickets.map(({ id }) => id);
  markTicketPasses(tx, ids, order.at);
  await endTransfers(locked, ids);
}

/** The numbers of those that somebody was let in with, as far as doors have said. */
export async function findUsed(
  db: Db | Tx,
  tickets: readonly Pick<TicketRecord, 'event_id' | 'performance_id' | 'number'>[],
): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for (const [eventId, own] of Map.groupBy(tickets, ({ event_id }) => event_id))
    for (const number of await selectUsed(db, eventId, own)) used.add(number);
  return used;
}

export const isUsed = async (db: Db | Tx, ticket: TicketRecord): Promise<boolean> =>
  (await findUsed(db, [ticket])).has(ticket.number);

/** The ticket of a code, if the code is ours. */
export async function findTicket(db: Db, code: string, keys: TicketKeys): Promise<TicketRecord | undefined> {
  const verdict = verifyTicket(code, keys);
  if (verdict.kind !== 'genuine') return undefined;
  const { eventId, subject, number } = verdict.data;
  return selectTicket(db, { eventId, performanceId: subject.performanceId, number });
}

export interface AdmissionAnswer {
  readonly admission: Admission;
  /** As it is announced today; null when the performance is gone. */
  readonly startsAt: Date | null;
}

/** Whether a ticket whose code is ours lets a person in now: its performance and our books say what the code cannot. */
export async function admitTicket(
  db: Db,
  { eventId, subject: { performanceId }, number }: TicketData,
  now: Date,
): Promise<AdmissionAnswer> {
  const row = await selectPerformanceOfTicket(db, { eventId, performanceId, number });
  if (!row) return { admission: 'not-issued', startsAt: null };
  const { started_at: startsAt, status, is_revoked } = row;
  const performance = {
    performanceId,
    startsAt,
    status,
    issued: new Set(is_revoked === null ? [] : [number]),
    revoked: new Set(is_revoked ? [number] : []),
  };
  return { admission: decideAdmission({ performanceId, number }, performance, now), startsAt };
}
