import type { BrowserContext, Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { largeVenue } from '../fixtures/buying.ts';
import { eventOnSale } from '../fixtures/demo-events.ts';
import { performanceOnSale } from '../fixtures/performances-on-sale.ts';
import { openShop } from '../fixtures/shop.ts';
import { waitUntilIdle } from '../fixtures/wait-until-idle.ts';

const shop = openShop();

type Answer = (route: Route) => Promise<unknown>;

/** How long a page waits for an answer, in ms. */
const published = 60_000;

/** The site with less patience, so that nobody waits for its whole seconds: every other rule is as it is published. */
const impatient = async (context: BrowserContext, timeoutMs: number) => {
  await context.route(/^[^?]*\/(events|cart)?(\/[\w]+)?(\?.*)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const page = await route.fetch();
    const body = (await page.text())
      .replace(`"timeoutMs":${published}`, `"timeoutMs":${timeoutMs}`)
      .replace('"retryDelayMs":1000', '"retryDelayMs":0');
    return route.fulfill({ response: page, body });
  });
};

/** Opens a page whose calls of one kind are answered as told, the last answer going on. Tells how often one of them was made. */
async function open(path: string, call: RegExp, answers: readonly Answer[], timeoutMs = published) {
  const made = new Map<string, number>();
  const page = await shop.open('/robots.txt', {
    prepare: async (context) => {
      await impatient(context, timeoutMs);
      // A stream would never end, and the page never be still.
      await context.route(/\/stream\?/, (route) => route.fulfill({ status: 204 }));
      await context.route(call, (route) => {
        const url = route.request().url();
        const times = (made.get(url) ?? 0) + 1;
        made.set(url, times);
        return answers[Math.min(times, answers.length) - 1]?.(route);
      });
    },
  });
  const failures: string[] = [];
  page.on('requestfailed', (request) => {
    if (call.test(request.url())) failures.push(request.failure()?.errorText ?? '');
  });
  await page.goto(path);
  return { page, failures, calls: () => Math.max(...made.values()) };
}

const status =
  (code: number): Answer =>
  (route) =>
    route.fulfill({ status: code, json: { error: { code: 'told', message: 'As told.' } } });
const cut: Answer = (route) => route.abort('connectionreset');
const pass: Answer = (route) => route.continue();

const pathTo = {
  event: async () => `/events/${(await eventOnSale(shop, 'ru')).id}`,
  tickets: async () => (await performanceOnSale(shop, largeVenue)).path,
  hall: async () => (await performanceOnSale(shop, { seating: 'plan', minPlaces: 100 })).path,
  list: async () => '/events?categories=1',
};

const everyCall: readonly [string, RegExp, () => Promise<string>][] = [
  ['prices of events', /\/v2\/events_prices\?/, pathTo.list],
  ['prices of dates', /\/v2\/dates_prices\?/, pathTo.event],
  ['offers of a date', /\/v2\/dates\/\d+\/offers\?/, pathTo.tickets],
  ['free seats of a date', /\/v2\/dates\/\d+\/availability$/, pathTo.hall],
  ['events that are filtered', /\/v1\/events\?/, pathTo.list],
  ['the basket', /\/api\/basket$/, pathTo.event],
];

/** What a page reports of a call that failed for good is no fault of the page. */
const complaint = /told|Failed to load resource|net::ERR/;

it.each(everyCall)('a call for %s that fails with 500 is made four times', async (_, call, findPath) => {
  shop.allowComplaint(complaint);
  const { page, calls } = await open(await findPath(), call, [status(500)]);
  await expect.poll(calls).toBe(4);
  await waitUntilIdle(page);
  expect(calls()).toBe(4);
});

it.each(everyCall)('a call for %s that fails with 400 is made once', async (_, call, findPath) => {
  shop.allowComplaint(complaint);
  const { page, calls } = await open(await findPath(), call, [status(400)]);
  await expect.poll(calls).toBe(1);
  await waitUntilIdle(page);
  expect(calls()).toBe(1);
});

it.each([
  ['is cut', cut],
  ['fails with 429', status(429)],
])('a call that %s is made again until it succeeds', async (_, failing) => {
  shop.allowComplaint(complaint);
  const answers = [failing, failing, pass];
  const { page, calls } = await open(await pathTo.event(), /dates_prices/, answers);
  await expect.poll(calls).toBe(3);
  await waitUntilIdle(page);
  expect(calls()).toBe(3);
});

it('the first call is given up once its time is over, and is not made again', async () => {
  shop.allowComplaint(complaint);
  const silent: Answer = () => new Promise(() => {});
  const { page, calls, failures } = await open(await pathTo.event(), /dates_prices/, [silent], 1500);
  await expect.poll(() => failures).toEqual([expect.stringContaining('ERR_ABORTED')]);
  await waitUntilIdle(page);
  expect(calls()).toBe(1);
});

/** When each call of the public API was sent. */
const times = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/v[12]\//.test(name))
      .map(({ startTime }) => startTime),
  );

it('no more than ten calls are sent within a second, the first ones counted', async () => {
  const page = await shop.open('/events?categories=1');
  await expect.poll(async () => (await times(page)).length).toBeGreaterThan(6);
  const sent = (await times(page)).sort((a, b) => a - b);
  for (const [index, time] of sent.entries()) {
    const tenth = sent[index + 10];
    if (tenth !== undefined) expect(tenth - time).toBeGreaterThanOrEqual(990);
  }
});
