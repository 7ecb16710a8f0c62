import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { cards, countTickets, fillIn, largeVenue, pay, payAtTheBank } from '../fixtures/buying.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { openHouse } from '../fixtures/house.ts';
import { readMails } from '../fixtures/mails.ts';
import { performanceOnSale } from '../fixtures/performances-on-sale.ts';
import { openShop } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const domain = `kamer-${crypto.randomUUID().slice(0, 6)}.localhost`;
const siteUrl = `https://${domain}`;

/** The new site, by its name, on the machine of the first. */
const readAddress = () => {
  const { port } = new URL(inject('address'));
  return `http://${domain}:${port}`;
};
const [first, shop, house] = [openShop(), openShop(readAddress), openHouse()];

/** Names below localhost are known to browsers alone. */
const readStatus = async (path: string) =>
  (await fetch(inject('address') + path, { headers: { host: domain } })).status;

/** For those who want to look: `PICTURES=folder`. */
async function picture(page: Page, name: string) {
  const folder = process.env.PICTURES;
  if (!folder) return;
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${folder}/sites-${name}-${colorScheme}-${width}.png`, fullPage: true });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** The pages beside forms take fonts and pictures from the site by its name. */
const findFiles = (page: Page) =>
  page.route(`${inject('siteUrl')}/**`, async (route) =>
    route.fulfill({
      response: await route.fetch({
        url: route.request().url().replace(inject('siteUrl'), inject('address')),
      }),
    }),
  );

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Части сайта' }).getByRole('link', { name, exact: true }).click();

async function save(page: Page) {
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page.getByText('Сохранено в черновике.', { exact: false }).waitFor();
}

async function publish(page: Page, reason: string) {
  await page.getByRole('link', { name: 'К черновику' }).click();
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill(reason);
  await dialog.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  // All pages of a site are made.
  await page.getByText('На сайте с', { exact: false }).waitFor({ timeout: 170_000 });
}

async function openSite(page: Page) {
  await page.goto('/sites');
  await page.getByRole('rowheader', { name: domain }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'Камерный' }).waitFor();
}

const accentShown = (page: Page) =>
  page
    .frameLocator('iframe')
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--accent').trim());

it('a new site is online by the console alone, sells, and is given a look, a language and a page of its own', async () => {
  const page = await enterAsOwner(house, 'Роза Садовница');
  await findFiles(page);
  await page.goto('/sites');
  await page.getByRole('row', { name: /Parterre.*Основной/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await picture(page, 'list');

  await page.getByRole('button', { name: 'Новый сайт' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Название' }).fill('Камерный');
  await dialog.getByRole('textbox', { name: 'Адрес' }).fill(domain);
  await dialog.getByRole('button', { name: 'По образцу' }).click();
  await page.getByRole('option', { name: 'Kulisse' }).click();
  await dialog.getByRole('button', { name: 'Начать' }).click();
  await page.getByRole('heading', { level: 1, name: 'Камерный' }).waitFor();
  await part(page, 'Языки');
  await page.getByText(/^Deutsch · тексты сайта/).click();
  await save(page);
  await publish(page, 'Открываем камерную сцену');

  const { path } = await performanceOnSale(first, largeVenue);
  const buyer = await shop.open(path, { locale: 'en' });
  await buyer
    .getByRole('button', { name: /: More$/ })
    .first()
    .click();
  await buyer.locator('main a[href$="/order"]').click();
  await buyer.locator('[id="contact.name"]').waitFor();
  const email = `guest-${domain.slice(6, 12)}@example.com`;
  await fillIn(buyer, email);
  await pay(buyer, siteUrl);
  await payAtTheBank(buyer, cards.good);
  expect(await countTickets(buyer)).toBe(1);
  // The mail leads to the site that sold, and speaks in its name.
  await expect.poll(() => readMails('order_paid', email)).toHaveLength(1);
  expect((await readMails('order_paid', email))[0]).toContain(`${siteUrl}/order/success`);

  await openSite(page);
  await part(page, 'Оформление');
  const accent = page.getByRole('textbox', { name: 'Акцент, светлое', exact: true });
  await accent.fill('#ffb3a7');
  await page.getByText('Светлое оформление: не все сочетания читаются').waitFor();
  await page.getByText('«Акцент» на «Фон»: контраст 1.', { exact: false }).waitFor();
  // Shown before anything is saved.
  await expect.poll(() => accentShown(page)).toContain('#ffb3a7');
  await picture(page, 'weak');
  await page.getByRole('button', { name: 'Взять для «Акцент» ближайший' }).first().click();
  await page.getByText('Светлое оформление: все сочетания цветов читаются.').waitFor();
  const mended = await accent.inputValue();
  await expect.poll(() => accentShown(page)).toContain(mended);
  expect(await violations(page)).toEqual([]);
  await picture(page, 'look');

  await part(page, 'Языки');
  await page.getByText(/^Français · тексты сайта/).click();
  await page.getByText('Français: все страницы появятся под /fr.', { exact: false }).waitFor();
  await picture(page, 'languages');

  await part(page, 'Страницы');
  await page.getByRole('textbox', { name: 'Заголовок страницы' }).fill('Школам');
  await page.getByRole('textbox', { name: 'Адрес страницы' }).fill('schools');
  await page.getByRole('button', { name: 'Добавить страницу' }).click();
  await page.getByRole('link', { name: 'Школам', exact: true }).click();
  const texts = page.getByRole('region', { name: '/schools' });
  await texts
    .getByRole('group', { name: /Заголовок|Название/ })
    .getByRole('textbox', { name: 'Français' })
    .fill('Écoles');
  await texts.getByRole('group', { name: /Текст/ }).getByRole('textbox', { name: 'Русский' }).click();
  await page.keyboard.type('Приходите классом.');
  await texts.getByRole('group', { name: /Текст/ }).getByRole('textbox', { name: 'Français' }).click();
  await page.keyboard.type('Venez avec votre classe.');
  await page
    .getByRole('listitem')
    .filter({ hasText: '/schools' })
    .getByRole('button', { name: 'В меню' })
    .click();
  expect(await violations(page)).toEqual([]);
  await picture(page, 'pages');
  await part(page, 'Меню');
  expect(await page.getByRole('combobox').last().inputValue()).toContain('/schools');
  await picture(page, 'menu');
  for (const name of ['Основное', 'Валюты', 'Виджеты', 'Закон и реквизиты']) {
    await part(page, name);
    expect([name, await violations(page)]).toEqual([name, []]);
    await picture(page, name);
  }
  await save(page);

  // What is not published yet is seen in its looks and its languages.
  const frame = page.frameLocator('iframe');
  const preview = page.getByRole('region', { name: 'Предпросмотр' });
  await preview.getByRole('button', { name: /Язык/ }).click();
  await page.getByRole('option', { name: 'Français' }).click();
  await frame.locator('html[lang="fr"]').waitFor();
  await frame.getByText('Écoles').first().waitFor();
  expect([await readStatus('/schools'), await readStatus('/fr/schools')]).toEqual([404, 404]);
  await publish(page, 'Новый язык и страница для школ');

  const visitor = await shop.open('/fr', { locale: 'fr' });
  await visitor.getByRole('link', { name: 'Écoles' }).first().click();
  await visitor.getByText('Venez avec votre classe.').waitFor();
  const root = visitor.locator('html');
  expect(await root.getAttribute('lang')).toBe('fr');
  expect(await root.evaluate((html) => getComputedStyle(html).getPropertyValue('--accent'))).toContain(
    mended,
  );
  expect(await violations(visitor)).toEqual([]);
  // Pages that are open would ask a site that is gone for their news.
  await Promise.all([buyer, visitor].map((left) => left.context().close()));

  await openSite(page);
  await page.getByText('Сайт работает', { exact: true }).click();
  await save(page);
  await publish(page, 'Сезон окончен');
  // Whoever asks for it by name comes to the first site.
  expect([await readStatus('/about'), await readStatus('/schools')]).toEqual([200, 404]);
}, 400_000);
