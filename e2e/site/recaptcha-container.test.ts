import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { openShop } from '../fixtures/shop.ts';

const shop = openShop();
const complaint = /Failed to load resource/;

/** Follows a link to somewhere, as one in the text of a page would lead there. */
const follow = (page: Page, href: string) =>
  page.evaluate((target) => {
    const link = Object.assign(document.createElement('a'), { href: target });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);

/** Spec §1: the hidden recaptcha container is present on every page. */
const isThereHidden = async (page: Page) => {
  const container = page.locator('#recaptcha');
  return (await container.count()) === 1 && (await container.isHidden());
};

const containers = (html: string) => html.match(/<div id="recaptcha" hidden/g)?.length;

it.each(['/nowhere', '/de/nowhere/at-all'])(
  'the page that is served for %s has the recaptcha container',
  async (path) => {
    const answer = await fetch(inject('address') + path);
    expect([answer.status, containers(await answer.text())]).toEqual([404, 1]);
  },
);

it('the page that hosts show when they fail has the recaptcha container', async () => {
  const [file] = await Array.fromAsync(glob('site/*/public/500.html', { cwd: inject('dataFolder') }));
  expect(containers(await readFile(join(inject('dataFolder'), String(file)), 'utf8'))).toBe(1);
});

it('the recaptcha container stays when a link leads to no page, and on the way back', async () => {
  shop.allowComplaint(complaint);
  const page = await shop.open('/about');
  const title = (await page.locator('h1').textContent()) ?? '';
  await follow(page, '/nowhere');
  await page.getByRole('heading', { name: 'Такой страницы нет' }).waitFor();
  expect(await isThereHidden(page)).toBe(true);
  await page.goBack();
  await page.getByRole('heading', { name: title }).waitFor();
  expect(await isThereHidden(page)).toBe(true);
});

it.each([
  ['the page for a failing server', ['/page-data/contacts/**']],
  ['the view that needs nothing of the server', ['/page-data/contacts/**', '/page-data/500.html/**']],
])('the recaptcha container stays beside %s', async (_, failing) => {
  shop.allowComplaint(complaint);
  const page = await shop.open('/about');
  for (const files of failing) await page.route(files, (route) => route.fulfill({ status: 500 }));
  await follow(page, '/contacts');
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).waitFor();
  expect(await isThereHidden(page)).toBe(true);
});
