import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { addAuthenticator } from '../../apps/parterre/test/authenticator.ts';
import { launchChromium } from '../../packages/static-site/test/launch-chromium.ts';
import { openStorefront } from './fixture.ts';

// `npm run pictures`: the README's pictures, taken of the running product.

const folder = new URL('../../docs/pictures/', import.meta.url);
const desk = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true };

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly visitor: BrowserContextOptions;
}

const shots: readonly Shot[] = [
  { name: 'home', path: '/en', visitor: { ...desk, locale: 'en' } },
  { name: 'finding', path: '/de/events?view=map', visitor: { ...desk, locale: 'de' } },
  { name: 'event', path: '/events/1', visitor: { ...desk, locale: 'ru', colorScheme: 'dark' } },
  { name: 'phone', path: '/fr', visitor: { ...phone, locale: 'fr' } },
  { name: 'phone-dark', path: '/es/events/1', visitor: { ...phone, locale: 'es', colorScheme: 'dark' } },
];

async function take(browser: Browser, baseURL: string, { name, path, visitor }: Shot): Promise<void> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...visitor });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await save(page, name);
  await context.close();
}

async function save(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await writeFile(new URL(`${name}.webp`, folder), Buffer.from(data, 'base64'));
  console.log(`docs/pictures/${name}.webp`);
}

/** The counter, with the best two seats of a hall about to be sold. */
async function takeCounter(browser: Browser, invitation: string): Promise<void> {
  const context = await browser.newContext({ ...desk, locale: 'en', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await addAuthenticator(page);
  await page.goto(invitation);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await page.getByRole('navigation').waitFor();
  await page.goto(new URL('/counter/1', invitation).href);
  await page.getByRole('heading', { name: 'Best seats together' }).waitFor();
  await page.keyboard.press('2');
  await page.getByText('2 tickets').waitFor();
  await page.waitForLoadState('networkidle');
  await save(page, 'counter');
  await context.close();
}

const storefront = await openStorefront();
const browser = await launchChromium();
await mkdir(folder, { recursive: true });
for (const shot of shots) await take(browser, storefront.address, shot);
await takeCounter(
  browser,
  await storefront.inviteOwner(`ada-${crypto.randomUUID().slice(0, 4)}@parterre.example`, 'Ada Box'),
);
await browser.close();
await storefront.close();
