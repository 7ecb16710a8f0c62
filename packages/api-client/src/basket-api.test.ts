import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBasketApi } from './basket-api.ts';
import { basketTransport } from './basket-transport.ts';
import { readProblem } from './read-problem.ts';
import { type Answer, json, startServer } from './test/scripted-server.ts';

const basket = { tickets: [] };
const add = { type: 'ADD_TICKET', ticket: { id: '40:12', count: 1 } } as const;

async function setUp(firstAnswer: Answer = json(200, basket)) {
  const server = await startServer(firstAnswer, json(200, basket));
  const api = createBasketApi(basketTransport({ address: server.address, retryDelayMs: 0 }));
  const seen = (index: number) => server.requests[index];
  return { api, server, seen };
}

describe('the basket API', () => {
  it('reads, changes, clears and extends the basket, and takes back what it lost', async () => {
    const { api, seen } = await setUp();
    expect(await api.readBasket({ query: { currency_code: 'EUR' } })).toEqual(basket);
    expect(seen(0)).toMatchObject({ method: 'GET', url: '/api/basket?currency_code=EUR', body: '' });
    await api.changeBasket(add);
    expect(seen(1)).toMatchObject({ method: 'POST', url: '/api/basket', body: JSON.stringify(add) });
    await api.clearBasket();
    expect(seen(2)).toMatchObject({ method: 'DELETE', url: '/api/basket' });
    await api.extendBasket();
    expect(seen(3)).toMatchObject({ method: 'POST', url: '/api/basket/extend' });
    await api.restoreBasket();
    await api.chooseCurrency({ currency_code: 'EUR' });
    expect(seen(5)).toMatchObject({
      method: 'POST',
      url: '/api/basket/currency',
      body: JSON.stringify({ currency_code: 'EUR' }),
    });
    expect(seen(4)).toMatchObject({ method: 'POST', url: '/api/basket/take_back' });
  });

  it('sends a change again under the key and with the body it had', async () => {
    const { api, server } = await setUp(json(503, {}));
    await api.changeBasket(add);
    const [first, second] = server.requests.map(({ headers, body }) => [headers['idempotency-key'], body]);
    expect(first).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), JSON.stringify(add)]);
    expect(second).toEqual(first);
  });

  it('gives every change a key of its own, unless it is told which', async () => {
    const { api, server } = await setUp();
    await api.changeBasket(add);
    await api.changeBasket(add);
    await api.changeBasket(add, { idempotencyKey: 'earlier-try' });
    const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe('earlier-try');
  });

  it('tells why a change was refused', async () => {
    const error = {
      code: 'ticket_unavailable',
      message: 'taken',
      ticket_id: '40:12',
      left: 0,
      alternatives: [],
    };
    const { api } = await setUp(json(409, { error }));
    const problem = readProblem(await api.changeBasket(add).catch((failure: unknown) => failure));
    expect(problem?.code === 'ticket_unavailable' && problem.left).toBe(0);
  });
});

describe('the credentials of the basket', () => {
  const credentialsWith = async (address: string | undefined) => {
    const seen: string[] = [];
    const send = basketTransport({
      address,
      fetch: async (...sent) => {
        const { credentials, url } = new Request(...sent);
        seen.push(`${credentials} ${url}`);
        return Response.json(basket);
      },
    });
    await createBasketApi(send).readBasket();
    return seen;
  };

  it('go along when an address is configured (spec §6)', async () => {
    expect(await credentialsWith('https://basket.example')).toEqual([
      'include https://basket.example/api/basket',
    ]);
  });

  it('stay with the own origin when none is', async () => {
    // What the address of a page is to a browser.
    vi.stubGlobal(
      Symbol.for('undici.globalOrigin.1') as unknown as string,
      new URL('https://shop.example/cart'),
    );
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    expect(await credentialsWith(undefined)).toEqual(['same-origin https://shop.example/api/basket']);
  });
});
