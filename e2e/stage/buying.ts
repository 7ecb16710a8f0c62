import type { Page } from 'playwright-core';
import { dateOnSale } from './dates-on-sale.ts';
import type { Stage } from './stage.ts';

/** Cards of the pretend bank, by what it does with them. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  secured: '4000000000003220',
} as const;

/** How the button that adds a ticket ends, in each language. */
const more = { ru: 'Больше', en: 'More', de: 'Mehr', fr: 'Plus', es: 'Más' } as const;
export type Spoken = keyof typeof more;

export const inSpoken = (language: Spoken, path: string) =>
  language === 'ru' ? path : `/${language}${path}`;

/** Two tickets without seats in the basket, and the form in front of the visitor. */
export async function goToOrder(
  stage: Stage,
  language: Spoken = 'ru',
  visitor: Parameters<Stage['open']>[1] = {},
): Promise<Page> {
  const { path } = await dateOnSale(stage, { seating: 'general' });
  const page = await stage.open(inSpoken(language, path), { locale: language, ...visitor });
  const add = page.getByRole('button', { name: new RegExp(`: ${more[language]}$`) }).first();
  await add.click();
  await add.click();
  const added = page.waitForResponse(
    (answer) => answer.url().includes('/api/basket') && answer.request().method() === 'GET',
  );
  await page.locator('a[href$="/cart"]').last().click();
  await added;
  await page.locator('a[href$="/order"]').last().click();
  await page.locator('[id="contact.name"]').waitFor();
  return page;
}

export interface Buyer {
  readonly email?: string;
  /** Which of the ways to pay. */
  readonly way?: number;
}

export async function fillIn(page: Page, { email = 'anna@example.com', way = 0 }: Buyer = {}): Promise<void> {
  await page.locator('[id="contact.name"]').fill('Анна Каренина');
  await page.locator('[id="contact.email"]').fill(email);
  await page.getByRole('radio').nth(way).check();
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
