import { randomUUID } from 'node:crypto';
import type { Reminder, ReminderRequest } from '@parterre/contracts/reminders/reminder';
import { checkEmail } from '@parterre/domain/contact/check-email';
import { mailboxName } from '@parterre/domain/contact/mailbox';
import {
  canBeAwaited,
  confirmationMs,
  type ReminderFate,
  reminderFate,
} from '@parterre/domain/reminders/sale-reminder';
import { readClock } from '../../../database/read-clock.ts';
import { canonicalAddress } from '../order/canonical-address.ts';
import { insertTasks } from '../order/order-events.queries.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { readAwaitedPerformance, toSaleData } from './awaited-performance.service.ts';
import {
  confirmReminder as confirm,
  deleteAwaiting,
  deleteReminder,
  deleteUnconfirmed,
  selectAwaitedIds,
  selectListedSales,
  takeDue,
  upsertReminder,
} from './reminders.queries.ts';

/** However often it is asked for, one reminder brings no more than one mail in this time. */
const everyMs = 10 * 60_000;
const maxPerRun = 500;

/**
 * Writes down that somebody wants to be told when a date goes on sale, and has the address asked whether that is so. The answer is the same
 * whether or not it has been asked before.
 */
export async function requestReminder(
  { db, clock, markMailbox }: SaleDeps,
  { date_id: performanceId, email, lang }: ReminderRequest,
): Promise<'asked' | 'bad_format' | 'unknown' | 'not-ahead'> {
  const checked = checkEmail(email);
  if (checked.kind === 'invalid') return 'bad_format';
  const [listed] = await selectListedSales(db, [performanceId]);
  if (!listed) return 'unknown';
  const at = clock?.() ?? (await readClock(db));
  if (!canBeAwaited(toSaleData(listed), at.getTime())) return 'not-ahead';
  const address = canonicalAddress(checked.value);
  await db.transaction(async (tx) => {
    const requested = { eventId: listed.event_id, performanceId, email: checked.value, address, lang, at };
    const id = await upsertReminder(tx, { id: randomUUID(), ...requested });
    if (id === undefined) return;
    const task = {
      deduplicationKey: `reminder_requested:${id}:${Math.floor(at.getTime() / everyMs)}`,
      kind: 'reminder_requested',
      orderId: null,
      payload: { reminder_id: id },
      mailbox: markMailbox(mailboxName(address)),
      at,
    } as const;
    await insertTasks(tx, [task]);
  });
  return 'asked';
}

export type ConfirmedReminder =
  | { readonly kind: 'confirmed'; readonly reminder: Reminder }
  | { readonly kind: 'unknown' | 'expired' };

/** May be done again, with the same answer, for as long as the reminder is there. */
export async function confirmReminder(deps: SaleDeps, token: string): Promise<ConfirmedReminder> {
  const { db, clock, reminderLinks } = deps;
  const read = reminderLinks.read('confirm', token);
  if (!read) return { kind: 'unknown' };
  const at = clock?.() ?? (await readClock(db));
  if (read.expiresAt && read.expiresAt <= at) return { kind: 'expired' };
  const row = await confirm(db, read.reminderId, at);
  const performance = row && (await readAwaitedPerformance(db, row));
  if (!row || !performance) return { kind: 'unknown' };
  const { title, saleStartsText } = performance;
  return {
    kind: 'confirmed',
    reminder: {
      event: { id: row.event_id, title },
      date_id: row.performance_id,
      sale_starts_at: performance.saleStartsAt && performance.saleStartsAt.at > at ? saleStartsText : null,
    },
  };
}

/** Whoever has the link may: it was mailed to the address. */
export async function cancelReminder(
  { db, reminderLinks }: SaleDeps,
  token: string,
): Promise<'cancelled' | 'unknown'> {
  const read = reminderLinks.read('cancel', token);
  if (!read) return 'unknown';
  await deleteReminder(db, read.reminderId);
  return 'cancelled';
}

/** Has mail written down for sales that have begun, and deletes what nobody waits for. To be called every so often, by any number of processes. */
export async function sweepReminders({ db, clock }: Pick<SaleDeps, 'db' | 'clock'>): Promise<void> {
  const at = clock?.() ?? (await readClock(db));
  await deleteUnconfirmed(db, new Date(at.getTime() - confirmationMs));
  const awaited = await selectAwaitedIds(db);
  if (awaited.length === 0) return;
  const listed = new Map((await selectListedSales(db, awaited)).map((row) => [row.performance_id, row]));
  const judge = (id: number): ReminderFate => {
    const row = listed.get(id);
    return reminderFate(row && toSaleData(row), at.getTime());
  };
  const dropped = awaited.filter((id) => judge(id) === 'drop');
  if (dropped.length > 0) await deleteAwaiting(db, dropped);
  const begun = awaited.filter((id) => judge(id) === 'remind');
  if (begun.length === 0) return;
  await db.transaction(async (tx) => {
    const due = await takeDue(tx, { performanceIds: begun, at, limit: maxPerRun });
    const tasks = due.map((id) => ({
      deduplicationKey: `sale_begun:${id}`,
      kind: 'sale_begun' as const,
      orderId: null,
      payload: { reminder_id: id },
      at,
    }));
    await insertTasks(tx, tasks);
  });
}
