import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SiteWithSecondApi } from '../../apps/parterre/test/second-api.ts';
import { largeVenue } from '../fixtures/buying.ts';
import { performanceOnSale } from '../fixtures/performances-on-sale.ts';
import { openSecondApi } from '../fixtures/second-api.ts';
import { phone } from '../fixtures/shop.ts';
import { addTicket, payForTicket } from './buy-ticket.ts';
import { reportingTo } from './site-as.ts';
import { moods, openStandIn, type StandIn } from './stand-in.ts';
import { openThirdPartyShop } from './third-party-shop.ts';

// It wants to know that persons order.
let guarded: SiteWithSecondApi;
let google: StandIn;
beforeAll(async () => {
  google = await openStandIn();
  guarded = await openSecondApi({
    RECAPTCHA_SECRET: 'stand-in secret',
    RECAPTCHA_URL: google.verifyUrl(),
  });
});
afterAll(() => Promise.all([guarded.stop(), google.close()]));

const shop = openThirdPartyShop(() => guarded.address);
const { visit, allowAll, standIn, allowComplaint } = shop;

it.each(moods)('when everybody else is %s, pages, basket and payment work', async (mood) => {
  allowComplaint(/Failed to load resource|Error: on purpose|recaptcha_failed/);
  standIn().mood = mood;
  google.mood = mood === 'blocked' ? 'failing' : mood;
  google.heard.length = 0;
  const { path } = await performanceOnSale(shop, largeVenue);
  const page = await visit(path, phone, reportingTo);
  await allowAll(page);
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('on purpose'))));
  await addTicket(page);
  const orders: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders') && request.method() === 'POST')
      orders.push(request.postDataJSON());
  });
  await payForTicket(page);

  const last = orders.at(-1);
  expect(last).toMatchObject(
    mood === 'well'
      ? { recaptcha_token: expect.stringMatching(/^good-/) }
      : { proof_of_work: expect.any(String) },
  );
  if (mood === 'well')
    expect(Object.fromEntries(new URLSearchParams(google.heard[0]?.body))).toMatchObject({
      secret: 'stand-in secret',
      remoteip: '127.0.0.1',
      response: expect.stringMatching(/^good-/),
    });
  const isAsked = mood !== 'blocked';
  await expect
    .poll(() => standIn().hosts())
    .toEqual(isAsked ? ['errors.example', 'mc.yandex.ru', 'umnico.com', 'www.google.com'] : []);
});

it('a token that Google does not confirm is made up for by work', async () => {
  allowComplaint(/Failed to load resource/);
  google.mood = 'well';
  const page = await visit((await performanceOnSale(shop, largeVenue)).path);
  await page.evaluate(() => Object.assign(window, { recaptchaToken: 'bad-token' }));
  await allowAll(page);
  await addTicket(page);
  await payForTicket(page);
});

it('the chat stands above what one buys with, and reCAPTCHA comes with the first touch of a form', async () => {
  const { path } = await performanceOnSale(shop, largeVenue);
  const page = await visit(path.replace(/\?.*/, ''), phone);
  await allowAll(page);
  const button = page.locator('.widget__preview-block');
  const buy = page.getByRole('link', { name: 'Выбрать дату' });
  const edges = async () => {
    const [chat, bar] = [await button.boundingBox(), await buy.boundingBox()];
    return chat && bar ? bar.y - (chat.y + chat.height) : -1;
  };
  await expect.poll(edges).toBeGreaterThan(0);
  expect(await page.locator('#recaptcha').count()).toBe(1);
  expect(await page.locator('#recaptcha').isVisible()).toBe(false);
  await page.goto('/order/success-empty');
  expect(standIn().hosts()).not.toContain('www.google.com');
  await page.getByLabel('Электронная почта').focus();
  await expect.poll(() => standIn().hosts()).toContain('www.google.com');
  const script = standIn().heard.find(({ host }) => host === 'www.google.com');
  expect(Object.fromEntries(script?.query ?? [])).toEqual({
    onload: 'onRecaptcha',
    render: 'explicit',
    hl: 'ru',
  });
});
