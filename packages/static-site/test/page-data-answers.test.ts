import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Behaviour, body, cut, silence, status } from './misbehaving-host.ts';
import { createRuntimeHarness, dataPath, reportedFaults } from './runtime-harness.ts';
import {
  currentPath,
  follow,
  heading,
  readAnswers,
  signalKinds,
  waitForSignal,
  waitForStart,
} from './runtime-page.ts';

const harness = createRuntimeHarness();
const target = '/breads/3?utm_source=mail#shops';
const data = dataPath('/breads/3');
const chunk = /bread\.page-.*\.js$/;

const filesAsked = () =>
  harness.host.requests
    .filter(({ path }) => !path.startsWith('/assets'))
    .map(({ method, path }) => `${method} ${path}`);

/** Retries pause for seconds; the test need not. */
const withClock = { before: (page: Page) => page.clock.install() };

/** Lets the pause after each of the first three requests pass. Answers with all requests, as the page made them. */
async function letRetriesPass(page: Page): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('request', (request) => request.url().endsWith(data) && requests.push(request));
  const isOver = (request: Request) => request.url().endsWith(data);
  const over = () =>
    Promise.race([page.waitForEvent('requestfinished', isOver), page.waitForEvent('requestfailed', isOver)]);
  let next = over();
  await follow(page, target);
  for (const pauseMs of [400, 1300, 3800]) {
    await next;
    next = over();
    await readAnswers(page);
    await page.clock.runFor(pauseMs);
  }
  await next;
  return requests;
}

describe('a page that is not there', () => {
  it.each<[string, Behaviour]>([
    ['404', status(404)],
    ['403', status(403)],
    ['410', status(410)],
    ['200 with HTML', body('text/html', '<h1>Home</h1>')],
    ['200 with JSON that is no page data', body('application/json', '{"hello":"world"}')],
    [
      '200 with the data of another page',
      body('application/json', '{"path":"/breads/4","template":"bread"}'),
    ],
  ])('is shown as the 404 page under the requested address: %s', async (_, answer) => {
    const page = await harness.open('/shops/1');
    harness.host.reset();
    harness.host.respond(dataPath('/nowhere'), answer);
    await follow(page, '/nowhere?a=1#b');
    await waitForSignal(page, 'ended');
    expect([currentPath(page), await heading(page)]).toEqual(['/nowhere?a=1#b', 'No such page']);
    expect(filesAsked().sort()).toEqual([
      'GET /page-data/404.html/page-data.json',
      'GET /page-data/app-data.json',
      'GET /page-data/nowhere/page-data.json',
      'HEAD /nowhere?a=1',
    ]);
  });

  it('is loaded as a document when the host has something at the address', async () => {
    const page = await harness.open('/shops/1');
    harness.host.respond(data, status(404));
    await follow(page, target);
    await page.waitForURL(`**${target}`);
    await waitForStart(page);
    expect([await heading(page), harness.host.documentRequests()]).toEqual([
      'Oat loaf 3',
      ['/shops/1', '/breads/3?utm_source=mail'],
    ]);
  });

  it('is left to the browser when the 404 page itself cannot be had', async () => {
    const page = await harness.open('/shops/1');
    harness.host.respond(dataPath('/404.html'), status(404));
    await follow(page, '/nowhere');
    await page.waitForURL('**/nowhere');
    await waitForStart(page);
    expect([await heading(page), harness.host.documentRequests()]).toEqual([
      'No such page',
      ['/shops/1', '/nowhere'],
    ]);
  });

  it('can be left again, and tried again', async () => {
    const page = await harness.open('/shops/1');
    harness.host.respond(data, status(404));
    harness.host.respond('/breads/3', status(404));
    await follow(page, '/breads/3');
    await waitForSignal(page, 'ended');
    harness.host.reset();
    await follow(page, '/breads/3');
    await waitForSignal(page, 'ended', 2);
    expect([await heading(page), harness.host.dataRequests()]).toEqual(['Oat loaf 3', [data]]);
  });
});

describe('a host that fails', () => {
  it('is answered with the 500 page under the requested address', async () => {
    const page = await harness.open('/shops/1');
    harness.host.respond(data, status(500));
    await follow(page, target);
    await waitForSignal(page, 'ended');
    expect([currentPath(page), await heading(page)]).toEqual([target, 'Something broke']);
  });

  it('is answered with a built-in view when it fails for the 500 page as well, with a bounded number of requests', async () => {
    const page = await harness.open('/shops/1');
    harness.host.reset();
    harness.host.respond(/./, status(500));
    await follow(page, target);
    await waitForSignal(page, 'ended');
    expect([currentPath(page), await heading(page)]).toEqual([target, 'This page cannot be shown']);
    // The build is asked for beside the error page, so either may come first.
    expect(filesAsked().toSorted()).toEqual([
      'GET /page-data/500.html/page-data.json',
      'GET /page-data/app-data.json',
      `GET ${data}`,
    ]);
    harness.host.reset();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Oat loaf 3' }).waitFor();
    expect(currentPath(page)).toBe(target);
  });

  it('does not keep the visitor in that view', async () => {
    const page = await harness.open('/shops/1');
    harness.host.respond(/page-data\/(breads|500)/, status(500));
    await follow(page, '/breads/3');
    await waitForSignal(page, 'ended');
    await follow(page, '/');
    await waitForSignal(page, 'ended', 2);
    expect(await heading(page)).toBe('Breads');
  });
});

describe('a host that cannot be reached', () => {
  it.each<[string, Behaviour]>([
    ['503', status(503)],
    ['429', status(429)],
    ['a cut connection', cut],
  ])('is asked three times more, then the browser goes to the whole address: %s', async (_, answer) => {
    const page = await harness.open('/shops/1', withClock);
    harness.host.reset();
    harness.host.respond(data, answer);
    const requests = await letRetriesPass(page);
    await page.waitForURL(`**${target}`);
    await waitForStart(page);
    expect(requests).toHaveLength(4);
    expect([await heading(page), harness.host.documentRequests()]).toEqual([
      'Oat loaf 3',
      ['/breads/3?utm_source=mail'],
    ]);
  });

  it('is given ten seconds, not more', async () => {
    const page = await harness.open('/shops/1', withClock);
    await page.clock.pauseAt(Date.now() + 60_000);
    harness.host.respond(data, silence);
    await follow(page, target);
    await waitForSignal(page, 'started');
    await page.clock.runFor(9999);
    expect(await signalKinds(page)).toEqual(['started', 'delayed']);
    await page.clock.runFor(1);
    await page.waitForURL(`**${target}`);
    await waitForStart(page);
    expect(await heading(page)).toBe('Oat loaf 3');
  });

  it('is asked again when the connection is back', async () => {
    const page = await harness.open('/shops/1', {});
    await page.context().setOffline(true);
    const failure = page.waitForEvent('requestfailed');
    await follow(page, target);
    await failure;
    await waitForSignal(page, 'delayed');
    await page.context().setOffline(false);
    await waitForSignal(page, 'ended');
    expect([await heading(page), harness.host.dataRequests(), harness.host.documentRequests()]).toEqual([
      'Oat loaf 3',
      [data],
      ['/shops/1'],
    ]);
  });

  it('is reported, with the whole address', async () => {
    const page = await harness.open('/shops/1', withClock);
    harness.host.respond(data, status(503));
    await letRetriesPass(page);
    await page.waitForURL(`**${target}`);
    expect(reportedFaults(page)).toEqual([`unreachable ${harness.host.origin}${target}`]);
  });
});

it('a shared file that came broken is fetched once more, around all caches', async () => {
  const page = await harness.open('/shops/1');
  harness.host.respond(/\/page-data\/sq\/d\//, (_, response) => {
    harness.host.reset();
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'max-age=31536000, immutable' };
    response.writeHead(200, headers).end('{"');
  });
  await follow(page, '/ru/basket');
  await waitForSignal(page, 'ended');
  expect([harness.host.documentRequests(), reportedFaults(page)]).toEqual([[], []]);
  expect(harness.host.requests).toMatchObject([{ path: expect.stringMatching(/^\/page-data\/sq\/d\//) }]);
});

describe('a page that cannot be drawn is loaded as a document', () => {
  it.each<[string, string | RegExp, Behaviour]>([
    ['unreadable JSON', data, body('application/json', '{"path":')],
    [
      'unknown template',
      data,
      body('application/json', '{"path":"/breads/3","template":"cake","slices":{},"queries":{}}'),
    ],
    [
      'slice that is gone',
      data,
      body(
        'application/json',
        '{"path":"/breads/3","template":"bread","slices":{"header":"gone-1"},"queries":{}}',
      ),
    ],
    [
      'query that is gone',
      data,
      body('application/json', '{"path":"/breads/3","template":"bread","slices":{},"queries":{"a":"gone"}}'),
    ],
  ])('%s', async (_, path, answer) => {
    const page = await harness.open('/shops/1');
    harness.host.respond(path, answer);
    await follow(page, target);
    await page.waitForURL(`**${target}`);
    await waitForStart(page);
    expect([await heading(page), harness.host.documentRequests()]).toEqual([
      'Oat loaf 3',
      ['/shops/1', '/breads/3?utm_source=mail'],
    ]);
  });

  it('lost chunk: the document loads once, and stays usable', async () => {
    const page = await harness.open('/shops/1');
    harness.host.respond(chunk, status(404));
    await follow(page, target);
    await page.waitForURL(`**${target}`);
    await waitForStart(page);
    await page.getByRole('heading', { name: 'Oat loaf 3' }).waitFor();
    expect(harness.host.documentRequests()).toEqual(['/shops/1', '/breads/3?utm_source=mail']);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/breads/4');
  });
});
