import { announceChanges, type CatalogueKey } from '../catalogue/announce-changes.ts';
import { refreshSoldOut } from '../stock/sold-out.service.ts';
import { insertConcern } from './attention.queries.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderStore } from './order-store.ts';
import { selectOrder, selectOrdersOfEmail } from './orders.queries.ts';
import { claimTask, finishTask, type MailKind, putOffTask, type TaskRow } from './outbox.queries.ts';

/** A mail that is to be sent. The same happening has the same Message-ID, however often it is tried. */
export interface MailTask {
  readonly kind: MailKind;
  readonly happening: string;
  readonly at: Date;
  readonly to: { readonly email: string; readonly lang: OrderRecord['lang'] };
  /** What it is about: one order, or all of an address. */
  readonly orders: readonly OrderRecord[];
}

export interface OutboxParts {
  readonly store: Pick<OrderStore, 'db' | 'clock'>;
  readonly sendMail: (task: MailTask) => Promise<void>;
  /** Answers when to come again, if it is too soon. */
  readonly closeReceipts: (order: OrderRecord) => Promise<Date | undefined>;
}

/** Longer than the longest a mail may take to be handed over. */
const claimMs = 120_000;
const delay = { firstMs: 5000, longestMs: 3_600_000 };
const triesUntilConcern = 8;
const mostAtOnce = 200;
const mostLinks = 20;

/** Does what was written down to be done. To be called every second or so, by any number of processes. */
export async function workOutbox(parts: OutboxParts): Promise<void> {
  for (let done = 0; done < mostAtOnce; done += 1) if (!(await workNext(parts))) return;
}

async function workNext(parts: OutboxParts): Promise<boolean> {
  const { db, clock } = parts.store;
  const task = await claimTask(db, clock?.(), claimMs);
  if (!task) return false;
  try {
    const dueAt = await carryOut(parts, task);
    await (dueAt ? putOffTask(db, task.id, { dueAt, fault: null }) : finishTask(db, task.id, clock?.()));
  } catch (fault) {
    await putOff(parts, task, fault);
  }
  return true;
}

async function putOff({ store: { db } }: OutboxParts, task: TaskRow, fault: unknown): Promise<void> {
  const at = task.claimed_at;
  const delayMs = Math.min(delay.firstMs * 2 ** (task.tries - 1), delay.longestMs);
  const text = fault instanceof Error ? fault.message : String(fault);
  await putOffTask(db, task.id, { dueAt: new Date(at.getTime() + delayMs), fault: text });
  if (task.tries >= triesUntilConcern)
    await insertConcern(db, {
      subject: `outbox:${task.id}`,
      reason: task.kind === 'closing_receipt' ? 'receipt_stuck' : 'mail_stuck',
      orderId: task.order_id,
      details: { happening: task.happening, fault: text },
      at,
    });
}

/** Answers when to come again, if it is too soon. */
async function carryOut(parts: OutboxParts, task: TaskRow): Promise<Date | undefined> {
  const { kind, happening, created_at: at } = task;
  // Whoever wrote the task of a kind wrote its payload too.
  if (kind === 'count_stock') return countStock(parts, (task.payload as { events: number[] }).events);
  const orders = await ordersOf(parts, task);
  const [order] = orders;
  if (!order) return undefined;
  if (kind === 'closing_receipt') return parts.closeReceipts(order);
  const to =
    kind === 'order_links' ? (task.payload as MailTask['to']) : { email: order.email, lang: order.lang };
  await parts.sendMail({ kind, happening, at, to, orders });
  return undefined;
}

async function ordersOf({ store: { db, clock } }: OutboxParts, task: TaskRow): Promise<OrderRecord[]> {
  const ids =
    task.order_id === null
      ? await selectOrdersOfEmail(db, (task.payload as MailTask['to']).email, mostLinks)
      : [task.order_id];
  const found = await Promise.all(ids.map((id) => selectOrder(db, { id }, clock?.())));
  return found.filter((order) => order !== undefined);
}

/** Lists say whether a date is sold out, and pages are made of them. */
async function countStock({ store: { db } }: OutboxParts, events: readonly number[]): Promise<undefined> {
  await db.transaction().execute(async (tx) => {
    const changed = await refreshSoldOut(tx, events);
    const keys = changed.map((id): CatalogueKey => `event:${id}`);
    await announceChanges(tx, keys.length > 0 ? ['list:events', ...keys] : []);
  });
  return undefined;
}
