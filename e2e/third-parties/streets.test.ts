import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { openShop } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';
import { siteAs, withSettings } from './site-as.ts';

const shop = openShop();
const source = 'https://tiles.example';

/** A square picture of one colour. */
function paintTile(): Buffer {
  const size = 256;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2], 8); // eight bits each of red, green and blue
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(size * 3, Buffer.of(120, 180, 120))]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: size }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

let server: Server;
let tiles = '';
let isWell = true;
const asked: string[] = [];

beforeAll(async () => {
  const tile = paintTile();
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('access-control-allow-origin', '*');
    if (isWell) response.writeHead(200, { 'content-type': 'image/png' }).end(tile);
    else response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port, so that is its address.
  tiles = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked.length = 0;
  isWell = true;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const placesMap = (page: Page) => page.getByRole('region', { name: 'Карта площадок' });

/** The map of a site whose operator names a source of tiles, for somebody who has declined everything else. */
async function openMap(law: 'eu' | 'other' = 'eu') {
  const map_tiles = { url: `${source}/{z}/{x}/{y}.png`, attribution: '© Картографы' };
  const page = await shop.open('/events?view=map', {
    prepare: async (context) => {
      await siteAs(context, inject('address'), withSettings({ law, map_tiles }));
      // A name of its own, as such a server has; browsers let no page of the web call this machine.
      await context.route(`${source}/**`, async (route) => {
        const url = tiles + new URL(route.request().url()).pathname;
        await route.fulfill({ response: await route.fetch({ url }) });
      });
    },
  });
  await placesMap(page).locator('svg g[class*="mark"]').first().waitFor();
  return { page, map: placesMap(page), canvas: placesMap(page).locator('canvas') };
}

it('streets are shown once the visitor allows their server to be asked, and gone when that is taken back', async () => {
  const { page, map, canvas } = await openMap();
  await map.getByText('tiles.example').waitFor();
  expect(await canvas.count()).toBe(0);
  expect(asked).toEqual([]);
  await map.getByRole('button', { name: 'Показать улицы' }).click();
  await canvas.waitFor();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  for (const path of asked) expect(path).toMatch(/^\/\d+\/\d+\/\d+\.png$/);
  await map.getByText('© Картографы').waitFor();
  expect(await violations(page)).toEqual([]);
  const readZoom = () => Math.max(...asked.map((path) => Number(path.split('/')[1])));
  const before = readZoom();
  for (let press = 0; press < 3; press += 1) await map.getByRole('button', { name: 'Ближе' }).click();
  await expect.poll(readZoom).toBeGreaterThan(before);

  await page.getByRole('button', { name: 'Настройки cookie' }).click();
  const settings = page.getByRole('region', { name: 'Что вы разрешаете?' });
  await settings.getByRole('checkbox', { name: /^Карта улиц/ }).uncheck();
  await settings.getByRole('button', { name: 'Сохранить' }).click();
  await canvas.waitFor({ state: 'detached' });
  await map.getByRole('button', { name: 'Показать улицы' }).waitFor();
});

it('the yes is kept for the next visit', async () => {
  const { page, map, canvas } = await openMap();
  await map.getByRole('button', { name: 'Показать улицы' }).click();
  await canvas.waitFor();
  await page.reload();
  await canvas.waitFor();
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'consent');
  expect(cookie?.value).toContain('maps-1');
});

it('where the law asks for nothing, streets are there at once, and marks lead on as without them', async () => {
  const { page, map, canvas } = await openMap('other');
  await canvas.waitFor();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const before = asked.length;
  await map.locator('svg g[class*="mark"]').first().click();
  await page.waitForURL('**cities=*');
  await map.getByRole('button', { name: 'Все города' }).waitFor();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
});

it('a map whose server is out of order gives way to the drawing', async () => {
  shop.allowComplaint(/503|AJAXError/);
  isWell = false;
  const { map, canvas } = await openMap('other');
  await map.getByText('Карта улиц сейчас не отвечает').waitFor();
  await canvas.waitFor({ state: 'detached' });
  expect(await map.locator('svg path').count()).toBeGreaterThan(0);
});

it('a site that names no source asks nobody and offers nothing', async () => {
  const page = await shop.open('/events?view=map');
  await placesMap(page).locator('svg g[class*="mark"]').first().waitFor();
  expect(await placesMap(page).getByRole('button', { name: 'Показать улицы' }).count()).toBe(0);
});
