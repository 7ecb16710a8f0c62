import type { CounterWay } from '@parterre/domain/counter/counter-ways';
import { type Command, refuse } from '../../../commands/command.ts';
import { Contended } from '../../../database/contention.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { admitInvoiceAtCounter, previewInvoiceAtCounter } from '../checkout/admission/admit-order.service.ts';
import { houseMethod } from '../checkout/payment-methods.ts';
import { enqueueMail } from '../order/order.service.ts';
import { totalDue } from '../order/order-record.ts';
import { orderProblem } from '../order/order-refusal.ts';
import { persist } from '../order-commands/lock-for-command.service.ts';
import { writeAttempt } from '../payments/write-attempt.service.ts';
import { lockTill } from './counter.queries.ts';
import { describeSale } from './describe-sale.ts';
import { type CounterDeps, draftSale, type SaleDraft } from './draft-sale.service.ts';
import {
  announceSale,
  answerSale,
  type StoredSale,
  storedSale,
  takeMoney,
  writeOrder,
} from './write-sale.service.ts';

interface Sale {
  readonly draft: SaleDraft;
  readonly way: CounterWay | 'invoice';
}

const noAddress = makeProblem('invalid_request', 'An invoice is sent to somebody.', {
  details: [{ field: 'input.contact', reason: 'required', message: 'must have an address' }],
});

/** Sells over the counter: an order like any other, placed and paid in one act. By invoice it waits for a transfer, as on the web. */
export const sellAtCounter = (deps: CounterDeps): Command<'counter.sell', Sale, StoredSale> => ({
  name: 'counter.sell',
  permission: 'counter.sell',
  // Money comes in: it goes out by other acts.
  needsStepUp: false,
  preview: async (tx, { way, ...request }, { actor, at }) => {
    // Always before any seat or order, so that two who wait do not wait for each other.
    if (actor.kind === 'staff') await lockTill(tx, actor.accountId);
    const found = await draftSale(deps, tx, request, at);
    if (found.kind === 'refused') return found;
    const admitted = way === 'invoice' ? await byInvoice(found) : found;
    if (admitted.kind === 'refused') return admitted;
    return {
      kind: 'previewed',
      ...describeSale(admitted, { way }),
      change: { draft: admitted, way },
    };

    async function byInvoice(draft: SaleDraft) {
      if (draft.order.email === '') return refuse(noAddress);
      const admission = await previewInvoiceAtCounter(tx, deps.sale, draft.lines, at);
      if (admission.kind === 'refused') return refuse(orderProblem(admission.refusal));
      const order = { ...draft.order, wants_invoice: true, expires_at: admission.expiresAt };
      return { ...draft, order };
    }
  },
  run: async (tx, { draft, way }, { actor }) => {
    const locked = await writeOrder(tx, draft, actor, way === 'invoice' ? admit : undefined);
    // What costs nothing waits for no transfer.
    const isAwaited = way === 'invoice' && totalDue(locked.order).amountMinor > 0;
    if (isAwaited) {
      const attempt = { amount: totalDue(locked.order), expires_at: locked.order.expires_at };
      writeAttempt(locked, { method: houseMethod(way) }, attempt);
      enqueueMail(locked, 'order_placed');
    } else await takeMoney(deps.sale, locked, way === 'invoice' ? 'cash' : way);
    persist(locked);
    return storedSale(locked.order, isAwaited ? 'awaiting_payment' : 'paid');

    async function admit(lines: SaleDraft['lines']): Promise<void> {
      const admission = await admitInvoiceAtCounter(tx, deps.sale, lines, draft.order.created_at);
      if (admission.kind === 'refused') throw new Contended('others have ordered by invoice meanwhile');
    }
  },
  answer: answerSale,
  onDone: (stored, isRepeated) => announceSale(deps.sale, stored, { isPlaced: true, isRepeated }),
});
