import { randomUUID } from 'node:crypto';
import type { Command } from '../../../commands/command.ts';
import type { LockedOrder } from '../order/order.service.ts';
import { lockForCommand, orderArea, orderSubject } from './lock-for-command.service.ts';
import { queueNote } from './order-commands.queries.ts';

interface Note {
  readonly locked: LockedOrder;
  readonly text: string;
}

/** For colleagues. It may name the buyer, so it is not kept in the audit log, and goes when the buyer is forgotten. */
export const noteOrder: Command<'order.note', Note, { readonly order_id: string }> = {
  name: 'order.note',
  permission: 'orders.change',
  needsStepUp: false,
  preview: async (tx, { order_id: id, text }, context) => {
    const locked = await lockForCommand(tx, id, context);
    if (locked.kind === 'refused') return locked;
    return {
      kind: 'previewed',
      subject: orderSubject(locked.order),
      area: await orderArea(tx, locked.order),
      before: null,
      after: { note: text },
      logged: { before: null, after: { is_noted: true } },
      change: { locked, text },
    };
  },
  run: async (tx, { locked: { order }, text }, { actor, at }) => {
    queueNote(tx, { id: randomUUID(), orderId: order.id, at, actor: actor.name, text });
    return { order_id: order.id };
  },
  answer: (stored) => stored,
};
