import { expect, it } from 'vitest';
import { createRuntimeHarness } from './runtime-harness.ts';
import { currentPath, follow, heading, waitForSignal, waitForStart } from './runtime-page.ts';

const harness = createRuntimeHarness({ pathPrefix: '/shop' });

it('data, code and documents are requested under the prefix', async () => {
  const page = await harness.open('/shop/breads/1');
  await page.getByRole('link', { name: 'Next' }).click();
  await waitForSignal(page, 'ended');
  expect([currentPath(page), await heading(page)]).toEqual(['/shop/breads/2', 'Spelt ring 2']);
  expect(harness.host.requests.filter(({ path }) => !path.startsWith('/shop/'))).toEqual([]);
});

it('a missing page is looked for at the prefixed address', async () => {
  const page = await harness.open('/shop/shops/1');
  await follow(page, '/shop/nowhere?a=1');
  await waitForSignal(page, 'ended');
  expect([currentPath(page), await heading(page)]).toEqual(['/shop/nowhere?a=1', 'No such page']);
  expect(harness.host.requests.filter(({ method }) => method === 'HEAD')).toMatchObject([
    { path: '/shop/nowhere?a=1' },
  ]);
});

it('a file of the site that is no page is found under the prefix and loaded', async () => {
  const page = await harness.open('/shop/shops/1');
  await follow(page, '/shop/icon.svg');
  await page.waitForURL('**/shop/icon.svg');
  expect(harness.host.documentRequests()).toEqual(['/shop/shops/1', '/shop/icon.svg']);
});

it('an address beside the prefix does not belong to the site', async () => {
  const page = await harness.open('/shop');
  await waitForStart(page);
  await follow(page, '/elsewhere');
  await page.waitForURL('**/elsewhere');
  expect(harness.host.documentRequests()).toEqual(['/shop', '/elsewhere']);
});
