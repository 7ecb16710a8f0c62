import { money } from '@parterre/domain/money/money';
import fc from 'fast-check';
import { sql } from '../../src/database/sql.ts';
import { issueCertificate } from '../../src/features/sales/payments/certificates.service.ts';
import { giftCardFixture } from '../../src/testing/gift-card-fixture.ts';
import { act, describeOutcome, type MakeTool, one, orderUrl, pick, toOrder } from './game.ts';
import { payAtOnce } from './payer.ts';

/** Cards that are bought on the site, certificates that the house gives, and what both pay for. */
export const giftCards: MakeTool = (fixture) => {
  const { call, rows, now, api } = fixture;
  const { ask } = giftCardFixture(fixture);
  const pay = async (order: Parameters<typeof orderUrl>[0], certificate_code: string) =>
    describeOutcome(
      fixture,
      await call('POST', `${orderUrl(order)}/payments`, { body: { acquisition_id: 7, certificate_code } }),
    );
  return {
    acts: {
      /** For the price of one order and a bit, or less, to be mailed to whom it is for. */
      buyCard: act(
        3,
        fc.record({ amount: fc.constantFrom(1500, 500), isPaid: fc.boolean() }),
        async (game, { amount, isPaid }) => {
          const asked = await ask({ amount, recipient_email: 'petr@example.org' });
          if (asked.status !== 201) return describeOutcome(fixture, asked);
          game.orders.push(asked.body);
          return isPaid ? `paid: ${await payAtOnce(fixture, game, asked.body)}` : 'done';
        },
      ),
      spendCard: act(
        4,
        one,
        toOrder(async (order, { which }) => {
          const codes = await rows(sql<{ code: string }>`
            select certificate as code from gift_cards where certificate is not null order by certificate`);
          const card = pick(codes, which);
          return card ? pay(order, card.code) : 'no card';
        }),
      ),
      certificate: act(
        2,
        fc.record({ which: fc.nat(5), minor: fc.constantFrom(30_000, 110_000, 200_000) }),
        toOrder(async (order, { minor }) => {
          const { code } = await issueCertificate(api().database.db, money(minor, 'RUB'), now());
          return pay(order, code);
        }),
      ),
    },
  };
};
