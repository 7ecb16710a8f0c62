import type { Locator, Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { keepEvent } from '../fixtures/announce.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { hallOnSale } from '../fixtures/hall-on-sale.ts';
import { openHouse } from '../fixtures/house.ts';
import { openShop } from '../fixtures/shop.ts';
import { takePhotograph } from '../fixtures/take-photograph.ts';
import { violations } from '../site/axe.ts';

const [shop, house] = [openShop(), openHouse()];

/** For those who want to look: `PICTURES=folder`. */
async function look(page: Page, name: string) {
  const folder = process.env.PICTURES;
  if (!folder) return;
  for (const width of [1280, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const field = page.getByRole('group', { name: 'Изображения › Афиша', exact: true });
      await field.scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${folder}/pictures-${name}-${width}-${colorScheme}.png` });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
}

async function openEvent(name: string): Promise<{ page: Page; field: Locator; eventId: number }> {
  const { title, eventId } = await hallOnSale(shop, { seating: 'plan', maxPlaces: 400 });
  onTestFinished(await keepEvent(title));
  const page = await enterAsOwner(house, name);
  await page.goto('/catalogue/events');
  await page.getByRole('textbox', { name: 'Найти по названию' }).fill(title);
  await page.getByRole('rowheader').getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  return { page, field: page.getByRole('group', { name: 'Изображения › Афиша', exact: true }), eventId };
}

const choose = (field: Locator, name: string, buffer: Buffer) =>
  field.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });

const isDrawn = (field: Locator) =>
  expect
    .poll(() =>
      field.locator('img').evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth)),
    )
    .toEqual([640, 160, 160]);

it('an editor replaces a poster: a file that lies is refused, another is made, shown, pointed at and published', async () => {
  const { page, field, eventId } = await openEvent('Полина Картинкина');
  await choose(field, 'poster.jpg', Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(500)));
  await field.getByRole('alert').getByText('Такой файл не подходит.', { exact: false }).waitFor();
  expect(await field.getByRole('button', { name: 'Повторить' }).count()).toBe(0);
  await look(page, 'refused');
  expect(await violations(page)).toEqual([]);

  await choose(field, 'poster.jpg', await takePhotograph(page, 1200, 1600));
  await field.getByText('Готовим размеры для сайта…').waitFor();
  await isDrawn(field);
  expect(await field.getByRole('alert').count()).toBe(0);

  // What matters is in the upper left quarter; then a little by the keys.
  const whole = field.locator('img').first();
  const { width, height } = (await whole.boundingBox()) ?? { width: 0, height: 0 };
  await whole.click({ position: { x: width * 0.25, y: height * 0.3 } });
  const [fromLeft, fromTop] = [
    field.getByRole('slider', { name: 'Главная точка, от левого края' }),
    field.getByRole('slider', { name: 'Главная точка, от верхнего края' }),
  ];
  await expect.poll(() => fromLeft.inputValue()).toBe('25');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  expect([await fromLeft.inputValue(), await fromTop.inputValue()]).toEqual(['24', '40']);
  await look(page, 'made');
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page.getByText('Сохранено в черновике.', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'К черновику' }).click();
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Новая афиша');
  await dialog.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await page.getByText('На сайте с', { exact: false }).waitFor();

  const visitor = await shop.open(`/events/${eventId}`);
  const poster = visitor.locator('img[src*="/media/uploads/"]').first();
  await poster.waitFor();
  expect(await poster.evaluate((img) => getComputedStyle(img).objectPosition)).toBe('24% 40%');
});

it('a picture is pasted, its upload is stopped, and one of the gallery has its words in each language', async () => {
  const { page, field } = await openEvent('Галина Вставкина');
  const file = [...(await takePhotograph(page, 900, 600))];
  const paste = (zone: Locator) =>
    zone.evaluate((element, bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'pasted.jpg', { type: 'image/jpeg' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, file);
  // Held back until somebody has stopped it.
  await page.route('**/api/console/v1/pictures', () => undefined, { times: 1 });
  const zone = field.getByRole('button', {
    name: 'Изображения › Афиша: перетащите или вставьте изображение',
  });
  await zone.focus();
  await paste(zone);
  await field.getByRole('button', { name: 'Отмена' }).click();
  await field.getByRole('button', { name: 'Заменить' }).waitFor();

  const gallery = page.getByRole('group', { name: 'Изображения › Галерея', exact: true });
  const more = gallery.getByRole('group', { name: 'Добавить изображение' });
  const before = await gallery.getByRole('group', { name: /^Изображение \d/ }).count();
  await choose(more, 'gallery.jpg', Buffer.from(file));
  const added = gallery.getByRole('group', { name: `Изображение ${before + 1}`, exact: true });
  await added.waitFor();
  await added.getByRole('textbox', { name: 'Deutsch' }).fill('Die Bühne vor dem Anfang');
  await expect
    .poll(() => added.getByRole('textbox', { name: 'Deutsch' }).inputValue())
    .toBe('Die Bühne vor dem Anfang');
  await added.getByRole('button', { name: 'Удалить' }).click();
  await expect.poll(() => gallery.getByRole('group', { name: /^Изображение \d/ }).count()).toBe(before);
});
