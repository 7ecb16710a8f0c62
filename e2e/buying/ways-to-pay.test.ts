import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  cards,
  chooseAndOrder,
  countTickets,
  fillIn,
  pay,
  payAtTheBank,
  type ShopLanguage,
} from '../fixtures/buying.ts';
import { runCommand } from '../fixtures/run-command.ts';
import { openShop, phone, type Visitor } from '../fixtures/shop.ts';

const shop = openShop();

const anna = 'anna@example.com';
const heading = (page: Page) => page.locator('h1').innerText();

/** The seller is in Russia, where there is no right of withdrawal to speak of. */
const refundNotice: Record<ShopLanguage, string> = {
  ru: 'Условия возврата билетов описаны в оферте.',
  en: 'The terms of sale say how refunds work.',
  de: 'Wie Sie Geld zurückerhalten, steht in den Verkaufsbedingungen.',
  fr: 'Les remboursements sont décrits dans les conditions de vente.',
  es: 'Los reembolsos se explican en las condiciones de venta.',
};

async function order(language: ShopLanguage, { way, ...visitor }: { readonly way?: string } & Visitor = {}) {
  const page = await chooseAndOrder(shop, language, visitor);
  await page.locator('form').getByText(refundNotice[language]).waitFor();
  await fillIn(page, anna, way);
  await pay(page);
  return page;
}

it('an order in Russian is paid by card on a phone', async () => {
  const page = await order('ru', phone);
  await payAtTheBank(page, cards.good);
  expect(await countTickets(page)).toBe(2);
  expect(await heading(page)).toBe('Билеты ваши');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Скачать билеты (PDF)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
});

it('an order in English is paid by a card that asks for a code', async () => {
  const page = await order('en');
  await payAtTheBank(page, cards.secured);
  await page.locator('input[name="code"]').fill('0000');
  await page.keyboard.press('Enter');
  await page.locator('input[name="code"]').fill('1234');
  await page.keyboard.press('Enter');
  expect(await countTickets(page)).toBe(2);
  expect(await heading(page)).toBe('The tickets are yours');
});

it('in Spanish, after a card that was declined, in another way', async () => {
  const page = await order('es');
  await payAtTheBank(page, cards.declined);
  await page.waitForURL('**/es/order/fail?order=*');
  await page.getByText(/^Las entradas son suyas hasta/).waitFor();
  await page.getByRole('radio', { name: 'Factura para empresas' }).check();
  await pay(page);
  await page.waitForURL('**/es/order/bill/*');
  await page.getByRole('link', { name: /^Pagar/ }).click();
  await page.getByRole('radio', { name: 'Tarjeta bancaria' }).check();
  await pay(page);
  await payAtTheBank(page, cards.good);
  expect(await countTickets(page)).toBe(2);
  expect(await heading(page)).toBe('Las entradas son suyas');
});

it('in German, by invoice: the bill follows what happens to it', async () => {
  const page = await order('de', { way: 'Rechnung für Unternehmen' });
  await page.waitForURL('**/de/order/bill/*');
  const standing = page.locator('main [role="status"]').first();
  await standing.getByText('Wir warten auf Ihre Überweisung').waitFor();
  await page.getByText('Parterre Demo OOO').first().waitFor();
  await page.getByText(/^darin 20 % MwSt/).waitFor();
  await page.getByText(/Verwendungszweck: Bestellung \d+/).waitFor();
  const number = /\d{6,}/.exec(await standing.innerText())?.[0] ?? '';
  const total = (await page.locator('tfoot tr').first().locator('td').innerText()).replace(/[^\d,]/g, '');
  await runCommand('order', number, '--received', total.replace(',', '.'));
  await standing.getByText('bezahlt').waitFor();
  await page.getByRole('link', { name: 'Tickets öffnen' }).click();
  expect(await countTickets(page)).toBe(2);
  expect(await heading(page)).toBe('Die Tickets gehören Ihnen');
});

it('in French, a certificate pays a part and a card the rest', async () => {
  const [code = ''] = (await runCommand('certificate', '5', 'EUR')).split(' ');
  const page = await order('fr', { way: 'Carte cadeau' });
  await page.getByRole('link', { name: 'Saisissez le code de la carte cadeau.' }).click();
  const field = page.getByLabel('Code de la carte cadeau');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('AAAAA-AAAAA-AAAAA-AAAAA');
  shop.allowComplaint(/404/);
  await pay(page);
  await page.getByText(/^Cette carte cadeau n’existe pas/).waitFor();
  await page.getByRole('radio', { name: 'Carte cadeau' }).check();
  await field.fill(code.toLowerCase());
  await pay(page);
  await page.getByText(/^Il reste .* à régler/).waitFor();
  await page.getByRole('radio', { name: 'Carte bancaire' }).check();
  await pay(page);
  await payAtTheBank(page, cards.good);
  expect(await countTickets(page)).toBe(2);
  expect(await heading(page)).toBe('Les billets sont à vous');
});

it('after all of it the doctor finds nothing wrong', async () => {
  const lines = (await runCommand('doctor')).trim().split('\n');
  expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([]);
});
