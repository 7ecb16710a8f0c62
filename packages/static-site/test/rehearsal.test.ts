import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createRuntimeHarness } from './runtime-harness.ts';
import { follow, heading, waitForSignal } from './runtime-page.ts';

const harness = createRuntimeHarness();

async function openHome(): Promise<{ readonly page: Page; readonly said: readonly string[] }> {
  const page = await harness.open('/long', { userAgent: 'visitor' });
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'info' && said.push(message.text()));
  return { page, said };
}

/** A link that is about to be followed, which fetches what it leads to. */
async function point(page: Page, href: string) {
  await page.evaluate((target) => {
    const link = Object.assign(document.createElement('a'), { href: target, textContent: target });
    document.querySelector('main')?.append(link);
  }, href);
  await page.locator(`a[href="${href}"]`).hover();
}

const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

const pictures = () => harness.host.requests.map(({ path }) => path).filter((path) => path.endsWith('.png'));

it('the first screen of a page that was fetched ahead is drawn once, and nothing comes of it', async () => {
  const { page, said } = await openHome();
  await point(page, '/plays/hamlet');
  await expect.poll(() => said).toEqual(['hamlet is drawn']);
  await idle(page);
  expect([pictures(), await page.getByText('hamlet', { exact: true }).count()]).toEqual([[], 0]);
  await follow(page, '/plays/hamlet');
  await waitForSignal(page, 'ended');
  await expect
    .poll(() => said)
    .toEqual([
      ...['hamlet is drawn', 'hamlet is drawn', 'hamlet is seen'],
      ...['hamlet is drawn', 'more of hamlet is drawn'],
    ]);
  await expect.poll(pictures).toEqual(['/hamlet.png']);
});

it('of each template one page is drawn ahead', async () => {
  const { page, said } = await openHome();
  await point(page, '/plays/hamlet');
  await expect.poll(() => said).toEqual(['hamlet is drawn']);
  await point(page, '/plays/macbeth');
  await harness.settled(page);
  await idle(page);
  await follow(page, '/plays/macbeth');
  await waitForSignal(page, 'ended');
  expect(said.slice(0, 3)).toEqual(['hamlet is drawn', 'macbeth is drawn', 'macbeth is seen']);
});

it('a page that throws does so only for whoever goes there', async () => {
  const { page, said } = await openHome();
  await point(page, '/faulty/drawn');
  await harness.settled(page);
  await point(page, '/plays/hamlet');
  await expect.poll(() => said).toEqual(['hamlet is drawn']);
  expect(await heading(page)).toBe('Long');
});
