import { expect, test } from 'vitest';
import { meadow } from '../stage/buying.ts';
import { dateOnSale } from '../stage/dates-on-sale.ts';
import { openStage } from '../stage/stage.ts';

const stage = openStage();

test('where a browser has no more than the baseline, prices come and the basket is filled', async () => {
  const { path } = await dateOnSale(stage, meadow);
  const page = await stage.open(path, {
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
