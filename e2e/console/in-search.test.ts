import { expect, it } from 'vitest';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { discardDraft, intoNewDraft, openItem, picture, save, text } from '../fixtures/draft-screens.ts';
import { hallOnSale } from '../fixtures/hall-on-sale.ts';
import { openHouse } from '../fixtures/house.ts';
import { openShop } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const [shop, house] = [openShop(), openHouse()];

it('an editor sees how a draft will be found, in every language, before anybody can find it', async () => {
  const { title, eventId } = await hallOnSale(shop, { seating: 'plan', maxPlaces: 400 });
  const page = await enterAsOwner(house, 'Раиса Редакторова');
  await openItem(page, title);
  await page.getByText('Как это найдут').click();
  const results = page
    .getByRole('listitem')
    .filter({ has: page.getByText(`/events/${eventId}`, { exact: false }) });
  await results.filter({ hasText: title }).first().waitFor();

  // Its own name stays: other journeys find it by that.
  await text(page, 'Подзаголовок', 'Русский').fill('Абракадабра в двух действиях');
  await text(page, 'Название', 'Deutsch').fill('Simsalabim in zwei Akten');
  await intoNewDraft(page);
  await save(page);
  const shown = page.getByRole('group').filter({ hasText: 'Как это найдут' });
  await shown.getByText('Simsalabim in zwei Akten', { exact: false }).first().waitFor();
  await results
    .filter({ hasText: `/de/events/${eventId}` })
    .filter({ hasText: 'Simsalabim' })
    .waitFor();
  const words = (language: string) => page.locator(`dd[lang="${language}"]`);
  await words('ru').getByText('абракадабра', { exact: false }).waitFor();
  await words('de').getByText('simsalabim', { exact: false }).waitFor();
  expect(await violations(page)).toEqual([]);
  await picture(page, 'in-search');
  expect(await shop.countEvents('search=simsalabim&lang=de')).toBe(0);
  await discardDraft(page);
});
