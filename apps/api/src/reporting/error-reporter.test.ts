import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addErrorReports } from '../plugins/error-reports.ts';
import { makeErrorReporter } from './error-reporter.ts';

let heard: { url: string; lines: { [name: string]: unknown }[] }[] = [];
const server = createServer(async (request, response) => {
  const body = await text(request);
  heard.push({ url: String(request.url), lines: body.split('\n').map((line) => JSON.parse(line)) });
  response.end('{}');
});
let host: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  heard = [];
});

const dsn = (project: number) => `http://key@${host}/${project}`;

const reporter = (routes: Record<string, string> = {}) =>
  makeErrorReporter({ dsn: dsn(1), routes, program: 'api', loadedAtMs: 7 });

describe('a fault', () => {
  it('is told to the project, with the release and the program', async () => {
    const { report, close } = reporter();
    report(new Error('The bank said no'), { call: 'POST /api/orders' });
    await close();
    expect(heard.map(({ url }) => url)).toEqual([
      '/api/1/envelope/?sentry_version=7&sentry_key=key&sentry_client=parterre%2F1.0',
    ]);
    expect(heard[0]?.lines[2]).toMatchObject({
      platform: 'node',
      release: 'release-7',
      tags: { program: 'api', call: 'POST /api/orders' },
      exception: { values: [{ type: 'Error', value: 'The bank said no' }] },
    });
  });

  it('goes to a further project too when its stack names one', async () => {
    const { report, close } = reporter({ payments: dsn(2), orders: dsn(3) });
    const error = new Error('no');
    error.stack =
      'Error: no\n    at settle (file:///srv/apps/api/src/features/sales/payments/settle.service.ts:1:1)';
    report(error);
    await close();
    expect(heard.map(({ url }) => url.slice(0, 7)).sort()).toEqual(['/api/1/', '/api/2/']);
  });

  it('that repeats without end is told some times', async () => {
    const { report, close } = reporter();
    for (let count = 0; count < 100; count += 1) report(new Error('again'));
    await close();
    expect(heard).toHaveLength(30);
  });

  it('of the drop list is not told, and nothing is where no project is named', async () => {
    const { report, close } = reporter();
    report(new Error('The result is not a node set'));
    await close();
    makeErrorReporter({ dsn: undefined, routes: {}, program: 'api' }).report(new Error('unheard'));
    expect(heard).toEqual([]);
  });
});

it('the API reports its own faults with the form of the address, and no refusals', async () => {
  const { report, close } = reporter();
  const app = Fastify();
  addErrorReports(app, { report, close });
  app.get('/orders/:token', async () => {
    throw new Error('broken');
  });
  app.get('/refused', async () => {
    throw Object.assign(new Error('no'), { statusCode: 404 });
  });
  await app.inject('/orders/secret-token');
  await app.inject('/refused');
  await close();
  expect(heard.map(({ lines }) => lines[2]?.tags)).toEqual([{ program: 'api', call: 'GET /orders/:token' }]);
  expect(JSON.stringify(heard)).not.toContain('secret-token');
});
