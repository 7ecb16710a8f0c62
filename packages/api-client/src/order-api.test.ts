import { describe, expect, it } from 'vitest';
import { basketTransport } from './basket-transport.ts';
import { createOrderApi } from './order-api.ts';
import { json, startServer } from './test/scripted-server.ts';

const token = 'abcdefghijklmnopqrstuv';
const request = {
  contact: { name: 'Anna', email: 'anna@example.com' },
  acquisition_id: 1,
  consents: { offer: true, personal_data: true, marketing: false },
  lang: 'en',
  expected_total: 40,
  currency_code: 'EUR',
} as const;

async function setUp() {
  const server = await startServer(json(200, { token }), json(200, { token }));
  return { server, api: createOrderApi(basketTransport({ address: server.address, retryDelayMs: 0 })) };
}

describe('the order API', () => {
  it('places an order under the key it is given, so that it is made once', async () => {
    const { api, server } = await setUp();
    await api.placeOrder(request, 'one-order-only');
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      url: '/api/orders',
      body: JSON.stringify(request),
      headers: { 'idempotency-key': 'one-order-only' },
    });
  });

  it('reads, pays and cancels an order by its token', async () => {
    const { api, server } = await setUp();
    await api.readOrder(token);
    await api.startPayment(token, { acquisition_id: 2 });
    await api.cancelOrder(token);
    expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET /api/orders/${token}`,
      `POST /api/orders/${token}/payments`,
      `POST /api/orders/${token}/cancel`,
    ]);
  });

  it('asks for the links of my orders', async () => {
    const { api, server } = await setUp();
    await api.lookUpOrders({ email: 'anna@example.com', lang: 'de' });
    expect(server.requests[0]).toMatchObject({ method: 'POST', url: '/api/orders/lookup' });
  });
});
