import { mailboxName } from '@parterre/domain/contact/mailbox';
import { giftCardMails, type OrderMail, type PerformanceMail } from '@parterre/domain/order/order-mail';
import type { Tx } from '../../../database/connect.ts';
import { insertAttentionItem, type NewAttentionItem } from '../attention/attention.queries.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { canonicalAddress } from './canonical-address.ts';
import { type Entry, insertEntriesAndTasks, type NewTask } from './order-events.queries.ts';
import { isGiftCard, type OrderRecord } from './order-record.ts';
import { type LockKey, lockOrder, type OrderKey, selectOrder } from './orders.queries.ts';

export const findOrder = (
  { db, clock }: Pick<SaleDeps, 'db' | 'clock'>,
  key: OrderKey,
): Promise<OrderRecord | undefined> => selectOrder(db, key, clock?.());

/** The order as it is now. */
export async function reloadOrder(
  deps: Pick<SaleDeps, 'db' | 'clock'>,
  { id }: Pick<OrderRecord, 'id'>,
): Promise<OrderRecord> {
  const order = await findOrder(deps, { id });
  if (!order) throw new Error(`order ${id} is gone`);
  return order;
}

/** An order that nobody else changes until the transaction ends, with what is to be written down of it at that end. */
export interface LockedOrder {
  readonly tx: Tx;
  readonly order: OrderRecord;
  /** Who of the house changes it; undefined for visitors, providers and what runs by itself. */
  readonly actor?: string | undefined;
  readonly entries: Entry[];
  readonly tasks: NewTask[];
}

type ChangeDeps = Pick<SaleDeps, 'db' | 'clock' | 'actor' | 'onOrderEvent'>;

/** The only way to change an order or its money: all of it, or nothing. Undefined when no order has the key. */
export async function changeOrderIfFound<Result>(
  { db, clock, actor, onOrderEvent }: ChangeDeps,
  key: LockKey,
  act: (locked: LockedOrder) => Promise<Result>,
): Promise<{ readonly result: Result } | undefined> {
  let entries: readonly Entry[] = [];
  let lines: OrderRecord['lines'] = [];
  const changed = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, key, clock?.());
    if (!order) return undefined;
    lines = order.lines;
    const result = await persistAfter(tx, order, (locked) => {
      entries = locked.entries;
      return act({ ...locked, actor });
    });
    return { result };
  });
  for (const { entry } of entries) onOrderEvent?.(entry, lines);
  return changed;
}

/** The same for an order that is there. */
export async function changeOrder<Result>(
  deps: ChangeDeps,
  id: string,
  act: (locked: LockedOrder) => Promise<Result>,
): Promise<Result> {
  const changed = await changeOrderIfFound(deps, { id }, act);
  if (!changed) throw new Error(`there is no order ${id}`);
  return changed.result;
}

export async function persistAfter<Result>(
  tx: Tx,
  order: OrderRecord,
  act: (locked: LockedOrder) => Promise<Result>,
): Promise<Result> {
  const locked: LockedOrder = { tx, order, entries: [], tasks: [] };
  const result = await act(locked);
  insertEntriesAndTasks(tx, locked);
  return result;
}

export const recordOrderEvent = (
  { order, actor, entries }: LockedOrder,
  entry: Omit<Entry, 'at' | 'orderId' | 'actor'>,
): void => void entries.push({ at: order.at, orderId: order.id, actor, ...entry });

export const enqueueTask = ({ order, tasks }: LockedOrder, task: Omit<NewTask, 'at' | 'orderId'>): void =>
  void tasks.push({ at: order.at, orderId: order.id, ...task });

type ToldMail = Exclude<OrderMail, PerformanceMail>;

/** What its buyer is told in this case; null when nothing. */
export const mailKind = (order: OrderRecord, kind: ToldMail): ToldMail | null =>
  isGiftCard(order) && kind in giftCardMails ? giftCardMails[kind as keyof typeof giftCardMails] : kind;

/** Mails what happened to an order: once, however often it is enqueued; `which` tells apart what may happen again. Whoever has no address here is told at the counter. */
export const enqueueMail = (
  locked: LockedOrder,
  kind: ToldMail,
  which: string = locked.order.id,
  payload: object = {},
): void => {
  const told = mailKind(locked.order, kind);
  if (locked.order.email === '' || told === null) return;
  enqueueTask(locked, {
    deduplicationKey: `${told}:${which}`,
    kind: told,
    payload,
    mailbox: mailboxName(canonicalAddress(locked.order.email)),
  });
};

/** Puts something on the list of what needs a person. */
export const flagForAttention = (
  { tx, order }: Pick<LockedOrder, 'tx' | 'order'>,
  item: Omit<NewAttentionItem, 'orderId' | 'at'>,
): Promise<void> => insertAttentionItem(tx, { ...item, orderId: order.id, at: order.at });
