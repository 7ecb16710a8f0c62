import { expect, it } from 'vitest';
import { largeVenue } from '../fixtures/buying.ts';
import { performanceOnSale } from '../fixtures/performances-on-sale.ts';
import { openShop } from '../fixtures/shop.ts';

const shop = openShop();

it('where a browser has no more than the baseline, prices come and the basket is filled', async () => {
  const { path } = await performanceOnSale(shop, largeVenue);
  const page = await shop.open(path, {
    prepare: (context) =>
      context.addInitScript(() => {
        const newer = {
          withResolvers: Promise,
          any: AbortSignal,
          groupBy: Map,
          symmetricDifference: Set.prototype,
        };
        for (const [name, owner] of Object.entries(newer)) Reflect.deleteProperty(owner, name);
      }),
  });
  const prices = page.waitForResponse(/\/v2\/dates_prices/);
  await page.reload();
  expect((await prices).status()).toBe(200);
  await page
    .getByRole('button', { name: /: Больше$/ })
    .first()
    .click();
  await page.getByText(/^1 билет/).waitFor();
});
