import { money } from '@parterre/domain/money/money';
import { expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { giftCardFixture } from '../../../testing/gift-card-fixture.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';

const fixture = orderFixture();
const { api, deps, now, providers, read, rows } = fixture;
const { bought, spend } = giftCardFixture(fixture);

const sound = async () => expect(await brokenInvariants(api().database.db, now())).toEqual([]);

it('a card whose money failed to go back pays nothing meanwhile, and its money is given back once more', async () => {
  const order = await bought();
  const code = order.gift_card?.code ?? '';
  const refund = () => refundOrder(deps(), Number(order.number), { kind: 'all' });
  const bank = providers.get('sandbox');
  if (!bank) throw new Error('there is no bank');
  providers.delete('sandbox');
  try {
    expect(await refund()).toMatchObject({ kind: 'given' });
  } finally {
    providers.set('sandbox', bank);
  }
  expect(await rows(sql`select state from refunds`)).toEqual([{ state: 'failed' }]);
  expect(await spend(code)).toMatchObject({ status: 404, code: 'certificate_unknown' });
  await sound();

  expect(await refund()).toMatchObject({ kind: 'given', amount: money(300_000, 'RUB') });
  expect(await refund()).toEqual({ kind: 'not-paid' });
  expect(await read(order)).toMatchObject({ state: 'refunded', gift_card: { code: null, left: 0 } });
  await sound();
});
