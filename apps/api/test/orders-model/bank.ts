import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect } from 'vitest';
import { sql } from '../../src/database/sql.ts';
import { compareBooks } from '../../src/features/sales/payments/compare-books.service.ts';
import { handleNotification } from '../../src/features/sales/payments/notifications.service.ts';
import { sweepPayments } from '../../src/features/sales/payments/sweep-payments.service.ts';
import { bankSums, journalSums, ownPayments } from '../../src/testing/quiet.ts';
import { fillBasket, orderBasket, someBasket } from './checkout.ts';
import {
  act,
  daring,
  describeOutcome,
  type Game,
  type MakeTool,
  nothing,
  one,
  pick,
  toOrder,
} from './game.ts';
import { asPayer, beginPayment, payAtOnce } from './payer.ts';

/** The bank tells of a payment as often and as late as this has it told, or never; it errs, is cut off, and its answers are lost. */
export const bank: MakeTool = (fixture) => {
  const { deps, rows, now, providers } = fixture;
  const bankIds = async () =>
    (
      await rows(sql<{ id: string }>`
        select provider_payment_id as id from payments
        where provider = 'sandbox' and provider_payment_id not like 'none:%' order by sequence`)
    ).map(({ id }) => id);
  const toPayment =
    <Input extends { readonly which: number }>(
      play: (payment: string, input: Input, game: Game) => Promise<string>,
    ) =>
    async (game: Game, input: Input): Promise<string> => {
      const payment = pick(await bankIds(), input.which);
      return payment === undefined ? 'no payment' : play(payment, input, game);
    };
  const decide = (how: 'pay' | 'payLess' | 'decline') =>
    toPayment<{ which: number }>(
      async (payment, _, game) =>
        (await asPayer(fixture, game, () => fixture.bank()[how](payment))) ?? 'done',
    );
  const notify = (how: 'notify' | 'forge') =>
    toPayment<{ which: number }>(async (payment) =>
      daring(handleNotification(deps(), 'sandbox', await fixture.bank()[how](payment))),
    );

  /** What the doctor says when the books are held against the bank, of the orders of this game. */
  const bankFindings = async (): Promise<string[]> => {
    const provider = providers.get('sandbox');
    if (!provider) throw new Error('there is no bank');
    const period = { since: new Date(Date.now() - 60_000), at: now() };
    const { findings } = await compareBooks(fixture.api().database.db, provider, period);
    const orders = await rows(sql<{ number: number }>`select number from orders`);
    return findings.filter((finding) => orders.some(({ number }) => finding.includes(`of order ${number}:`)));
  };

  return {
    acts: {
      begin: act(
        4,
        fc.record({ which: fc.nat(5), acquisition: fc.constantFrom(1, 1, 2, 2, 6) }),
        toOrder(async (order, { acquisition }) =>
          describeOutcome(fixture, await beginPayment(fixture, order, acquisition)),
        ),
      ),
      /** From the basket to the ticket. */
      buy: act(6, fc.record({ tickets: someBasket }), async (game, { tickets }) => {
        const before = game.orders.length;
        const outcome = await orderBasket(fixture, game, await fillBasket(fixture, tickets));
        const order = outcome === 'done' ? game.orders[before] : undefined;
        return order ? payAtOnce(fixture, game, order) : outcome;
      }),
      pay: act(2, one, decide('pay')),
      payLess: act(1, one, decide('payLess')),
      decline: act(1, one, decide('decline')),
      tell: act(2, one, notify('notify')),
      forge: act(1, one, notify('forge')),
      breakDown: act(
        2,
        fc.record({ fault: fc.constantFrom('none', 'none', 'error', 'cut') }),
        async (game, { fault }) => {
          game.fault = fault;
          fixture.bank().breakDown(fault);
          return fault;
        },
      ),
      loseAnswers: act(1, fc.record({ answers: fc.nat(2) }), async (_, { answers }) => {
        fixture.bank().loseAnswers(answers);
        return 'done';
      }),
      /** Money that the bank's own people give back, and tell of at once or not before the end. */
      refundAtBank: act(
        1,
        fc.record({ which: fc.nat(5), part: fc.constantFrom(1, 1, 2), isTold: fc.boolean() }),
        toPayment(async (payment, { part, isTold }, game) => {
          const [left] = await rows(sql<{ minor: number }>`
            select received_minor
              - (select coalesce(sum(amount_minor), 0) from refunds where payment_id = payments.id and state <> 'failed') as minor
            from payments where provider_payment_id = ${payment} and state = 'succeeded'`);
          if (!left || left.minor < part) return 'nothing left';
          const refund = await asPayer(fixture, game, () =>
            fixture.bank().refundAtProvider(payment, Math.ceil(left.minor / part)),
          );
          if (refund === 'refused') return refund;
          return isTold ? daring(handleNotification(deps(), 'sandbox', refund)) : 'untold';
        }),
      ),
      sweepPayments: act(2, nothing, () => daring(sweepPayments(deps()))),
    },
    settle: async () => {
      const areEqual = isDeepStrictEqual(await journalSums(fixture), await bankSums(fixture));
      const findings = await bankFindings();
      expect(findings.length > 0, findings.join('\n')).toBe(!areEqual);
      // Of all that its own people gave back, and of the rest once more: whoever was told may have died of it.
      for (const { id, refunds } of await ownPayments(fixture))
        for (const refund of refunds) {
          const ids = { providerPaymentId: id, providerRefundId: refund.id };
          await handleNotification(deps(), 'sandbox', await fixture.bank().notifyOfRefund(ids));
        }
    },
    expectTruth: async () => expect(await bankFindings()).toEqual([]),
  };
};
