import {
  bringsTickets,
  type HolderMail,
  isGiftCardMail,
  isHolderMail,
  judgeHolderMail,
  judgeLinksMail,
  judgeOrderMail,
  type MailKind,
  type MailVerdict,
  type OrderMail,
  type ReminderMail,
  type WishMail,
  wishMails,
} from '@parterre/domain/order/order-mail';
import { mayAskToConfirm } from '@parterre/domain/reminders/sale-reminder';
import { mayAskToConfirmWish } from '@parterre/domain/waiting-list/wish';
import { announceChanges, type CatalogueKey } from '../../../catalogue-reader/catalogue-changes.queries.ts';
import { refreshSoldOut } from '../../performances/stock/stock.service.ts';
import { insertAttentionItem } from '../attention/attention.queries.ts';
import { mailGiftCard } from '../gift-cards/gift-card-mail.service.ts';
import { addressSpellings } from '../order/canonical-address.ts';
import type { OrderPerformance } from '../order/order-performances.service.ts';
import { hasReceivedMoney, type OrderRecord } from '../order/order-record.ts';
import { selectOrder, selectOrdersOfEmail } from '../order/orders.queries.ts';
import { closeReceipts } from '../payments/receipts.service.ts';
import {
  countEarlierConfirmations,
  deleteReminder,
  type ReminderRow,
  selectListedSales,
  selectReminder,
} from '../reminders/reminders.queries.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { selectTransfer, type TransferRow } from '../transfers/transfers.queries.ts';
import {
  type AllotmentRow,
  countEarlierWishMails,
  eraseWishAddress,
  selectAllotment,
  selectWish,
  type WishRow,
} from '../waiting-list/waiting-list.queries.ts';
import { markPerformancePasses } from '../wallets/wallet-passes.queries.ts';
import { announcePerformance } from '../webhooks/send-webhooks.service.ts';
import {
  claimTask,
  countEarlierLinks,
  countEarlierMails,
  finishTask,
  putOffTask,
  type TaskRow,
} from './outbox.queries.ts';
import {
  type ChangedPerformance,
  enqueueNotices,
  findNotice,
  readChangedPerformances,
  recordNotices,
} from './performance-notices.service.ts';

/** A mail that is to be sent. Its deduplication key makes its Message-ID, the same however often it is tried. */
export interface MailTask {
  readonly kind: MailKind;
  readonly deduplicationKey: string;
  readonly at: Date;
  readonly to: { readonly email: string; readonly lang: OrderRecord['lang'] };
  /** What it is about: one order, or all of an address. */
  readonly orders: readonly OrderRecord[];
  /** For a mail about one of its performances. */
  readonly performanceId?: number;
  /** Whether tickets were moved to another performance, and not to other seats alone. */
  readonly isOtherDate?: boolean;
  /** For a mail to whoever was handed a ticket. */
  readonly transfer?: TransferRow;
  /** For a mail about no order. */
  readonly reminder?: ReminderRow;
  readonly wish?: WishRow;
  /** What is kept for it, for a mail about that. */
  readonly allotment?: AllotmentRow;
}

type SendMail = (task: MailTask) => Promise<void>;

/** Longer than the longest a mail may take to be handed over. */
const claimMs = 120_000;
const delay = { firstMs: 5000, maxMs: 3_600_000 };
const triesUntilAttention = 8;
const maxPerRun = 200;
const maxLinks = 20;

/** Does what was written down to be done. To be called every second or so, by any number of processes. */
export async function workOutbox(deps: SaleDeps, sendMail: SendMail): Promise<void> {
  for (let done = 0; done < maxPerRun; done += 1) if (!(await workNext(deps, sendMail))) return;
}

async function workNext(deps: SaleDeps, sendMail: SendMail): Promise<boolean> {
  const { db, clock } = deps;
  const task = await claimTask(db, clock?.(), claimMs);
  if (!task) return false;
  try {
    const result = await carryOut(deps, sendMail, task);
    if (result instanceof Date) await putOffTask(db, task.id, { dueAt: result, fault: null });
    else await finishTask(db, task.id, { clock: clock?.(), droppedBecause: result ?? null });
  } catch (fault) {
    await putOff(deps, task, fault);
  }
  return true;
}

async function putOff({ db }: SaleDeps, task: TaskRow, fault: unknown): Promise<void> {
  const at = task.claimed_at;
  const delayMs = Math.min(delay.firstMs * 2 ** (task.attempts - 1), delay.maxMs);
  const text = faultText(task, fault);
  await putOffTask(db, task.id, { dueAt: new Date(at.getTime() + delayMs), fault: text });
  if (task.attempts >= triesUntilAttention)
    await insertAttentionItem(db, {
      subject: `outbox:${task.id}`,
      reason: task.kind === 'closing_receipt' ? 'receipt_stuck' : 'mail_stuck',
      orderId: task.order_id,
      details: { deduplication_key: task.deduplication_key, fault: text },
      at,
    });
}

/** What a mail server says may name an address. Of those who wait, or were handed a ticket, it is kept in one place and nowhere else. */
function faultText({ kind }: TaskRow, fault: unknown): string {
  if (kind === 'reminder_requested' || kind === 'sale_begun' || isWishMail(kind) || isHolderMail(kind))
    return 'the mail was not taken';
  return fault instanceof Error ? fault.message : String(fault);
}

/** Answers when to come again, if it is too soon, or why a mail is not to be sent at all. */
async function carryOut(
  deps: SaleDeps,
  sendMail: SendMail,
  task: TaskRow,
): Promise<Date | Exclude<MailVerdict, 'send'> | undefined> {
  const { kind } = task;
  // Whoever wrote the task of a kind wrote its payload too.
  if (kind === 'count_stock') return countStock(deps, (task.payload as { events: number[] }).events);
  if (kind === 'performance_changed') {
    const changed = task.payload as ChangedPerformance;
    await announcePerformance(deps.db, changed, task.claimed_at);
    await enqueueNotices(deps, changed, task.claimed_at);
    await markPerformancePasses(deps.db, changed.performance_id, task.claimed_at);
    return undefined;
  }
  if (kind === 'reminder_requested' || kind === 'sale_begun')
    return mailReminder(deps, { ...task, kind }, sendMail);
  if (isWishMail(kind)) return mailWish(deps, { ...task, kind }, sendMail);
  const orders = await readTaskOrders(deps, task);
  if (kind === 'order_links') return sendLinks(deps, task, { orders, sendMail });
  const [order] = orders;
  if (!order) return undefined;
  if (kind === 'closing_receipt') return closeReceipts(deps, order);
  if (isHolderMail(kind)) return mailHolder(deps, { ...task, kind }, { order, sendMail });
  if (kind === 'performance_notice') return notifyOfChange(deps, task, { order, sendMail });
  if (isGiftCardMail(kind)) return mailGiftCard(deps, task, { order, kind, sendMail });
  const changed = bringsTickets(kind) ? await readChangedPerformances(deps, order) : [];
  const { is_other_date: isOtherDate } = task.payload as { readonly is_other_date?: boolean };
  return mailAboutOrder(deps, task, {
    order,
    sendMail,
    kind,
    announced: changed,
    ...(isOtherDate && { isOtherDate }),
  });
}

async function sendLinks(
  { db }: SaleDeps,
  task: TaskRow,
  { orders, sendMail }: { readonly orders: readonly OrderRecord[]; readonly sendMail: SendMail },
): Promise<Exclude<MailVerdict, 'send'> | undefined> {
  const verdict = judgeLinksMail({
    hasOrders: orders.length > 0,
    earlierInAnHour: await countEarlierLinks(db, task),
  });
  if (verdict !== 'send') return verdict;
  const { deduplication_key: deduplicationKey, created_at: at } = task;
  await sendMail({ kind: 'order_links', deduplicationKey, at, to: task.payload as MailTask['to'], orders });
  return undefined;
}

/** Whoever has cancelled meanwhile has no reminder any more; whoever has confirmed is not asked to. An address that was told is deleted. */
async function mailReminder(
  { db }: SaleDeps,
  task: TaskRow & { readonly kind: ReminderMail },
  sendMail: SendMail,
): Promise<'too_many' | undefined> {
  const { reminder_id: id } = task.payload as { readonly reminder_id: string };
  const { kind, deduplication_key: deduplicationKey, created_at: at } = task;
  const reminder = await selectReminder(db, id);
  if (!reminder) return undefined;
  if (kind === 'reminder_requested') {
    if (reminder.confirmed_at) return undefined;
    if (!mayAskToConfirm(await countEarlierConfirmations(db, task))) return 'too_many';
  }
  await sendMail({ kind, deduplicationKey, at, to: reminder, orders: [], reminder });
  if (kind === 'sale_begun') await deleteReminder(db, id);
  return undefined;
}

const isWishMail = (kind: string): kind is WishMail => (wishMails as readonly string[]).includes(kind);

/** What is no longer so is not told; whoever was told the end is forgotten. */
async function mailWish(
  { db }: SaleDeps,
  task: TaskRow & { readonly kind: WishMail },
  sendMail: SendMail,
): Promise<'too_many' | undefined> {
  const { wish_id: id, allotment_id } = task.payload as {
    readonly wish_id: string;
    readonly allotment_id?: string;
  };
  const { kind, deduplication_key: deduplicationKey, created_at: at } = task;
  const wish = await selectWish(db, id);
  if (!wish || wish.email === null || (kind === 'wish_ended') !== (wish.ended_at !== null)) return undefined;
  const allotment = allotment_id === undefined ? undefined : await selectAllotment(db, allotment_id);
  if (kind === 'wish_offered' && allotment?.state !== 'running') return undefined;
  // Of what has gone from the catalogue nothing can be said.
  if ((await selectListedSales(db, wish.performance_ids)).length === 0) {
    await eraseWishAddress(db, id);
    return undefined;
  }
  if (kind === 'wish_requested' && !mayAskToConfirmWish(await countEarlierWishMails(db, task)))
    return 'too_many';
  const to = { email: wish.email, lang: wish.lang };
  await sendMail({ kind, deduplicationKey, at, to, orders: [], wish, ...(allotment && { allotment }) });
  if (kind === 'wish_ended') await eraseWishAddress(db, id);
  return undefined;
}

/** Whoever was handed a ticket. What is true of it no more is not mailed. */
async function mailHolder(
  { db }: SaleDeps,
  task: TaskRow & { readonly kind: HolderMail },
  { order, sendMail }: { readonly order: OrderRecord; readonly sendMail: SendMail },
): Promise<Exclude<MailVerdict, 'send'> | undefined> {
  const { kind, deduplication_key: deduplicationKey, created_at: at } = task;
  const transfer = await selectTransfer(db, (task.payload as { readonly transfer_id: string }).transfer_id);
  if (!transfer) return undefined;
  const verdict = judgeHolderMail(kind, {
    isHeld: transfer.ended_at === null,
    hasAddress: transfer.email !== '',
    hasMoney: hasReceivedMoney(order),
    earlier: await countEarlierMails(db, task),
  });
  if (verdict !== 'send') return verdict;
  const to = { email: transfer.email, lang: order.lang };
  await sendMail({ kind, deduplicationKey, at, to, orders: [order], transfer });
  return undefined;
}

interface OrderMailing {
  readonly order: OrderRecord;
  readonly sendMail: SendMail;
  readonly kind: OrderMail;
  readonly performanceId?: number;
  readonly isOtherDate?: boolean;
  /** The performances of which it says how they are today. */
  readonly announced: readonly OrderPerformance[];
}

async function mailAboutOrder(
  deps: SaleDeps,
  task: TaskRow,
  { order, sendMail, announced, ...mail }: OrderMailing,
): Promise<Exclude<MailVerdict, 'send'> | undefined> {
  const verdict = judgeOrderMail(mail.kind, {
    state: order.state,
    hasAddress: order.email !== '',
    hasMoney: hasReceivedMoney(order),
    earlier: await countEarlierMails(deps.db, task),
  });
  if (verdict !== 'send') return verdict;
  const { deduplication_key: deduplicationKey, created_at: at } = task;
  await sendMail({
    ...mail,
    deduplicationKey,
    at,
    to: { email: order.email, lang: order.lang },
    orders: [order],
  });
  await recordNotices(deps, order, announced);
  return undefined;
}

async function notifyOfChange(
  deps: SaleDeps,
  task: TaskRow,
  { order, sendMail }: { readonly order: OrderRecord; readonly sendMail: SendMail },
) {
  const { performance_id: performanceId } = task.payload as { readonly performance_id: number };
  const notice = await findNotice(deps, order, performanceId);
  if (!notice) return undefined;
  const { change, today } = notice;
  const kind = `performance_${change}` as const;
  return mailAboutOrder(deps, task, { order, sendMail, kind, performanceId, announced: [today] });
}

async function readTaskOrders({ db, clock }: SaleDeps, task: TaskRow): Promise<OrderRecord[]> {
  const ids =
    task.order_id === null
      ? await selectOrdersOfEmail(db, addressSpellings((task.payload as MailTask['to']).email), maxLinks)
      : [task.order_id];
  const found = await Promise.all(ids.map((id) => selectOrder(db, { id }, clock?.())));
  return found.filter((order) => order !== undefined);
}

/** Lists say whether a date is sold out, and pages are made of them. */
async function countStock({ db }: SaleDeps, events: readonly number[]): Promise<undefined> {
  await db.transaction(async (tx) => {
    const changed = await refreshSoldOut(tx, events);
    const keys = changed.map((id): CatalogueKey => `event:${id}`);
    await announceChanges(tx, keys.length > 0 ? ['list:events', ...keys] : []);
  });
  return undefined;
}
