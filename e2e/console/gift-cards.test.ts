import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { bringDeliveryForward } from '../../apps/parterre/test/bring-delivery-forward.ts';
import { cards, countTickets, fillIn, pay, payAtTheBank, withTickets } from '../fixtures/buying.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { openHouse } from '../fixtures/house.ts';
import { readMails } from '../fixtures/mails.ts';
import { screenFaults } from '../fixtures/screen-faults.ts';
import { openShop } from '../fixtures/shop.ts';

const [shop, house] = [openShop(), openHouse()];

/** For those who want to look: `PICTURES=folder`. */
async function picture(page: Page, name: string) {
  const folder = process.env.PICTURES;
  if (!folder) return;
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 360]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${folder}/gift-${name}-${colorScheme}-${width}.png`, fullPage: true });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
}

const fits = async (page: Page) => {
  expect(await screenFaults(page)).toEqual([]);
};

/** Digits of a sum, as it is shown. */
const digits = (text: string) => Number(text.replace(/\D/g, ''));

/** Of the roubles that gift cards hold, as the settlement says today. */
async function readOwed(page: Page): Promise<number> {
  // By the clock of a house in Moscow.
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  await page.goto(`/settlement?from=${today}&until=${today}`);
  await page.getByText('Дни по часам театра', { exact: false }).waitFor();
  const owed = page.getByText(/^На сертификатах на конец периода:.*₽/);
  // Where no card holds anything nothing is said of them.
  if ((await owed.count()) === 0) return 0;
  const text = await owed.innerText();
  return digits(text.replace(/,\d\d(?=\s*₽)/, ''));
}

it('a gift card is offered, bought, mailed to whom it is for and spent, and what is owed goes down', async () => {
  const page = await enterAsOwner(house, 'Галина Дарящая');
  await page.goto('/sites');
  await page
    .getByRole('rowheader', { name: /parterre\.example/ })
    .getByRole('link')
    .click();
  await page
    .getByRole('navigation', { name: 'Части сайта' })
    .getByRole('link', { name: 'Сертификаты' })
    .click();
  // Another one each time: what is as it was cannot be published.
  await page.getByRole('textbox', { name: 'Наименьшая сумма, RUB' }).fill(String(1100 + (Date.now() % 800)));
  await page.getByRole('checkbox', { name: 'Огни' }).uncheck({ force: true });
  await fits(page);
  await picture(page, 'settings');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page.getByText('Сохранено в черновике.', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'К черновику' }).click();
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('К праздникам');
  await dialog.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await page.getByText('На сайте с', { exact: false }).waitFor({ timeout: 170_000 });

  const buyer = await shop.open('/');
  await buyer.getByRole('link', { name: 'Сертификаты', exact: true }).first().click();
  await buyer.waitForURL('**/sertifikaty');
  const other = buyer.getByLabel('Другая сумма');
  await other.fill('1050');
  expect(await buyer.getByRole('radio', { name: 'Огни' }).count()).toBe(0);
  await fillIn(buyer, 'anna@example.com');
  await buyer.locator('main form button[type="submit"]').click();
  await buyer.getByText('Сумма должна быть не меньше', { exact: false }).first().waitFor();
  await other.fill('40000');
  await buyer.getByText('Звёзды', { exact: true }).click();
  await buyer.locator('#to_name').fill('Пётр');
  await buyer.locator('#from_name').fill('Анна');
  await buyer.getByLabel('Поздравление').fill('С днём рождения!\nВыбирай любой спектакль.');
  const preview = buyer.getByRole('complementary', { name: 'Так выглядит сертификат' });
  for (const words of ['40', 'Пётр', 'Анна', 'Выбирай любой спектакль.'])
    await preview.getByText(words, { exact: false }).first().waitFor();
  await buyer.getByText('Отправить тому, кому дарю').click();
  await buyer.getByText('В выбранный день и час').click();
  await fits(buyer);
  await picture(buyer, 'form');
  await buyer.getByText('Сразу после оплаты').click();
  const recipient = `petr-${Date.now()}@example.com`;
  await buyer.getByLabel('Электронная почта получателя').fill(recipient);
  await pay(buyer);
  await payAtTheBank(buyer, cards.good);
  await buyer.waitForURL('**/order/success?order=*');
  await buyer.getByRole('heading', { name: 'Сертификат готов' }).waitFor();
  const code = await buyer.getByText(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/).innerText();
  await fits(buyer);
  await picture(buyer, 'bought');
  const token = new URL(buyer.url()).searchParams.get('order') ?? '';
  const { number } = await shop.fetchJson<{ number: string }>(`/api/orders/${token}`);
  await buyer.goto(`/order/bill/${token}`);
  await buyer.getByRole('rowheader', { name: 'Подарочный сертификат' }).waitFor();
  await picture(buyer, 'bill');

  // The person it is for has it, with its file; whoever bought it is told that it is on its way.
  await expect.poll(() => readMails('gift_card', recipient)).toHaveLength(1);
  const [mail = ''] = await readMails('gift_card', recipient);
  expect(mail).toContain(code);
  expect(mail).toContain('gift-card.pdf');
  const owed = await readOwed(page);
  await page.getByRole('columnheader', { name: 'Продано сертификатов' }).waitFor();
  await picture(page, 'settlement');

  const petr = await shop.open('/cart', await withTickets(shop));
  await petr.getByLabel('Промокод или подарочный сертификат').fill(code);
  await petr.keyboard.press('Enter');
  await petr.getByText('40', { exact: false }).first().waitFor();
  // Another document of the same tab still knows it.
  await petr.reload();
  await petr.getByRole('button', { name: new RegExp(code) }).waitFor();
  await petr.getByRole('link', { name: 'Оформить заказ' }).click();
  await fillIn(petr, recipient);
  await pay(petr);
  expect(await countTickets(petr)).toBe(2);
  const spent = owed - (await readOwed(page));
  expect(spent).toBeGreaterThan(0);

  await page.goto(`/orders/${number}`);
  await page.getByText('Потрачен частично').waitFor();
  await page
    .getByRole('link', { name: /^Заказ \d+/ })
    .first()
    .waitFor();
  await fits(page);
  await picture(page, 'order');
  await page.getByRole('button', { name: 'Вернуть деньги' }).click();
  const form = page.getByRole('form', { name: 'Вернуть деньги' });
  await form.getByRole('button', { name: 'Проверить' }).click();
  await page.getByText('Сертификат возвращают только целиком', { exact: false }).first().waitFor();
});

it('a gift card that is to arrive on a day waits for its hour, and is given back whole while nothing of it is spent', async () => {
  const buyer = await shop.open('/sertifikaty');
  await buyer.getByLabel('Другая сумма').fill('2500');
  await buyer.locator('#to_name').fill('Пётр');
  await buyer.getByText('Отправить тому, кому дарю').click();
  await buyer.getByText('В выбранный день и час').click();
  const day = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
  await buyer.locator('#gift-date').fill(day);
  await buyer.locator('#gift-hour').selectOption('09');
  const [giver, recipient] = [`anna-${Date.now()}@example.com`, `petr-later-${Date.now()}@example.com`];
  await fillIn(buyer, giver);
  await buyer.getByLabel('Электронная почта получателя').fill(recipient);
  await pay(buyer);
  await payAtTheBank(buyer, cards.good);
  await buyer.waitForURL('**/order/success?order=*');
  const code = await buyer.getByText(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/).innerText();
  await fits(buyer);
  const token = new URL(buyer.url()).searchParams.get('order') ?? '';
  const { number } = await shop.fetchJson<{ number: string }>(`/api/orders/${token}`);

  // Whoever bought it has heard that it is paid; whom it is for has not been written to.
  await expect.poll(() => readMails('gift_card_paid', giver)).toHaveLength(1);
  expect(await readMails('gift_card', recipient)).toEqual([]);
  await bringDeliveryForward(inject('dataFolder'), Number(number));
  await expect.poll(() => readMails('gift_card', recipient)).toHaveLength(1);
  expect((await readMails('gift_card', recipient))[0]).toContain(code);

  const page = await enterAsOwner(house, 'Галина Возвратова');
  const owed = await readOwed(page);
  await page.goto(`/orders/${number}`);
  await page.getByRole('button', { name: 'Вернуть деньги' }).click();
  const form = page.getByRole('form', { name: 'Вернуть деньги' });
  await form.getByRole('button', { name: 'Проверить' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Передумали дарить');
  await dialog.getByRole('button', { name: 'Вернуть деньги', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await shop.fetchJson<{ state: string }>(`/api/orders/${token}`)).state)
    .toBe('refunded');
  expect(owed - (await readOwed(page))).toBe(2500);

  // What was sent pays for nothing any more.
  const late = await shop.open('/cart', await withTickets(shop));
  await late.getByLabel('Промокод или подарочный сертификат').fill(code);
  await late.keyboard.press('Enter');
  await late.getByText('Этот код уже использован полностью.').waitFor();
});
