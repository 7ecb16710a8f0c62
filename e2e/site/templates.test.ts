import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { withTickets } from '../fixtures/buying.ts';
import { inLanguage } from '../fixtures/in-language.ts';
import { openShop, phone, type Visitor } from '../fixtures/shop.ts';
import { waitUntilIdle } from '../fixtures/wait-until-idle.ts';
import { violations, violationsInBothColours } from './axe.ts';
import { layoutShift, movedParts, watchLayout } from './layout-shift.ts';
import { pageSamples } from './page-samples.ts';

const shop = openShop();
const desk = { viewport: { width: 1440, height: 900 } };
const most = 0.01;
const patient = { timeout: 300_000 };

let samples: readonly string[];
beforeAll(async () => {
  samples = await pageSamples(shop);
});

type Judge = (page: Page) => Promise<readonly string[]>;

/** The elements that name others by ids which the page does not have. Sent to the browser. */
function lostReferences(): string[] {
  const names = ['controls', 'labelledby', 'describedby', 'owns', 'activedescendant'];
  return names.flatMap((name) =>
    Array.from(document.querySelectorAll(`[aria-${name}]`)).flatMap((element) =>
      (element.getAttribute(`aria-${name}`)?.split(/\s+/) ?? [])
        .filter((id) => !document.getElementById(id))
        .map((id) => `${element.tagName} aria-${name}="${id}"`),
    ),
  );
}

/** What is wrong with these pages; what they complain of fails the test by itself. */
async function look(visitor: Visitor, paths: Iterable<string>, judge: Judge): Promise<string[]> {
  const faults: string[] = [];
  const page = await shop.open('/robots.txt', visitor);
  await watchLayout(page);
  for (const path of paths) {
    await page.goto(path);
    await waitUntilIdle(page);
    const shift = await layoutShift(page);
    const moves = shift > most ? [`moves by ${shift.toFixed(3)}: ${await movedParts(page)}`] : [];
    const lost = (await page.evaluate(lostReferences)).map((fault) => `names what is not there: ${fault}`);
    const found = [...moves, ...lost, ...(await judge(page))];
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

/** Looks at every sample in a language, two at a time, and at the order form with something to order. */
async function lookAtAll(code: string, visitor: Visitor, judge: Judge): Promise<string[]> {
  const guest = { ...visitor, locale: code };
  const buyer = { ...guest, ...(await withTickets(shop)) };
  const waiting = samples.map((path) => inLanguage(path, code)).values();
  const asGuest = () => look(guest, waiting, judge);
  const asBuyer = () => look(buyer, [inLanguage('/order', code)], judge);
  const found = await Promise.all([
    asGuest(),
    asBuyer().then(async (first) => [...first, ...(await asGuest())]),
  ]);
  return found.flat();
}

// Colours do not depend on the language, and looking at them takes longest.
const withoutColours = (page: Page) => violations(page, { except: ['color-contrast'] });

it.each([
  ['ru', 'a desk', desk, violationsInBothColours],
  ['de', 'a phone', phone, violationsInBothColours],
  ['en', 'a desk', desk, withoutColours],
  ['fr', 'a phone', phone, withoutColours],
  ['es', 'a desk', desk, withoutColours],
] as const)(
  'every kind of page is accessible, stands still, complains of nothing and names nothing it lacks, in %s on %s',
  patient,
  async (code, _where, visitor, judge) => {
    expect(await lookAtAll(code, visitor, judge)).toEqual([]);
  },
);
