import { describe, expect, it } from 'vitest';
import { eventList } from '../fixtures/event-list.ts';
import { openShop } from '../fixtures/shop.ts';

const shop = openShop();

interface Item {
  readonly id: number;
  readonly name: string;
  readonly parent_id?: number | null;
  readonly events_count: number;
}
const items = async (path: string) => (await shop.fetchJson<{ results: Item[] }>(path)).results;
const fullest = async (path: string) =>
  (await items(`${path}?limit=100&sort_by=events_count&sort_on=desc`))[0] as Item;

const open = async (path = '/events') => {
  const page = await shop.open(path);
  const list = eventList(page);
  await list.ready();
  return { page, list };
};

describe('each filter narrows the list, stands in the address and is taken away by its chip', () => {
  it('a category', async () => {
    const { id, name, events_count } = await fullest('/v1/events_categories');
    const { list } = await open();
    await list.chip(new RegExp(`^${name}`)).check();
    await list.showsTotal(events_count);
    expect(list.query()).toBe(`?categories=${id}`);
    await list.applied(name).click();
    await list.showsTotal(await shop.countEvents(''));
    expect(list.query()).toBe('');
  });

  it('two categories widen each other', async () => {
    const [first, second] = await items('/v1/events_categories?limit=2&sort_by=events_count&sort_on=desc');
    const { list } = await open();
    await list.chip(new RegExp(`^${first?.name}`)).check();
    await list.chip(new RegExp(`^${second?.name}`)).check();
    await list.showsTotal(await shop.countEvents(`category_id_in=${first?.id},${second?.id}`));
  });

  it('a city', async () => {
    const { id, name, events_count } = await fullest('/v1/events_locations');
    const { list } = await open();
    await list.chip(new RegExp(`^${name}`)).check();
    await list.showsTotal(events_count);
    expect(list.query()).toBe(`?cities=${id}`);
  });

  it('a place, found by typing with a slip, and then one of its halls', async () => {
    const halls = await items('/v1/events_halls?limit=500');
    const isShared = ({ parent_id }: Item) =>
      halls.filter((hall) => hall.parent_id === parent_id && hall.events_count > 0).length > 1;
    const hall = halls.find((each) => each.events_count > 0 && isShared(each)) as Item;
    const place = (await items(`/v1/events_places?id_in=${hall.parent_id}`))[0] as Item;
    const [word = ''] = /\p{L}{5,}/u.exec(place.name.replace(/^\p{L}+ /u, '')) ?? [];
    const slip = `${word[1]}${word[0]}${word.slice(2)}`;

    const { page, list } = await open();
    expect(await page.getByRole('group', { name: 'Зал' }).count()).toBe(0);
    const field = page.getByRole('combobox', { name: 'Найти площадку' });
    await field.fill(slip);
    await page.getByRole('option', { name: new RegExp(place.name) }).click();
    await list.showsTotal(place.events_count);
    expect(list.query()).toBe(`?places=${place.id}`);

    await page.getByRole('group', { name: 'Зал' }).getByRole('checkbox', { name: hall.name }).check();
    await list.showsTotal(await shop.countEvents(`place_id_in=${place.id}&hall_id_in=${hall.id}`));
    await list.applied(place.name).click();
    await list.showsTotal(await shop.countEvents(''));
    expect(list.query()).toBe('');
  });

  it('star cast', async () => {
    const { page, list } = await open();
    await page.getByRole('switch', { name: /Звёздный состав/ }).check();
    await list.showsTotal(await shop.countEvents('label_id_in=3'));
    expect(list.query()).toBe('?is_star_cast=1');
  });

  it('a price, typed or set by the slider', async () => {
    const { page, list } = await open();
    const highest = page.getByRole('textbox', { name: 'Не дороже' });
    await highest.fill('1 000');
    await highest.press('Enter');
    await list.showsTotal(await shop.countEvents('price_lte=1000&currency_code=RUB'));
    expect(list.query()).toBe('?price_lte=1000');

    await page.getByRole('slider', { name: 'Не дешевле' }).press('ArrowRight');
    await expect.poll(() => list.query()).toMatch(/price_gte=\d+&price_lte=1000/);
  });

  it('a price in the currency that the visitor sees', async () => {
    const page = await shop.open('/de/events?price_lte=20');
    const total = await shop.countEvents('price_lte=20&currency_code=EUR');
    await page.getByText(`${total} Veranstaltungen`, { exact: true }).waitFor();
  });
});

it('the order is chosen, stands in the address and keeps the filters', async () => {
  const { page, list } = await open('/events?is_star_cast=1');
  await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('title');
  await expect.poll(() => list.query()).toBe('?is_star_cast=1&sort=title');
  const { results } = await shop.fetchJson<{ results: { title: string }[] }>(
    '/v1/events?label_id_in=3&sort_by=title&sort_on=asc&limit=24',
  );
  await expect.poll(() => list.titles()).toEqual(results.map(({ title }) => title));
});

it('choices say what they would find under the other filters; those that would find nothing are disabled', async () => {
  const { id } = await fullest('/v1/events_categories');
  const cities = await items(`/v1/events_locations?limit=100&category_id_in=${id}`);
  const { list } = await open(`/events?categories=${id}`);
  for (const { name, events_count } of cities) {
    const chip = list.chip(new RegExp(`^${name}`));
    await expect.poll(() => chip.locator('xpath=..').textContent()).toBe(`${name}${events_count}`);
    expect(await chip.isDisabled()).toBe(events_count === 0);
  }
});

it('all filters are cleared at once, and only they', async () => {
  const { page, list } = await open('/events?is_star_cast=1&sort=title&view=list&utm_source=mail');
  await page.getByRole('button', { name: 'Сбросить всё' }).click();
  await expect.poll(() => list.query()).toBe('?sort=title&view=list&utm_source=mail');
});

describe('at nothing found', () => {
  it('it says which filter to give up and what that brings', async () => {
    const places = await items('/v1/events_places?limit=100&label_id_in=3&sort_by=events_count');
    const place = places.find(({ events_count }) => events_count === 0) as Item;
    const { page, list } = await open(`/events?places=${place.id}&is_star_cast=1`);
    await page.getByRole('heading', { name: 'Под все условия сразу ничего не подошло' }).waitFor();
    const count = await shop.countEvents('label_id_in=3');
    await page
      .getByRole('button', { name: new RegExp(`Без условия «${place.name}»\\s*${count} событи`) })
      .click();
    await list.showsTotal(count);
    expect(list.query()).toBe('?is_star_cast=1');
  });

  it('when giving up one is not enough, it says which to keep', async () => {
    const { page, list } = await open('/events?categories=2147483647&places=2147483647&is_star_cast=1');
    const count = await shop.countEvents('label_id_in=3');
    const keep = page.getByRole('button', {
      name: new RegExp(`Только «Звёздный состав»\\s*${count} событи`),
    });
    await keep.click();
    await list.showsTotal(count);
    expect(list.query()).toBe('?is_star_cast=1');
  });
});
