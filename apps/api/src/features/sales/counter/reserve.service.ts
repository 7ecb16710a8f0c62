import { isReservableUntil } from '@parterre/domain/counter/counter-sale';
import { type Command, refuse } from '../../../commands/command.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { enqueueMail } from '../order/order.service.ts';
import { persist } from '../order-commands/lock-for-command.service.ts';
import { describeSale } from './describe-sale.ts';
import { type CounterDeps, draftSale, type SaleDraft } from './draft-sale.service.ts';
import { announceSale, answerSale, type StoredSale, storedSale, writeOrder } from './write-sale.service.ts';

const badTime = makeProblem(
  'invalid_request',
  'It is kept until a time to come, and not after the beginning.',
  {
    details: [
      { field: 'input.until', reason: 'out_of_range', message: 'must be ahead, and before the beginning' },
    ],
  },
);

/** Keeps tickets for somebody: an order that waits for its money until a time, as one by transfer does, and is ended by the same sweep. */
export const reserveAtCounter = (deps: CounterDeps): Command<'counter.reserve', SaleDraft, StoredSale> => ({
  name: 'counter.reserve',
  permission: 'counter.sell',
  needsStepUp: false,
  preview: async (tx, { until: untilText, ...request }, { at }) => {
    const draft = await draftSale(deps, tx, request, at);
    if (draft.kind === 'refused') return draft;
    const until = new Date(untilText);
    if (!isReservableUntil(until.getTime(), draft.performance.sale_data, at.getTime()))
      return refuse(badTime);
    return {
      kind: 'previewed',
      ...describeSale(draft, { reserved_until_at: until.toISOString() }),
      change: { ...draft, order: { ...draft.order, expires_at: until } },
    };
  },
  run: async (tx, draft, { actor }) => {
    const locked = await writeOrder(tx, draft, actor);
    enqueueMail(locked, 'order_placed');
    persist(locked);
    return storedSale(locked.order, 'awaiting_payment');
  },
  answer: answerSale,
  onDone: (stored, isRepeated) => announceSale(deps.sale, stored, { isPlaced: true, isRepeated }),
});
