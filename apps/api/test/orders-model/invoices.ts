import { money } from '@parterre/domain/money/money';
import fc from 'fast-check';
import { totalDue } from '../../src/features/sales/order/order-record.ts';
import { correctReceipt, receiveInvoice } from '../../src/features/sales/payments/invoices.service.ts';
import { act, daring, type MakeTool, one, toOrder } from './game.ts';

/** Transfers as a person enters them: what is due, or more or less, and by mistake. */
export const invoices: MakeTool = ({ deps }) => ({
  acts: {
    receive: act(
      1,
      fc.record({
        which: fc.nat(5),
        excess: fc.constantFrom(0, 0, 0, -100, 100),
        isAnother: fc.boolean(),
      }),
      toOrder(({ number }, { excess, isAnother }) => {
        const amount = (found: Parameters<typeof totalDue>[0]) =>
          money(Math.max(100, totalDue(found).amountMinor + excess), 'RUB');
        return daring(receiveInvoice(deps(), Number(number), amount, { isAnother }));
      }),
    ),
    correct: act(
      1,
      one,
      toOrder(({ number }) => daring(correctReceipt(deps(), Number(number), 'the wrong sum'))),
    ),
  },
});
