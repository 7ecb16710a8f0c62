import type { CounterWay } from '@parterre/domain/counter/counter-ways';
import { toWire } from '@parterre/domain/money/wire-money';
import { type Command, refuse } from '../../../commands/command.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { closeOrder } from '../checkout/change-order.service.ts';
import type { LockedOrder } from '../order/order.service.ts';
import { findCalledOff, keptAmount, type OrderRecord, totalDue } from '../order/order-record.ts';
import { orderProblem } from '../order/order-refusal.ts';
import {
  lockForCommand,
  orderArea,
  orderSubject,
  persist,
} from '../order-commands/lock-for-command.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { lockTill, selectChannel } from './counter.queries.ts';
import { announceSale, answerSale, type StoredSale, storedSale, takeMoney } from './write-sale.service.ts';

const closed = makeProblem('order_closed', 'It waits for no money.');
const paidInPart = makeProblem('order_closed', 'A part of it was paid: it is ended by its time.');
const notReserved = makeProblem('order_closed', 'It is no reservation of the counter.');

interface Collected {
  readonly locked: LockedOrder;
  readonly way: CounterWay;
}

/** Whoever reserved has come to pay. What they began to pay elsewhere is given up, as after any payment. */
export const collectAtCounter = (sale: SaleDeps): Command<'counter.collect', Collected, StoredSale> => ({
  name: 'counter.collect',
  permission: 'counter.sell',
  needsStepUp: false,
  preview: async (tx, { order_id: id, way, amount }, context) => {
    const { actor } = context;
    if (actor.kind === 'staff') await lockTill(tx, actor.accountId);
    const locked = await lockForCommand(tx, id, context);
    if (locked.kind === 'refused') return locked;
    const { order } = locked;
    if (order.state !== 'awaiting_payment') return refuse(closed);
    const state = findCalledOff(order);
    if (state) return refuse(orderProblem({ kind: 'sale-closed', state }));
    const due = totalDue(order);
    if (toWire(due) !== amount)
      return refuse(orderProblem({ kind: 'price-changed', currency: order.currency, total: toWire(due) }));
    return {
      kind: 'previewed',
      subject: orderSubject(order),
      area: await orderArea(tx, order),
      before: { state: order.state },
      after: { state: 'paid', way, received: { amount, currency_code: order.currency } },
      change: { locked, way },
    };
  },
  run: async (_tx, { locked, way }) => {
    await takeMoney(sale, locked, way);
    persist(locked);
    return storedSale(locked.order, 'paid');
  },
  answer: answerSale,
  onDone: (stored, isRepeated) => announceSale(sale, stored, { isPlaced: false, isRepeated }),
});

interface Released {
  readonly locked: LockedOrder;
}

type StoredRelease = { readonly order_id: string; readonly performance_ids: readonly number[] };

const hasMoney = ({ payments }: OrderRecord) => payments.some((payment) => keptAmount(payment) > 0);

/** Whoever reserved does not come: what was kept for them is free at once, and not only when its time is over. */
export const releaseReservation = (
  sale: Pick<SaleDeps, 'announce'>,
): Command<'counter.release', Released, StoredRelease> => ({
  name: 'counter.release',
  permission: 'counter.sell',
  needsStepUp: false,
  preview: async (tx, { order_id: id }, context) => {
    const locked = await lockForCommand(tx, id, context);
    if (locked.kind === 'refused') return locked;
    const { order } = locked;
    if (order.state !== 'awaiting_payment') return refuse(closed);
    if ((await selectChannel(tx, order.id)) !== 'counter') return refuse(notReserved);
    if (hasMoney(order)) return refuse(paidInPart);
    return {
      kind: 'previewed',
      subject: orderSubject(order),
      area: await orderArea(tx, order),
      before: { state: order.state },
      after: { state: 'cancelled' },
      change: { locked },
    };
  },
  run: async (_tx, { locked }) => {
    await closeOrder(locked, 'cancel');
    persist(locked);
    const { order } = locked;
    return { order_id: order.id, performance_ids: order.lines.map(({ performance_id }) => performance_id) };
  },
  answer: ({ order_id }) => ({ order_id }),
  onDone: ({ performance_ids }) => sale.announce(performance_ids),
});
