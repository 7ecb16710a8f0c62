import { expect, it } from 'vitest';
import { cards, countTickets, fillIn, openOrder, pay, payAtTheBank } from '../fixtures/buying.ts';
import { linkInMail } from '../fixtures/mails.ts';
import { openShop, phone } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const shop = openShop();

it('what was bought on a phone is among its tickets, enlarged by a tap, handed to a friend, taken back, and forgotten if wished', async () => {
  const page = await openOrder(shop, phone);
  await fillIn(page);
  await pay(page);
  await payAtTheBank(page, cards.good);
  expect(await countTickets(page)).toBe(2);
  await page.getByText(/^двери открываются в/).waitFor();
  await page.getByRole('link', { name: 'Проложить маршрут' }).first().waitFor();
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

  const email = `boris${Date.now()}@example.com`;
  const ticket = page.locator('main ul > li').first();
  await ticket.locator('summary', { hasText: 'Передать билет' }).tap();
  expect(await violations(page)).toEqual([]);
  await ticket.getByRole('button', { name: 'Передать' }).tap();
  await ticket.getByText('Укажите имя и фамилию.').waitFor();
  await ticket.getByLabel('Имя и фамилия').fill('Борис Годунов');
  await ticket.getByLabel('Почта').fill(email);
  await ticket.getByRole('button', { name: 'Передать' }).tap();
  await ticket.getByText(`Билет передан: Борис Годунов, ${email}`).waitFor();
  expect(await countTickets(page)).toBe(1);
  expect(await violations(page)).toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(Math.max(0, beyond)).toBe(0);
  const friend = await shop.open(await linkInMail('ticket_transferred', email, 'code'));
  await friend.getByRole('button', { name: /^Увеличить код билета/ }).waitFor();
  expect(await friend.locator('main svg[role="img"]').count()).toBe(1);
  expect(await friend.locator('main').innerText()).not.toContain('anna@example.com');
  expect(await violations(friend)).toEqual([]);

  await ticket.locator('summary', { hasText: 'Забрать билет обратно' }).tap();
  await ticket.getByRole('button', { name: 'Забрать билет обратно' }).tap();
  await expect.poll(() => countTickets(page)).toBe(2);
  await friend.reload();
  await friend.getByText('Билет аннулирован').waitFor();
  await friend.context().close();

  await page.locator('summary', { hasText: 'Заказ на имя: Анна Каренина' }).tap();
  await page.getByLabel('Имя и фамилия').last().fill('Анна Аркадьевна Каренина');
  await page.getByRole('button', { name: 'Сохранить' }).tap();
  await page.getByText('Заказ на имя: Анна Аркадьевна Каренина').waitFor();

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
