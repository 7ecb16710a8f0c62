import { expect, it, onTestFinished } from 'vitest';
import { keepEvent } from '../fixtures/announce.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { intoNewDraft, openItem, picture, publish, save } from '../fixtures/draft-screens.ts';
import { hallOnSale } from '../fixtures/hall-on-sale.ts';
import { openHouse } from '../fixtures/house.ts';
import { openShop } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const [shop, house] = [openShop(), openHouse()];

it('sale times are those of the draft, and visitors may buy as many at once as was typed beside them', async () => {
  const { title, performanceId } = await hallOnSale(shop, { seating: 'plan', maxPlaces: 400 });
  onTestFinished(await keepEvent(title));
  const limit = async () =>
    (await shop.fetchJson<{ max_per_order: number }>(`/v2/dates/${performanceId}/offers?currency_code=RUB`))
      .max_per_order;
  expect(await limit()).toBeGreaterThan(3);
  const page = await enterAsOwner(house, 'Раиса Редакторова');
  await openItem(page, title);
  await page.getByLabel('Продажа с, 1', { exact: true }).fill('2020-03-01T10:00');
  await intoNewDraft(page);
  await save(page);
  const { pathname, searchParams } = new URL(page.url());
  const key = pathname.split('/').at(-1) ?? '';
  await page.goto(`/prices/${key}?draft=${searchParams.get('draft')}`);
  const windows = page.getByRole('region', { name: 'Продажа', exact: true });
  const changed = windows.getByRole('row').filter({ hasText: 'в черновике' });
  await changed.getByText('1 мар. 2020', { exact: false }).waitFor();
  expect(await changed.count()).toBe(1);
  await windows.getByRole('textbox', { name: 'Билетов в одном заказе, не больше' }).fill('3');
  expect(await violations(page)).toEqual([]);
  await picture(page, 'sale-windows');
  await save(page);
  await publish(page, 'Не больше трёх');
  expect(await limit()).toBe(3);
});
