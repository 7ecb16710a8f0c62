import { describe, expect, it } from 'vitest';
import { createRuntimeHarness, dataPath, inEveryBrowser } from './runtime-harness.ts';
import { currentPath, follow, heading, navigationSignals, waitForSignal } from './runtime-page.ts';

const harness = createRuntimeHarness();

inEveryBrowser(harness, (open) => {
  it('shows the first page without asking for any data', async () => {
    const page = await open('/shops/1');
    await page.getByRole('link', { name: 'The Oven' }).waitFor();
    expect(harness.host.requests.map(({ path }) => path).filter((path) => path.endsWith('.json'))).toEqual(
      [],
    );
  });

  it('brings the page to life', async () => {
    const page = await open('/breads/1');
    await page.getByRole('button').click();
    await page.getByRole('button', { name: 'Loaves: 1' }).waitFor();
  });

  it('goes to another page without loading a document, in one round trip', async () => {
    const page = await open('/shops/1');
    harness.host.reset();
    await follow(page, '/breads/3?utm_source=mail#shops');
    await waitForSignal(page, 'ended');
    expect([currentPath(page), await heading(page), await page.title()]).toEqual([
      '/breads/3?utm_source=mail#shops',
      'Oat loaf 3',
      'Oat loaf 3',
    ]);
    expect(await navigationSignals(page)).toEqual(['started', 'ended']);
    expect([harness.host.documentRequests(), harness.host.dataRequests()]).toEqual([
      [],
      [dataPath('/breads/3')],
    ]);
  });

  it('asks for nothing when only the query changes, and stays where it is', async () => {
    const page = await open('/breads/1');
    await page.evaluate(() => scrollTo(0, 300));
    harness.host.reset();
    await follow(page, '/breads/1?utm_source=mail');
    await waitForSignal(page, 'ended');
    expect(harness.host.requests).toEqual([]);
    expect([currentPath(page), await page.evaluate(() => scrollY)]).toEqual([
      '/breads/1?utm_source=mail',
      300,
    ]);
  });

  describe('the last intent wins', () => {
    it('when a slow page is overtaken by a fast one', async () => {
      const page = await open('/shops/1');
      const release = harness.host.hold(dataPath('/breads/1'));
      await follow(page, '/breads/1');
      await waitForSignal(page, 'started');
      await follow(page, '/breads/2');
      await waitForSignal(page, 'ended');
      release();
      await follow(page, '/shops/2');
      await waitForSignal(page, 'ended', 2);
      expect(await navigationSignals(page)).toEqual([
        'started',
        'cancelled',
        'started',
        'ended',
        'started',
        'ended',
      ]);
      expect(await heading(page)).toBe('Shop 2');
      await page.goBack();
      await waitForSignal(page, 'ended', 3);
      expect([currentPath(page), await heading(page)]).toEqual(['/breads/2', 'Spelt ring 2']);
    });

    it('and an impatient second click on the same link does not ask again', async () => {
      const page = await open('/shops/1');
      harness.host.reset();
      const release = harness.host.hold(dataPath('/breads/1'));
      await follow(page, '/breads/1');
      await waitForSignal(page, 'started');
      await follow(page, '/breads/1');
      await waitForSignal(page, 'started', 2);
      release();
      await waitForSignal(page, 'ended');
      expect(harness.host.dataRequests()).toEqual([dataPath('/breads/1')]);
    });
  });
});

it('Back while a page is on its way leads to the page before the one that is seen, where commits are deferred', async () => {
  const page = await harness.open('/shops/1');
  await follow(page, '/shops/2');
  await waitForSignal(page, 'ended');
  harness.host.hold(dataPath('/breads/1'));
  await follow(page, '/breads/1');
  await waitForSignal(page, 'started', 2);
  await page.goBack();
  await waitForSignal(page, 'ended', 2);
  expect([currentPath(page), await heading(page)]).toEqual(['/shops/1', 'Shop 1']);
  expect(await navigationSignals(page)).toEqual([
    'started',
    'ended',
    'started',
    'cancelled',
    'started',
    'ended',
  ]);
});
