import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { buyThree, newSurname } from '../fixtures/buy-three.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { openHouse } from '../fixtures/house.ts';
import { screenFaults } from '../fixtures/screen-faults.ts';
import { openShop } from '../fixtures/shop.ts';

const [shop, house] = [openShop(), openHouse()];

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A system of the operator that fails so often before it takes a message. */
async function openReceiver(failures: number) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body });
    response.writeHead(received.length <= failures ? 503 : 204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`, received };
}

const isSigned = (secret: string, { headers, body }: Received) => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
};

async function confirm(page: Page, act: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Для CRM');
  await dialog.getByRole('button', { name: act }).click();
}

/** Where a new one is typed; open by itself where there is none yet. */
async function openForm(page: Page) {
  const form = page.locator('details').filter({ hasText: 'Новый адрес' });
  await form.getByText('Новый адрес').waitFor();
  if (!(await form.evaluate((details) => (details as HTMLDetailsElement).open)))
    await form.getByText('Новый адрес').click();
  return form;
}

/** Answers the secret. */
async function addWebhook(page: Page, url: string): Promise<string> {
  await page.getByRole('link', { name: 'Вебхуки' }).click();
  const form = await openForm(page);
  await form.getByRole('textbox', { name: 'Адрес' }).fill(url);
  await form.getByRole('button', { name: 'Проверить' }).click();
  await confirm(page, 'Добавить');
  const secret = (await page.getByRole('status', { name: 'Ключ подписи' }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Закрыть' }).click();
  return secret;
}

it('an order that is paid is told to a system of the house, signed, until it is taken, and once more when it is replayed', {
  timeout: 180_000,
}, async () => {
  const { url, received } = await openReceiver(2);
  const page = await enterAsOwner(house, 'Анна Связная');
  const secret = await addWebhook(page, url);
  expect(secret).toMatch(/^whsec_/);
  await buyThree(shop, `Алла ${newSurname()}`);
  await expect.poll(() => received.length, { timeout: 90_000 }).toBe(3);
  expect(received.map((one) => isSigned(secret, one))).toEqual([true, true, true]);
  const [first, second, third] = received;
  expect(new Set([first, second, third].map((one) => one?.headers['webhook-id'])).size).toBe(1);
  expect(JSON.parse(third?.body ?? '')).toMatchObject({
    type: 'order.paid',
    data: { order_number: expect.any(Number), amount: expect.any(Number), currency_code: 'RUB' },
  });

  const own = page.getByRole('listitem').filter({ hasText: url });
  await own.getByText('Отправленное').click();
  await own.getByText(/Доставлено/).waitFor({ timeout: 30_000 });
  await own.getByText('ответ 204', { exact: false }).waitFor();
  await own.getByRole('button', { name: 'Отправить ещё раз' }).click();
  await confirm(page, 'Отправить ещё раз');
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(4);
  expect(received[3]?.headers['webhook-id']).toBe(third?.headers['webhook-id']);
  expect(received[3]?.body).toBe(third?.body);

  await own.getByRole('button', { name: 'Удалить' }).click();
  await confirm(page, 'Удалить');
  await own.waitFor({ state: 'detached' });
});

it('what is not encrypted is refused at its field', async () => {
  const page = await enterAsOwner(house, 'Борис Открытый');
  await page.goto('/webhooks');
  const form = await openForm(page);
  await form.getByRole('textbox', { name: 'Адрес' }).fill('http://crm.example/hooks');
  await form.getByRole('button', { name: 'Проверить' }).click();
  await form.getByText('Нужен адрес, который начинается с https://').waitFor();
});

it('axe finds nothing in light and dark colours, and it fits on a phone', async () => {
  const { url } = await openReceiver(0);
  const page = await enterAsOwner(house, 'Дина Видящая');
  await addWebhook(page, url);
  const own = page.getByRole('listitem').filter({ hasText: url });
  await own.getByText('Отправленное').click();
  await own.getByText('Сюда ещё ничего не отправляли.').waitFor();
  expect(await screenFaults(page)).toEqual([]);
  await own.getByRole('button', { name: 'Удалить' }).click();
  await confirm(page, 'Удалить');
  await own.waitFor({ state: 'detached' });
});
