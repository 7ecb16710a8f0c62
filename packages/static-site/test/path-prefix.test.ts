import { expect, it } from 'vitest';
import { follow, heading, pathOf, runtimeStage, signalled, started } from './runtime-stage.ts';

const stage = runtimeStage({ pathPrefix: '/shop' });

it('data, code and documents are asked for under the prefix', async () => {
  const page = await stage.open('/shop/breads/1');
  await page.getByRole('link', { name: 'Next' }).click();
  await signalled(page, 'ended');
  expect([pathOf(page), await heading(page)]).toEqual(['/shop/breads/2', 'Spelt ring 2']);
  expect(stage.host.asked.filter(({ path }) => !path.startsWith('/shop/'))).toEqual([]);
});

it('a missing page is looked for at the prefixed address', async () => {
  const page = await stage.open('/shop/shops/1');
  await follow(page, '/shop/nowhere?a=1');
  await signalled(page, 'ended');
  expect([pathOf(page), await heading(page)]).toEqual(['/shop/nowhere?a=1', 'No such page']);
  expect(stage.host.asked.filter(({ method }) => method === 'HEAD')).toMatchObject([
    { path: '/shop/nowhere?a=1' },
  ]);
});

it('a file of the site is found by that look, and loaded', async () => {
  const page = await stage.open('/shop/shops/1');
  await follow(page, '/shop/icon.svg');
  await page.waitForURL('**/shop/icon.svg');
  expect(stage.host.documentsAsked()).toEqual(['/shop/shops/1', '/shop/icon.svg']);
});

it('what lies beside the prefix is not of this site', async () => {
  const page = await stage.open('/shop');
  await started(page);
  await follow(page, '/elsewhere');
  await page.waitForURL('**/elsewhere');
  expect(stage.host.documentsAsked()).toEqual(['/shop', '/elsewhere']);
});
