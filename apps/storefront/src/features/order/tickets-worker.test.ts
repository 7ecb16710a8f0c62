import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const code = readFileSync(new URL('../../static/tickets-worker.js', import.meta.url), 'utf8');
const order = 'https://parterre.example/api/orders/token';

interface Fetched {
  readonly request: { readonly method: string; readonly url: string };
  readonly clientId: string;
  readonly respondWith: (answer: Promise<Response>) => void;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** The worker with an order on the device, on a network that answers after so long. */
function start(network: () => Promise<Response>) {
  const listeners = new Map<string, (event: Fetched) => void>();
  const told: unknown[] = [];
  const scope = {
    addEventListener: (name: string, listener: (event: Fetched) => void) =>
      void listeners.set(name, listener),
    clients: { get: async () => ({ postMessage: (message: unknown) => told.push(message) }) },
  };
  const caches = { match: async () => Response.json({ token: 'token', is: 'kept' }) };
  new Function('self', 'caches', 'fetch', code)(scope, caches, network);
  const ask = async (url: string) => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { method: 'GET', url },
      clientId: 'page',
      respondWith: (given) => {
        answer = given;
      },
      waitUntil: (given) => void work.push(given),
    });
    await vi.runAllTimersAsync();
    await Promise.all(work);
    return (await answer)?.json();
  };
  return { ask, told };
}

const after = (ms: number, answer: () => Response) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(answer()), ms));
const live = () => Response.json({ token: 'token', is: 'live' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the worker of ticket pages', () => {
  it('gives the page what the network answers in time, and nothing afterwards', async () => {
    const { ask, told } = start(after(2000, live));
    expect([await ask(order), told]).toEqual([{ token: 'token', is: 'live' }, []]);
  });

  it('gives it what the device has when the network is slow, and the order when it comes', async () => {
    const { ask, told } = start(after(8000, live));
    expect(await ask(order)).toEqual({ token: 'token', is: 'kept' });
    expect(told).toEqual([{ order: { token: 'token', is: 'live' } }]);
  });

  it.each([
    ['there is no network', async () => Promise.reject(new TypeError('offline'))],
    ['the server has a fault', after(100, () => new Response('', { status: 503 }))],
  ])('gives it what the device has when %s', async (_when, network) => {
    const { ask, told } = start(network);
    expect([await ask(order), told]).toEqual([{ token: 'token', is: 'kept' }, []]);
  });

  it('says nothing of files that came too late', async () => {
    const { ask, told } = start(after(8000, live));
    await ask('https://parterre.example/order/success');
    expect(told).toEqual([]);
  });
});
