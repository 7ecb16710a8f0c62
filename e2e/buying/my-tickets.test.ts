import { expect, it } from 'vitest';
import { cards, countTickets, fillIn, openOrder, pay, payAtTheBank } from '../fixtures/buying.ts';
import { openShop, phone } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const shop = openShop();

it('what was bought on a phone is among its tickets, enlarged by a tap, sent on one by one, and forgotten if wished', async () => {
  const page = await openOrder(shop, { ...phone, permissions: ['clipboard-read', 'clipboard-write'] });
  await fillIn(page);
  await pay(page);
  await payAtTheBank(page, cards.good);
  expect(await countTickets(page)).toBe(2);
  await page.getByText(/^двери открываются в/).waitFor();
  await page.getByRole('link', { name: 'Проложить маршрут' }).waitFor();
  await page.getByRole('link', { name: 'Показать на карте' }).waitFor();

  await page
    .getByRole('button', { name: /^Увеличить код билета/ })
    .first()
    .tap();
  const enlarged = page.getByRole('dialog', { name: /^Билет/ });
  const width = await enlarged.locator('svg').evaluate((code) => code.getBoundingClientRect().width);
  expect(width).toBeGreaterThan(0.75 * phone.viewport.width);
  expect(await violations(page)).toEqual([]);
  await enlarged.getByRole('button', { name: 'Закрыть' }).tap();
  expect(await enlarged.count()).toBe(0);

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Переслать билет' }).first().tap();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('/order/tickets?code=');
  const friend = await shop.open(await page.evaluate(() => navigator.clipboard.readText()));
  await friend.getByRole('button', { name: /^Увеличить код билета/ }).waitFor();
  expect(await friend.locator('main svg[role="img"]').count()).toBe(1);
  expect(await friend.locator('main').innerText()).not.toContain('anna@example.com');
  expect(await violations(friend)).toEqual([]);
  await friend.context().close();

  await page.goto('/events');
  await page.locator('nav a[aria-haspopup="dialog"]').tap();
  await page.getByRole('dialog', { name: 'Ещё' }).getByRole('link', { name: 'Мои билеты' }).tap();
  await page.waitForURL('**/order/tickets');
  const order = page.locator('main ul a[href*="/order/success?order="]');
  await expect.poll(() => order.count()).toBe(1);
  await page.locator('#find-order').waitFor();
  expect(await violations(page)).toEqual([]);
  await order.tap();
  expect(await countTickets(page)).toBe(2);

  await page.goBack();
  await page.locator('summary', { hasText: 'Забыть заказы на этом устройстве' }).tap();
  await page.getByRole('button', { name: 'Забыть заказы на этом устройстве' }).tap();
  await page.getByText('На этом устройстве заказов пока нет.').waitFor();
  await page.reload();
  await page.getByText('На этом устройстве заказов пока нет.').waitFor();
});
