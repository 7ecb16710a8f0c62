import { describe, expect, it, vi } from 'vitest';
import { type Answer, cut, cutWithin, json, page, silence } from './test/scripted-server.ts';
import { catchFailure, found, get, setUp, timeoutMs } from './test/transport-to-server.ts';

describe('a call that fails for a while', () => {
  it.each<[string, Answer]>([
    ['a connection that is cut', cut],
    ['a connection that is cut within the answer', cutWithin],
    ['429', json(429, {})],
    ['500', json(500, {})],
    ['502 with a page of a proxy', page(502, '<h1>Bad gateway</h1>')],
    ['503', json(503, {})],
    ['599', json(599, {})],
  ])('is sent again a second later, three times at most: %s', async (_, failing) => {
    const { send, server, waits, held } = await setUp([failing, failing, failing, json(200, found)]);
    expect(await send(get)).toEqual(found);
    expect(server.requests).toHaveLength(4);
    expect(waits).toEqual([1000, 1000, 1000]);
    expect(held.map(({ delayMs }) => delayMs)).toEqual(Array(4).fill(timeoutMs));
  });

  it('is given up after the third time', async () => {
    const { send, server } = await setUp([json(503, { error: { code: 'overloaded' } })]);
    const failure = await catchFailure(send(get));
    expect(failure.status).toBe(503);
    expect(server.requests).toHaveLength(4);
  });

  it('is sent as often and as patiently as configured', async () => {
    const { send, server, waits } = await setUp([json(500, {})], { retries: 1, retryDelayMs: 70 });
    await catchFailure(send(get));
    expect(server.requests).toHaveLength(2);
    expect(waits).toEqual([70]);
  });

  it.each([
    [429, '3', 3000],
    [503, '3', 3000],
    [429, '0', 0],
    [429, '3600', 10_000],
    [500, '3', 1000],
  ])('waits as the server asks, within reason: %i after %s s', async (status, retryAfter, waitMs) => {
    const busy = json(status, {}, { 'retry-after': retryAfter });
    const { send, waits } = await setUp([busy, json(200, found)]);
    expect(await send(get)).toEqual(found);
    expect(waits).toEqual([waitMs]);
  });
});

describe('a call that is to be made later', () => {
  it.each([429, 503])('says so each time it waits, and not once it is given up: %i', async (status) => {
    let waits = 0;
    const onWait = () => {
      waits += 1;
    };
    const { send } = await setUp([json(status, {}, { 'retry-after': '1' })], { retries: 2 });
    await catchFailure(send({ ...get, onWait }));
    expect(waits).toBe(2);
  });

  it('says nothing when it fails otherwise', async () => {
    const onWait = vi.fn();
    const { send } = await setUp([json(500, {}), json(200, found)]);
    await send({ ...get, onWait });
    expect(onWait).not.toHaveBeenCalled();
  });
});

describe('a call that fails for good', () => {
  it.each([400, 401, 403, 404, 408, 409, 410, 413, 422])('is not sent again: %i', async (status) => {
    const { send, server } = await setUp([json(status, { error: { code: 'x' } })]);
    const failure = await catchFailure(send(get));
    expect(failure.status).toBe(status);
    expect(server.requests).toHaveLength(1);
  });

  it('is rejected with the JSON text of spec §8, and the same in fields', async () => {
    const data = { error: { code: 'not_found', message: 'No such event' } };
    const { send, server } = await setUp([json(404, data)]);
    const failure = await catchFailure(send({ ...get, path: '/v1/events/7', query: { lang: 'ru' } }));
    const url = `${server.address}/v1/events/7?lang=ru`;
    expect(JSON.parse(failure.message)).toEqual({ data, status: 404, url });
    expect(failure).toMatchObject({ name: 'ApiError', data, status: 404, url, method: 'GET' });
  });

  it('has the text for its data when a proxy answered with a page', async () => {
    const { send } = await setUp([page(404, '<h1>Not here</h1>')]);
    expect((await catchFailure(send(get))).data).toBe('<h1>Not here</h1>');
  });

  it('has no status when nobody answered', async () => {
    const { send, server } = await setUp([silence]);
    server.close();
    const failure = await catchFailure(send(get));
    const url = `${server.address}/v1/events`;
    expect(JSON.parse(failure.message)).toEqual({ data: null, status: null, url });
    expect(failure.cause).toBeInstanceOf(TypeError);
  });

  it.each(['{"results":[', '', '<h1>Hello</h1>'])('is one that succeeds with no JSON: %j', async (body) => {
    const { send, server } = await setUp([page(200, body)]);
    const failure = await catchFailure(send(get));
    expect(failure).toMatchObject({ status: 200, data: body });
    expect(failure.cause).toBeInstanceOf(SyntaxError);
    expect(server.requests).toHaveLength(1);
  });

  it('is one that succeeds with nothing at all', async () => {
    const { send, server } = await setUp([(response) => response.writeHead(204).end()]);
    expect(await catchFailure(send(get))).toMatchObject({ status: 204, data: '' });
    expect(server.requests).toHaveLength(1);
  });
});

describe('a call that is not answered', () => {
  it.each<[string, Answer]>([
    ['at all', silence],
    ['to its end', (response) => response.writeHead(200).write('{')],
  ])('fails after the timeout and is not sent again: %s', async (_, answer) => {
    const { send, server, held } = await setUp([answer]);
    const call = catchFailure(send(get));
    await server.nextRequest();
    for (const { end } of held) end();
    expect(await call).toMatchObject({ status: null, cause: { name: 'TimeoutError' } });
    expect(server.requests).toHaveLength(1);
  });

  it('waits as long as configured', async () => {
    const { send, held } = await setUp([json(200, found)], { timeoutMs: 90_000 });
    await send(get);
    expect(held.map(({ delayMs }) => delayMs)).toEqual([90_000]);
  });
});

describe('a call that is aborted', () => {
  const reason = new Error('left the page');

  it('is rejected with the reason, and not sent again', async () => {
    const { send, server } = await setUp([silence]);
    const controller = new AbortController();
    const call = send({ ...get, signal: controller.signal });
    await server.nextRequest();
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(server.requests).toHaveLength(1);
  });

  it('does not wait to be sent again', async () => {
    const { send, server, held } = await setUp([json(500, {})], { retryDelayMs: timeoutMs });
    const controller = new AbortController();
    const call = send({ ...get, signal: controller.signal });
    await expect.poll(() => held.length).toBe(2);
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(server.requests).toHaveLength(1);
  });

  it('is not sent when it was aborted before', async () => {
    const { send, server } = await setUp([json(200, found)]);
    await expect(send({ ...get, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(server.requests).toHaveLength(0);
  });
});
