import { randomUUID } from 'node:crypto';
import type { Order } from '@parterre/contracts/orders/order';
import { beforeEach } from 'vitest';
import { sql } from '../database/sql.ts';
import type { OrderFixture } from './order-fixture.ts';

const offer = {
  time_zone: 'Europe/Moscow',
  designs: ['curtain', 'stars'],
  amounts: [
    { currency_code: 'RUB', min: 500, max: 50_000, choices: [1000, 3000] },
    { currency_code: 'EUR', min: 10, max: 500, choices: [] },
  ],
};

/** As a page sends it. */
const giftCardForm = {
  contact: { name: 'Анна Иванова', email: 'anna@example.com' },
  acquisition_id: 1,
  consents: { offer: true, personal_data: true, marketing: false },
  lang: 'ru',
  amount: 3000,
  currency_code: 'RUB',
  design: 'stars',
  greeting: 'С днём рождения!\nТвоя Анна',
  from_name: 'Анна',
  to_name: 'Пётр',
};

/** Gift cards on sale. To be called once at the top of a test file, after the fixture of orders. */
export function giftCardFixture({ api, call, begin, bank, bankId, read, visitor, place }: OrderFixture) {
  beforeEach(async () => {
    await api().database.db.query(sql`
      update landings set theme = theme || jsonb_build_object('gift_cards', ${JSON.stringify(offer)}::jsonb)`);
  });
  const ask = (more: object = {}, key: string = randomUUID()) =>
    call<Order>('POST', '/api/gift-cards', { body: { ...giftCardForm, ...more }, key });
  const placed = async (more: object = {}): Promise<Order> => {
    const { status, body } = await ask(more);
    if (status !== 201) throw new Error(`refused: ${JSON.stringify(body)}`);
    return body;
  };
  return {
    ask,
    placed,
    bought: async (more: object = {}): Promise<Order> => {
      const order = await placed(more);
      await bank().pay(await bankId(await begin(order)));
      return read(order);
    },
    /** Two places on the floor for 1100, paid with the card as far as it goes. */
    spend: async (code: string) => {
      const petr = visitor();
      await petr.add('12:floor', 2);
      const { body } = await place(petr);
      const { token } = body as unknown as Order;
      const answer = await call('POST', `/api/orders/${token}/payments`, {
        body: { acquisition_id: 7, certificate_code: code },
      });
      return { token, status: answer.status, code: answer.body.error?.code };
    },
  };
}
