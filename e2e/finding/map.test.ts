import { expect, it } from 'vitest';
import { eventList } from '../fixtures/event-list.ts';
import { openShop } from '../fixtures/shop.ts';

const shop = openShop();

it('the map leads from cities to places, and everything on it stands in a list', async () => {
  const { results: cities } = await shop.fetchJson<{
    results: { id: number; name: string; events_count: number }[];
  }>('/v1/events_locations?limit=100&sort_by=events_count&sort_on=desc');
  const [city] = cities;
  const page = await shop.open('/events?view=map');
  const list = eventList(page);
  await list.ready();
  const map = page.getByRole('region', { name: 'Карта площадок' });
  await expect.poll(() => map.getByRole('checkbox').count()).toBe(cities.length);
  expect(await map.locator('svg g[class*="mark"]').count()).toBe(cities.length);

  await map.getByRole('checkbox', { name: new RegExp(`^${city?.name}`) }).click();
  await list.showsTotal(city?.events_count ?? 0);
  await map.getByRole('button', { name: 'Все города' }).waitFor();
  const { total: places } = await shop.fetchJson<{ total: number }>(
    `/v1/places?limit=1&location_id_in=${city?.id}`,
  );
  await expect.poll(() => map.getByRole('checkbox').count()).toBe(places);

  await map.locator('svg g[class*="mark"]').last().click();
  await expect.poll(() => list.query()).toMatch(new RegExp(`^\\?places=\\d+&cities=${city?.id}&view=map$`));
  await map.getByRole('button', { name: 'Все города' }).click();
  await expect.poll(() => list.query()).toBe('?view=map');
});
