import type { Page } from 'playwright-core';

export const addTicket = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /: Больше$/ })
    .first()
    .click();
  await page.getByText(/^1 билет/).waitFor();
};

/** From a ticket in the basket to a ticket in the hand. */
export async function payForTicket(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'В корзину' }).click();
  await page.getByRole('link', { name: 'Оформить заказ' }).click();
  await page.getByLabel('Имя и фамилия').fill('Анна Каренина');
  await page.getByLabel('Электронная почта').fill('anna@example.com');
  await page.getByRole('radio').first().check();
  await page.getByLabel(/оферты/).check();
  await page.getByLabel(/персональных данных/).check();
  await page.getByRole('button', { name: /^Заплатить/ }).click();
  await page.locator('button[value="4242424242424242"]').click();
  await page.waitForURL('**/order/success?order=*');
  await page.getByText('оплачен').waitFor();
}
