import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { reportingTo } from './site-as.ts';
import { openThirdPartyShop } from './third-party-shop.ts';

const { visit, allowAll, standIn, allowComplaint, banner } = openThirdPartyShop();

const envelopes = () =>
  standIn()
    .heard.filter(({ host }) => host === 'errors.example')
    .map(({ path, query, body }) => ({
      path,
      query,
      lines: body.split('\n').map((line) => JSON.parse(line)),
    }));

const events = () => envelopes().map(({ lines }) => lines[2]);

const fail = (page: Page, message: string, stack?: string) =>
  page.evaluate(
    ([text, trace]) => {
      const error = new Error(text);
      if (trace) error.stack = trace;
      setTimeout(() => {
        throw error;
      });
    },
    [message, stack] as const,
  );

it('an error is told as the service documents it, without a person until the visitor agrees', async () => {
  allowComplaint(/Error: /);
  const page = await visit('/events?q=secret&email=anna@example.com', {}, reportingTo);
  await banner(page).waitFor();
  await fail(page, 'the hall is on fire');
  await expect.poll(() => envelopes().length).toBe(1);
  const [{ path, query, lines } = { path: '', query: new URLSearchParams(), lines: [] }] = envelopes();
  expect(path).toBe('/api/1/envelope/');
  expect(Object.fromEntries(query)).toEqual({
    sentry_version: '7',
    sentry_key: 'key',
    sentry_client: 'parterre/1.0',
  });
  expect(lines[0]).toMatchObject({
    event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    dsn: 'https://key@errors.example/1',
  });
  expect(lines[1]).toEqual({ type: 'event' });
  const loadedAt = await page.evaluate(() => Math.round(performance.timeOrigin));
  expect(lines[2]).toMatchObject({
    release: `release-${loadedAt}`,
    request: { url: expect.stringMatching(/\/events$/) },
    exception: { values: [{ type: 'Error', value: 'the hall is on fire' }] },
  });
  expect(lines[2]).not.toHaveProperty('user');

  await allowAll(page);
  await fail(page, 'and the roof');
  await expect.poll(() => envelopes().length).toBe(2);
  expect(events()[1]).toMatchObject({
    user: { ip_address: '{{auto}}' },
    request: { url: expect.stringMatching(/\/events\?q=secret&email=\[…\]$/) },
  });
});

it('what the list of the specification names is not told, and nothing is told twice', async () => {
  allowComplaint(/Error: |Loading CSS chunk/);
  const page = await visit('/about', {}, reportingTo);
  await banner(page).waitFor();
  for (const message of [
    "Unexpected token '?'",
    'Loading CSS chunk 7 failed.',
    'The string did not match the expected pattern.',
    "'//*[' is not a valid XPath expression",
    'The result is not a node set',
    'at https://umnico.com/assets/widget-loader.js',
    'told',
    'told',
  ])
    await fail(page, message, 'Error\n    at f (https://parterre.example/assets/shell-ABCDEFGH.js:1:2)');
  await expect.poll(() => events().map(({ exception }) => exception.values[0].value)).toEqual(['told']);
  expect(events()[0].debug_meta.images).toEqual([
    {
      type: 'sourcemap',
      code_file: 'https://parterre.example/assets/shell-ABCDEFGH.js',
      debug_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
});

it('an error of the first moment is kept until somebody listens, and a frame names a further project', async () => {
  allowComplaint(/Error: /);
  const page = await visit('/robots.txt', {}, reportingTo);
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  await page.route('**/assets/visit-*.js', async (route) => {
    await told;
    await route.continue();
  });
  const isAskedFor = page.waitForRequest('**/assets/visit-*.js');
  await page.goto('/about');
  await isAskedFor;
  await fail(page, 'early', 'Error: early\n    at f (https://visitors.example/widget.js:1:2)');
  tell();
  const paths = () => envelopes().map(({ path }) => path);
  await expect.poll(() => paths().sort()).toEqual(['/api/1/envelope/', '/api/2/envelope/']);
});
