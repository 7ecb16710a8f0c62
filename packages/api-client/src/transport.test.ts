import { describe, expect, it } from 'vitest';
import { json } from './test/scripted-server.ts';
import { found, get, setUp } from './test/transport-to-server.ts';
import { createTransport } from './transport.ts';

describe('the rate of calls', () => {
  const recordingClock = () => {
    const delays: number[] = [];
    const wait = async (delayMs: number) => {
      delays.push(delayMs);
    };
    return { delays, clock: { nowMs: () => 0, wait } };
  };

  it('is ten a second', async () => {
    const { clock, delays } = recordingClock();
    const { send } = await setUp([json(200, found)], { clock });
    await Promise.all(Array.from({ length: 21 }, () => send(get)));
    expect(delays).toEqual([...Array(10).fill(1000), 2000]);
  });

  it('is what it is configured to be, and calls that are sent again count too', async () => {
    const { clock, delays } = recordingClock();
    const patience = { clock, requestsPerSecond: 1, retryDelayMs: 70 };
    const { send } = await setUp([json(500, {}), json(200, found)], patience);
    await send(get);
    expect(delays).toEqual([70, 1000]);
  });
});

describe('the request', () => {
  it('goes to the address, with its query and as JSON', async () => {
    const { send, server } = await setUp([json(200, found)], {});
    await send({
      method: 'POST',
      path: '/api/basket',
      query: { lang: 'ru', ids: [1, 2], search: 'a&b', left_out: undefined },
      body: { type: 'ADD_TICKET' },
      headers: { 'idempotency-key': 'key' },
    });
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      url: '/api/basket?lang=ru&ids=1,2&search=a%26b',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': 'key' },
      body: '{"type":"ADD_TICKET"}',
    });
  });

  it('takes an address with a path and a slash at its end', async () => {
    const { server } = await setUp([json(200, found)]);
    await createTransport({ address: `${server.address}/shop/` })(get);
    expect(server.requests[0]?.url).toBe('/shop/v1/events');
  });

  it('is made with the fetch that was injected', async () => {
    const fetched: string[] = [];
    const { send } = await setUp([json(200, found)], {
      fetch: (input, init) => {
        fetched.push(new Request(input).url);
        return fetch(input, init);
      },
    });
    await send(get);
    expect(fetched).toEqual([expect.stringMatching(/\/v1\/events$/)]);
  });

  it.each([
    ['POST', true],
    ['DELETE', true],
    ['GET', false],
  ] as const)('of a %s outlives its page: %s', async (method, outlives) => {
    const seen: boolean[] = [];
    const { send } = await setUp([json(200, found)], {
      fetch: (input, init) => {
        seen.push(new Request(input, init).keepalive);
        return fetch(input, init);
      },
    });
    await send({ ...get, method });
    expect(seen).toEqual([outlives]);
  });
});
