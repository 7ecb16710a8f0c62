import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchJson, type JsonAnswer, type Net } from '../src/browser/loading/fetch-json.ts';
import { listen, type RunningServer } from './listen.ts';

let server: RunningServer;
afterEach(() => server.stop());

type Answer = (response: Parameters<RequestListener>[1]) => void;

const status =
  (code: number, body = ''): Answer =>
  (response) =>
    response.writeHead(code).end(body);
const json =
  (body: string): Answer =>
  (response) =>
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(body);
const page: Answer = (response) =>
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Home</h1>');
const cut: Answer = (response) => response.destroy();
const cutInTheMiddle: Answer = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 });
  response.write('{"a":', () => response.destroy());
};

interface FetchResult {
  readonly answer: JsonAnswer;
  readonly requests: number;
  readonly pausesMs: readonly number[];
}

/** Asks a host that gives these answers in turn, and the last one ever after. */
async function fetchFrom(answers: readonly Answer[], chance = 0.5, retries = 3): Promise<FetchResult> {
  let requests = 0;
  server = await listen((_, response) => answers[Math.min(requests++, answers.length - 1)]?.(response));
  const pausesMs: number[] = [];
  const net: Net = { fetch, random: () => chance, wait: async (pauseMs) => void pausesMs.push(pauseMs) };
  const signal = new AbortController().signal;
  const answer = await fetchJson(net, `${server.origin}/file.json`, { signal, priority: 'high', retries });
  return { answer, requests, pausesMs };
}

describe('a file is requested once when the answer is about the file', () => {
  it.each<[string, Answer, JsonAnswer['kind']]>([
    ['200 with JSON', json('{"a":1}'), 'json'],
    ['404', status(404), 'missing'],
    ['403, as object stores say it', status(403), 'missing'],
    ['410', status(410), 'missing'],
    ['200 with a page of HTML, as a catch-all host says it', page, 'missing'],
    ['500', status(500), 'server-error'],
    ['200 that is called JSON but cannot be read', json('{"a":'), 'unreadable'],
  ])('%s', async (_, answer, kind) => {
    const result = await fetchFrom([answer]);
    expect([result.answer.kind, result.requests]).toEqual([kind, 1]);
  });
});

describe('a file is requested three times more when the answer is not about the file', () => {
  it.each<[string, Answer]>([
    ['429', status(429)],
    ['502', status(502)],
    ['503', status(503)],
    ['a connection that is cut', cut],
    ['a connection that is cut in the middle of the file', cutInTheMiddle],
  ])('%s', async (_, answer) => {
    const result = await fetchFrom([answer]);
    expect([result.answer.kind, result.requests]).toEqual(['unreachable', 4]);
  });

  it('and stops as soon as the host recovers', async () => {
    const result = await fetchFrom([cut, status(503), json('{"a":1}')]);
    expect(result).toMatchObject({ answer: { kind: 'json', value: { a: 1 } }, requests: 3 });
  });

  it('with growing pauses that chance spreads by a quarter', async () => {
    expect((await fetchFrom([status(503)], 0)).pausesMs).toEqual([225, 750, 2250]);
    await server.stop();
    expect((await fetchFrom([status(503)], 1)).pausesMs).toEqual([375, 1250, 3750]);
  });

  it('but not when told to try once', async () => {
    expect((await fetchFrom([status(503)], 0.5, 0)).requests).toBe(1);
  });
});

it('no request follows once the signal has aborted', async () => {
  let requests = 0;
  const controller = new AbortController();
  server = await listen((_, response) => {
    requests++;
    status(503)(response);
  });
  const net: Net = { fetch, random: () => 0, wait: async () => controller.abort() };
  const options = { signal: controller.signal, priority: 'high', retries: 3 } as const;
  expect((await fetchJson(net, server.origin, options)).kind).toBe('unreachable');
  expect(requests).toBe(1);
});
