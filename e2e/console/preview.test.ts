import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { eventOnSale } from '../fixtures/demo-events.ts';
import { openHouse } from '../fixtures/house.ts';
import { screenFaults } from '../fixtures/screen-faults.ts';
import { openShop } from '../fixtures/shop.ts';

const [shop, house] = [openShop(), openHouse()];

interface ItemList {
  readonly results: readonly { readonly key: string; readonly title: string }[];
}
interface EditedItem {
  readonly published: { readonly title: object };
}
interface Draft {
  readonly preview_url: string;
}

const root = '/api/console/v1';
const read = <Answer>(page: Page, path: string, query: Readonly<Record<string, string>>): Promise<Answer> =>
  page.evaluate(async (url) => (await fetch(url)).json(), `${root}${path}?${new URLSearchParams(query)}`);

const run = (page: Page, command: string, input: object): Promise<{ draft_id: string }> =>
  page.evaluate(
    async ({ path, body }) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
        body,
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(text);
      return JSON.parse(text);
    },
    { path: `${root}/commands/${command}`, body: JSON.stringify({ input, reason: 'Новый сезон' }) },
  );

/** A draft with other words for an event that is on sale. Nobody publishes it: others tell their journeys of the same event. */
async function draftTitles(editor: Page, titles: Readonly<Record<string, string>>) {
  const { id, title } = await eventOnSale(shop, 'ru');
  const items = await read<ItemList>(editor, '/items', { kind: 'events', q: title });
  const key = items.results.find((item) => item.title === title)?.key ?? '';
  const { published } = await read<EditedItem>(editor, '/item', { kind: 'events', key });
  const item = { ...published, title: { ...published.title, ...titles } };
  const { draft_id } = await run(editor, 'drafts.create', { name: 'Осень «Люкс»' });
  await run(editor, 'drafts.save-item', {
    draft_id,
    kind: 'events',
    key,
    base: published,
    item,
    revision: 0,
  });
  const { preview_url } = await read<Draft>(editor, '/draft', { id: draft_id });
  return { draft_id, eventId: id, title, preview: new URL(preview_url).pathname };
}

const withoutScripts = { javaScriptEnabled: false } as const;

it('a draft is seen in each language at an address of its own, the site is as before, and the address ends with it', async () => {
  const editor = await enterAsOwner(house, 'Рита Редактор');
  const titles = { ru: 'Вечер сонат', de: 'Sonatenabend' };
  const { draft_id, eventId, title, preview } = await draftTitles(editor, titles);

  const page = await shop.open(preview, withoutScripts);
  await page.getByRole('heading', { name: 'Что изменит черновик «Осень «Люкс»»' }).waitFor();
  await page.getByRole('link', { name: 'Вечер сонат' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Вечер сонат' }).waitFor();
  const bar = page.getByRole('complementary', { name: 'Предпросмотр' });
  await bar.getByText('на сайте этого ещё нет').waitFor();
  await bar.getByRole('link', { name: 'DE', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Sonatenabend' }).waitFor();
  await page.getByText('noch nicht auf der Website').waitFor();
  await page.getByText('Seiten des Entwurfs').click();
  await page.getByRole('link', { name: '/', exact: true }).click();
  await page.waitForURL(/\/pages\/de$/);

  const live = await fetch(`${inject('address')}/events/${eventId}`);
  const document = await live.text();
  expect([document.includes(title), document.includes('Вечер сонат')]).toEqual([true, false]);

  await run(editor, 'drafts.discard', { draft_id });
  const gone = await fetch(inject('address') + preview, { headers: { 'accept-language': 'de' } });
  expect([gone.status, await gone.text()]).toEqual([
    404,
    expect.stringContaining('Diesen Entwurf gibt es nicht'),
  ]);
});

it('nothing runs in a preview, nobody keeps it or finds it, and it tells nobody its address', async () => {
  const editor = await enterAsOwner(house, 'Роза Редактор');
  const { eventId, preview } = await draftTitles(editor, { ru: 'Вечер <script>alert(1)</script> сонат' });
  const answer = await fetch(`${inject('address')}${preview}pages/events/${eventId}`);
  expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
    200,
    expect.objectContaining({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(/^sandbox (?!.*allow-scripts).*script-src 'none'/),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    }),
  ]);
  const document = await answer.text();
  expect(document).toContain('Вечер &lt;script&gt;');
  expect(document).not.toMatch(/<script|rel="later"/);
  const robots = await (await fetch(`${inject('address')}/robots.txt`)).text();
  expect(robots).toContain('Disallow: /preview/');
});

it.each([
  '/preview/',
  '/preview/x',
  `/preview/${'x'.repeat(300)}`,
  '/preview/..%2f..%2fetc%2fpasswd',
  `/preview/${'A'.repeat(22)}/pages/events/1`,
])('nobody is shown anything at %s', async (path) => {
  expect((await fetch(inject('address') + path)).status).toBe(404);
});

/** As it is drawn, but with room for what looks at it. */
async function openUnguarded(path: string): Promise<Page> {
  const page = await house.open('about:blank', { bypassCSP: true });
  await page.route('**/preview/**', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto(inject('address') + path);
  return page;
}

it('axe finds nothing in a preview in light and dark colours, which fits on a phone', async () => {
  const editor = await enterAsOwner(house, 'Нина Видящая');
  const { eventId, preview } = await draftTitles(editor, { ru: 'Вечер сонат', de: 'Sonatenabend' });
  for (const path of [preview, `${preview}pages/events/${eventId}`, `${preview}pages/de/events/${eventId}`]) {
    const page = await openUnguarded(path);
    expect([path, await screenFaults(page)]).toEqual([path, []]);
  }
});
