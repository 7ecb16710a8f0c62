import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { gatherCrowd } from '../../apps/parterre/src/rehearsal/crowd/waiting-crowd.ts';
import { addAuthenticator } from '../../apps/parterre/test/authenticator.ts';
import { createEvening, pairingLink, saveDoors, sellTickets } from '../../apps/parterre/test/evening.ts';
import { launchChromium } from '../../packages/static-site/test/launch-chromium.ts';
import { openStorefront, openUndrawn } from './fixture.ts';

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

/** Somebody who owns the house, inside its console. */
async function enterConsole(browser: Browser, invitation: string): Promise<Page> {
  const context = await browser.newContext({ ...desk, locale: 'en', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await addAuthenticator(page);
  await page.goto(invitation);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await page.getByRole('navigation').waitFor();
  return page;
}

/** The counter, with the best two seats of a hall about to be sold. */
async function takeCounter(page: Page): Promise<void> {
  await page.goto(new URL('/counter/1', page.url()).href);
  await page.getByRole('heading', { name: 'Best seats together' }).waitFor();
  await page.keyboard.press('2');
  await page.getByText('2 tickets').waitFor();
  await page.waitForLoadState('networkidle');
  await save(page, 'counter');
}

/** A sale as it goes: a few buy every second, so that there is a curve to see. */
async function takeCockpit(owner: Page, address: string): Promise<void> {
  for (let second = 0; second < 60; second += 1) {
    const crowd = gatherCrowd({
      address,
      performanceId: 1,
      visitors: 1 + (second % 3),
      opensAtMs: Date.now(),
    });
    await Promise.all([crowd.run(), setTimeout(1000)]);
  }
  await owner.goto(new URL('/performances/1/on-sale', owner.url()).href);
  await owner.getByText(/^\d+% sold$/).waitFor();
  await save(owner, 'cockpit');
}

/** What a steward's phone says of a ticket the first time, and the second. */
async function takeDoor(browser: Browser, owner: Page): Promise<void> {
  const tonight = await createEvening(owner);
  const [ticket] = await sellTickets(owner, tonight.performanceId);
  const [, door = ''] = await saveDoors(owner, tonight);
  const context = await browser.newContext({ ...phone, locale: 'en', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(await pairingLink(owner, tonight, door));
  for (const [name, kind] of [
    ['door', 'good'],
    ['door-refused', 'bad'],
  ] as const) {
    await page.getByLabel('Ticket number').fill(ticket?.number ?? '');
    await page.getByRole('button', { name: 'Check' }).tap();
    await page.locator(`[data-kind="${kind}"]`).waitFor();
    await save(page, name);
    await page.getByRole('button', { name: 'Next' }).tap();
  }
  await context.close();
}

// All of them, or those that are named.
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const seen = shots.filter(({ name }) => isWanted(name));
const storefront = await (seen.length > 0 ? openStorefront() : openUndrawn());
const browser = await launchChromium();
await mkdir(folder, { recursive: true });
for (const shot of seen) await take(browser, storefront.address, shot);
const invitation = await storefront.inviteOwner(
  `ada-${crypto.randomUUID().slice(0, 4)}@parterre.example`,
  'Ada Box',
);
const owner = await enterConsole(browser, invitation);
if (isWanted('counter')) await takeCounter(owner);
if (isWanted('cockpit')) await takeCockpit(owner, storefront.address);
if (isWanted('door')) await takeDoor(browser, owner);
await browser.close();
await storefront.close();
