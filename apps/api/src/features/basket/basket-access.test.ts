import { describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { basketFixture } from '../../testing/basket-fixture.ts';
import { testNow } from '../../testing/small-catalogue.ts';

const shop = 'https://shop.example';
const { api, visitor, taken } = basketFixture({
  secret: 'x'.repeat(32),
  access: { isSecure: true, isCrossSite: true, pageOrigins: [shop] },
});
const add = { type: 'ADD_TICKET', ticket: { id: '12:0' } } as const;
const bodies: Readonly<Record<string, object>> = {
  '/api/basket': add,
  '/api/basket/currency': { currency_code: 'EUR' },
};
const key = (text: string) => ({ headers: { 'idempotency-key': text } });
const firstKey = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';

describe('the cookie', () => {
  it('is signed, kept from scripts, and travels to the pages that are listed', async () => {
    const reply = await api().app.inject({ method: 'POST', url: '/api/basket', payload: add });
    expect(reply.headers['set-cookie']).toMatch(
      /^basket=[0-9a-f-]{36}\.[\w%+/]+; Max-Age=2592000; Path=\/api; HttpOnly; Secure; Partitioned; SameSite=None$/,
    );
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('stays on its own site where no other is listed', async () => {
    const access = { isSecure: true, isCrossSite: false, pageOrigins: [] };
    const app = buildApp({ db: api().database.db, now: () => testNow, access });
    const reply = await app.inject({ method: 'POST', url: '/api/basket', payload: add });
    expect(reply.headers['set-cookie']).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    await app.close();
  });

  it('that we did not sign names no basket', async () => {
    const anna = visitor();
    await anna.add('12:0');
    const forged = String(anna.cookie()).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const read = (cookie: string) => api().app.inject({ url: '/api/basket', headers: { cookie } });
    expect((await read(String(anna.cookie()))).json().tickets).toHaveLength(1);
    expect((await read(forged)).json().tickets).toEqual([]);
    expect((await read('basket=00000000-0000-0000-0000-000000000000')).json().tickets).toEqual([]);
    expect((await read('basket=%%%')).statusCode).toBe(200);
  });
});

describe('pages of other origins', () => {
  it.each<[Record<string, string>, number]>([
    [{}, 200],
    [{ origin: 'http://localhost:3000' }, 200],
    [{ origin: 'https://localhost:3000' }, 403],
    [{ origin: 'http://localhost' }, 403],
    [{ origin: 'http://shop.example' }, 403],
    [{ origin: shop }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
  ])('change nothing unless they are listed: %j', async (headers, status) => {
    for (const [method, url] of [
      ['POST', '/api/basket'],
      ['DELETE', '/api/basket'],
      ['POST', '/api/basket/currency'],
      ['POST', '/api/basket/take_back'],
    ] as const) {
      const payload = method === 'POST' && bodies[url] ? { payload: bodies[url] } : {};
      const reply = await api().app.inject({
        method,
        url,
        headers: { host: 'localhost:3000', ...headers },
        ...payload,
      });
      expect([method, url, reply.statusCode]).toEqual([method, url, status]);
    }
    expect(await taken()).toEqual(status === 200 ? ['12:0 held'] : []);
  });

  it.each<[Record<string, string>, number]>([
    [{ origin: 'http://localhost:3000' }, 200],
    [{ origin: 'https://localhost:3000' }, 403],
    [{ origin: 'https://localhost:3000', 'x-forwarded-proto': 'https' }, 200],
    [{ origin: 'http://localhost:3000', 'x-forwarded-proto': 'https' }, 403],
  ])('are told apart by the scheme that the visitor came by: %j', async (headers, status) => {
    const app = buildApp({ db: api().database.db, now: () => testNow });
    const reply = await app.inject({
      method: 'POST',
      url: '/api/basket',
      headers: { host: 'localhost:3000', ...headers },
      payload: add,
    });
    expect(reply.statusCode).toBe(status);
    await app.close();
  });

  it('read nothing unless they are listed', async () => {
    const allowed = async (origin: string) => {
      const { headers } = await api().app.inject({ url: '/api/basket', headers: { origin } });
      return [headers['access-control-allow-origin'], headers['access-control-allow-credentials']];
    };
    expect(await allowed(shop)).toEqual([shop, 'true']);
    expect((await allowed('https://evil.example'))[0]).toBeUndefined();
  });

  it('are told so before they ask', async () => {
    const preflight = async (origin: string) =>
      api().app.inject({
        method: 'OPTIONS',
        url: '/api/basket',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,idempotency-key',
        },
      });
    expect((await preflight(shop)).headers).toMatchObject({
      'access-control-allow-origin': shop,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST, DELETE',
      'access-control-allow-headers': 'content-type,idempotency-key',
    });
    expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('cannot slip a change past the rules as a form', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await api().app.inject({
      method: 'POST',
      url: '/api/basket',
      headers: form,
      payload: 'type=ADD_TICKET',
    });
    expect(reply.statusCode).toBe(415);
  });
});

describe('a change that is asked for again under its key', () => {
  it('is made once', async () => {
    const anna = visitor();
    await anna.add('12:floor', 2, key(firstKey));
    const again = await anna.add('12:floor', 2, key(firstKey));
    expect(again).toMatchObject({ status: 200, body: { tickets: [{ id: '12:floor', count: 2 }] } });
    await anna.add('12:floor', 2, key('another-key'));
    expect(await taken()).toHaveLength(4);
    await anna.change({ type: 'DELETE_TICKET', ticket: { id: '12:floor' } }, key('third-key'));
    await anna.add('12:floor', 2, key(firstKey));
    expect(await taken()).toEqual([]);
  });

  it('finds its basket although the first answer, with the cookie, was lost', async () => {
    const [once, again] = [visitor(), visitor()];
    await once.add('12:0', 1, key(firstKey));
    expect(await again.add('12:0', 1, key(firstKey))).toMatchObject({ status: 200 });
    expect(again.cookie()).toBe(once.cookie());
  });

  it('finds it too when both are under way at once', async () => {
    const heard = await Promise.all(
      Array.from({ length: 5 }, () => visitor().add('12:floor', 2, key(firstKey))),
    );
    expect(heard.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await taken()).toHaveLength(2);
  });

  it('under a key that anybody may think of has a basket of its own', async () => {
    const [anna, boris] = [visitor(), visitor()];
    await anna.add('12:0', 1, key('12345678'));
    expect(await boris.add('12:0', 1, key('12345678'))).toMatchObject({ status: 409 });
  });

  it.each<[string, string, string]>([
    ['from another network', '203.0.113.8', 'Firefox'],
    ['with another browser', '203.0.113.7', 'Chrome'],
  ])('%s has a basket of its own, whoever uses the same key', async (_case, remoteAddress, agent) => {
    const addFrom = (address: string, browser: string) =>
      api().app.inject({
        method: 'POST',
        url: '/api/basket',
        payload: add,
        remoteAddress: address,
        headers: { 'user-agent': browser, 'idempotency-key': firstKey },
      });
    const readCookie = ({ headers }: { headers: object }) =>
      String(Object.entries(headers).find(([name]) => name === 'set-cookie')?.[1]).split(';')[0];
    const anna = await addFrom('203.0.113.7', 'Firefox');
    expect(readCookie(await addFrom('203.0.113.7', 'Firefox'))).toBe(readCookie(anna));
    const stranger = await addFrom(remoteAddress, agent);
    expect([stranger.statusCode, stranger.headers['set-cookie']]).toEqual([409, undefined]);
  });

  it('is refused when it is another one', async () => {
    const anna = visitor();
    await anna.add('12:0', 1, key(firstKey));
    const other = await anna.add('12:3', 1, key(firstKey));
    expect(other).toMatchObject({ status: 409, error: { code: 'idempotency_key_reused' } });
    expect(await taken()).toEqual(['12:0 held']);
  });

  it('may be refused once and made later', async () => {
    const [anna, boris] = [visitor(), visitor()];
    await boris.add('12:0');
    expect(await anna.add('12:0', 1, key(firstKey))).toMatchObject({ status: 409 });
    await boris.clear();
    expect(await anna.add('12:0', 1, key(firstKey))).toMatchObject({ status: 200 });
  });

  it.each(['short', 'with space', 'ключ-ключ-ключ'])('needs a good key: %s', async (text) => {
    expect(await visitor().add('12:0', 1, key(text))).toMatchObject({ status: 400 });
  });
});

it('tabs that change one basket at the same time lose nothing', async () => {
  const anna = visitor();
  await anna.add('2:stalls');
  const heard = await Promise.all([
    anna.add('12:0'),
    anna.add('12:2'),
    anna.add('12:3'),
    anna.add('12:floor'),
    anna.add('12:floor'),
  ]);
  expect(heard.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await anna.read()).total).toMatchObject({ count: 6 });
  expect(await taken()).toHaveLength(6);
});
