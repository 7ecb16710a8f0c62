import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { dateOnSale } from './dates-on-sale.ts';
import { inLanguage } from './in-language.ts';
import type { Stage, Visitor } from './stage.ts';

/** Cards of the pretend bank, by what it does with them. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  secured: '4000000000003220',
} as const;

/** How the button that adds a ticket ends, in each language. */
const more = { ru: 'Больше', en: 'More', de: 'Mehr', fr: 'Plus', es: 'Más' } as const;
export type Spoken = keyof typeof more;

/** So many places that no number of test runs sells them out. */
export const meadow = { seating: 'general', least: 1000 } as const;

/** The visitor chooses two places on the page of an evening, looks at the basket, and goes on to the form. */
export async function chooseAndOrder(stage: Stage, language: Spoken, visitor: Visitor = {}): Promise<Page> {
  const { path } = await dateOnSale(stage, meadow);
  const page = await stage.open(inLanguage(path, language), { locale: language, ...visitor });
  const add = page.getByRole('button', { name: new RegExp(`: ${more[language]}$`) }).first();
  await add.click();
  await add.click();
  await page.locator('main a[href$="/cart"]').click();
  await page.locator('main a[href$="/order"]').click();
  await page.locator('[id="contact.name"]').waitFor();
  return page;
}

/** Makes a visitor come with two places in the basket already. */
export async function withTickets(stage: Stage): Promise<Pick<Visitor, 'prepare'>> {
  const { dateId } = await dateOnSale(stage, meadow);
  const { general } = await stage.ask<{ general: readonly { ticket_id: string }[] }>(
    `/v2/dates/${dateId}/offers?currency_code=RUB`,
  );
  const data = { type: 'ADD_TICKET', ticket: { id: general[0]?.ticket_id, count: 2 } };
  return {
    prepare: async ({ request }) => {
      const answer = await request.post('/api/basket', { data });
      expect(answer.status(), await answer.text()).toBe(200);
    },
  };
}

/** For tests of what follows: the form, in Russian, with tickets. */
export async function openOrder(stage: Stage): Promise<Page> {
  const page = await stage.open('/order', await withTickets(stage));
  await page.locator('[id="contact.name"]').waitFor();
  return page;
}

/** An order that was paid with a card, or was to be: its token. */
export async function orderPaidWith(stage: Stage, card: string): Promise<string> {
  const page = await openOrder(stage);
  await fillIn(page);
  await pay(page);
  await payAtTheBank(page, card);
  await page.waitForURL(/\/order\/(success|fail)\?order=/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}

/** Everything but the way to pay; the first one unless it is named. */
export async function fillIn(page: Page, email = 'anna@example.com', way?: string): Promise<void> {
  await page.locator('[id="contact.name"]').fill('Анна Каренина');
  await page.locator('[id="contact.email"]').fill(email);
  await page
    .getByRole('radio', way === undefined ? {} : { name: way })
    .first()
    .check();
  await page.locator('[id="consents.offer"]').check();
  await page.locator('[id="consents.personal_data"]').check();
}

export const pay = (page: Page) => page.locator('main form button[type="submit"]').click();

export const payAtTheBank = (page: Page, card: string) => page.locator(`button[value="${card}"]`).click();

/** Waits for the tickets; answers how many there are. */
export async function ticketsOf(page: Page): Promise<number> {
  await page.waitForURL('**/order/success?order=*');
  await page.locator('main svg[role="img"]').first().waitFor();
  return page.locator('main svg[role="img"]').count();
}
