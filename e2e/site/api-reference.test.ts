import { expect, it } from 'vitest';
import { openShop } from '../fixtures/shop.ts';

const shop = openShop();

it('the API reference shows every call, and tries those that read but none that would hold seats or place an order', async () => {
  const { paths } = await shop.fetchJson<{ paths: Record<string, object> }>('/openapi.json');
  const calls = Object.values(paths).flatMap((methods) => Object.keys(methods));
  const page = await shop.open('/docs');
  const shown = page.locator('.opblock');
  await expect.poll(() => shown.count()).toBe(calls.length);

  const events = shown.filter({ has: page.locator('[data-path="/v1/events"]') });
  await events.locator('.opblock-summary').click();
  await events.getByRole('button', { name: 'Execute' }).click();
  await events.locator('.live-responses-table').getByText('"results"').first().waitFor();

  const written = page.locator('.opblock-post').first();
  await written.locator('.opblock-summary').click();
  await written.getByText('Request body').waitFor();
  expect(await written.getByRole('button', { name: 'Execute' }).count()).toBe(0);
});
