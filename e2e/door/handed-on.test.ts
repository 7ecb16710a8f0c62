import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createEvening, pairingLink, saveDoors, sellTickets } from '../../apps/parterre/test/evening.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { openHouse } from '../fixtures/house.ts';
import { linkInMail } from '../fixtures/mails.ts';
import { openShop } from '../fixtures/shop.ts';

const [shop, house] = [openShop(), openHouse()];
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** The phone asks each second. Once what it answers is called, one more question gets through, and the screen must know by that. */
async function stopAfterNextSync(steward: Page): Promise<() => Promise<string | null>> {
  let isOver = false;
  let isLast = false;
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  await steward.route('**/sync', async (route) => {
    if (isLast) return route.abort();
    isLast = isOver;
    if (!isLast) return route.continue();
    await route.fulfill({ response: await route.fetch() });
    resolve();
  });
  return async () => {
    isOver = true;
    await answered;
    await steward.getByText('Без сети с', { exact: false }).first().waitFor();
    await steward.getByRole('button', { name: 'Проверить' }).click();
    const said = await steward.locator('[data-verdict]').getAttribute('data-verdict');
    await steward.getByRole('button', { name: 'Дальше' }).click();
    await steward.unroute('**/sync');
    return said;
  };
}

it('a ticket that its buyer hands on in front of the door lets the other person in, and nobody with the old code from the next question of the phone on', async () => {
  const owner = await enterAsOwner(house, 'Глеб Передающий');
  const tonight = await createEvening(owner);
  const [, sideDoor = ''] = await saveDoors(owner, tonight);
  const [sold] = await sellTickets(owner, tonight.performanceId, { count: 2 });
  if (!sold) throw new Error('nothing was sold');
  const steward = await house.open(await pairingLink(owner, tonight, sideDoor), phone);
  await steward.getByRole('heading', { name: 'Садовый' }).waitFor();

  // By its address one does as the buyer could.
  const order = await owner.evaluate(async (search) => {
    const found = await (await fetch(`/api/console/v1/orders?search=${search}`)).json();
    return (await fetch(`/api/console/v1/order?number=${found.results[0].number}`)).json();
  }, sold.number);
  const token = String(order.page).split('/').at(-1) ?? '';
  const buyer = await shop.open(`/order/success?order=${token}`, phone);
  const ticket = buyer.locator('main ul > li', { hasText: sold.number });
  await ticket.locator('summary', { hasText: 'Передать билет' }).tap();
  const email = `gleb${Date.now()}@example.com`;
  await ticket.getByLabel('Имя и фамилия').fill('Глеб Поздний');
  await ticket.getByLabel('Почта').fill(email);
  // Somebody shows the old code in the same moment: all that the phone asks after the act is the one question that follows.
  await steward.getByLabel('Номер билета').fill(sold.number);
  const readVerdict = await stopAfterNextSync(steward);
  const handedOn = buyer.waitForResponse((answer) => answer.url().endsWith('/transfers'));
  await ticket.getByRole('button', { name: 'Передать' }).tap();
  expect((await handedOn).status()).toBe(200);
  expect(await readVerdict()).toBe('revoked');
  await buyer.getByText(`Билет передан: Глеб Поздний, ${email}`).waitFor();

  const friend = await shop.open(await linkInMail('ticket_transferred', email, 'code'), phone);
  const shown = await friend.getByText(/^Билет [0-9A-Z]{5}-[0-9A-Z]{5}$/).textContent();
  const number = shown?.slice('Билет '.length) ?? '';
  const verdict = async (typed: string) => {
    await steward.getByLabel('Номер билета').fill(typed);
    await steward.getByRole('button', { name: 'Проверить' }).click();
    const said = await steward.locator('[data-verdict]').getAttribute('data-verdict');
    await steward.getByRole('button', { name: 'Дальше' }).click();
    return said;
  };
  expect(await verdict(sold.number)).toBe('revoked');
  expect(await verdict(number)).toBe('admitted');

  // Somebody is in with it: it stays where it is.
  await expect
    .poll(async () => {
      await buyer.reload();
      await buyer.getByText(`Билет передан: Глеб Поздний, ${email}`).waitFor();
      return buyer.locator('summary', { hasText: 'Забрать билет обратно' }).count();
    })
    .toBe(0);
});
