import { expect, it } from 'vitest';
import { orderFixture } from '../../../testing/order-fixture.ts';

const fixture = orderFixture();
const { ordered, begin, read, bank, bankId, call } = fixture;

async function paid() {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  return read(order);
}

it('a ticket is shown to whoever has its code, and nothing of its order or its buyer', async () => {
  const order = await paid();
  const [ticket] = order.tickets;
  const [line] = order.lines;
  const { status, body } = await call('GET', `/api/tickets/${ticket?.code}`);
  expect(status).toBe(200);
  expect(body).toEqual({
    code: ticket?.code,
    number: ticket?.number,
    is_revoked: false,
    lang: 'ru',
    event: line?.extra.event,
    date: line?.extra.date,
    zone: line?.extra.zone,
    seat: null,
    wallets: [],
  });
  const text = JSON.stringify(body);
  for (const secret of [order.token, order.number, order.contact.name, order.contact.email])
    expect(text).not.toContain(secret);
});

it('a code that is not ours, or was changed, shows nothing', async () => {
  const { tickets } = await paid();
  const code = tickets[0]?.code ?? '';
  const other = code.at(-1) === '0' ? '1' : '0';
  for (const wrong of [`${code.slice(0, -1)}${other}`, code.slice(0, 40), '0'])
    expect((await call('GET', `/api/tickets/${wrong}`)).status).toBe(404);
  expect((await call('GET', `/api/tickets/${'0'.repeat(513)}`)).status).toBeGreaterThanOrEqual(400);
});
