import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventOnSale } from '../stage/demo-events.ts';
import { settling } from '../stage/settled.ts';
import { openStage } from '../stage/stage.ts';

const stage = openStage();

/** What the first visit of a page brings, in bytes as they are sent. */
async function weigh(page: Page, path: string) {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  const settled = settling(page);
  await page.goto(path);
  await settled();
  const sizes = await Promise.all(
    requests.map(async (request) => ({
      kind: request.resourceType(),
      encoding: (await request.response())?.headers()['content-encoding'],
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  const sum = (kinds: readonly string[]) =>
    sizes.filter(({ kind }) => kinds.includes(kind)).reduce((total, { bytes }) => total + bytes, 0);
  expect(sizes.filter(({ kind }) => kind === 'script').map(({ encoding }) => encoding)).not.toContain(
    undefined,
  );
  return {
    html: sum(['document']),
    scripts: sum(['script']),
    styles: sum(['stylesheet']),
    fonts: sum(['font']),
    // The demo's pictures are not drawn here.
    allButPictures: sum(['document', 'script', 'stylesheet', 'font', 'fetch', 'manifest', 'other']),
  };
}

/** Of 250 kB in all, what is kept for pictures. */
const pictures = 60_000;

test.each(['ru', 'de'])('the first visit of an event page stays within its budget in %s', async (code) => {
  const { id } = await eventOnSale(stage, code);
  const page = await stage.open('/robots.txt', { locale: code });
  const weights = await weigh(page, code === 'ru' ? `/events/${id}` : `/${code}/events/${id}`);
  expect(weights.html).toBeLessThanOrEqual(25_000);
  expect(weights.styles).toBeLessThanOrEqual(12_000);
  expect(weights.fonts).toBeLessThanOrEqual(40_000);
  expect(weights.scripts).toBeLessThanOrEqual(80_000);
  expect(weights.allButPictures).toBeLessThanOrEqual(250_000 - pictures);
});
