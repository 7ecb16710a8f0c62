import type { Page } from 'playwright-core';
import { cards, countTickets, fillIn, pay, payAtTheBank } from '../fixtures/buying.ts';

export const addTicket = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /: Больше$/ })
    .first()
    .click();
  await page.getByText(/^1 билет/).waitFor();
};

/** From a ticket in the basket to a ticket in the hand. */
export async function payForTicket(page: Page): Promise<void> {
  await page.locator('main a[href$="/order"]').click();
  await fillIn(page);
  await pay(page);
  await payAtTheBank(page, cards.good);
  await countTickets(page);
}
