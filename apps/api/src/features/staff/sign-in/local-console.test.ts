import { expect, it } from 'vitest';
import { consoleFixture } from '../../../testing/console/console-fixture.ts';
import { hasOwner } from '../list-staff.service.ts';

const { invite, browser, deps } = consoleFixture({ url: 'http://localhost:3003' });

it('on localhost the cookie goes without TLS, and by a name that browsers take there', async () => {
  const anna = browser();
  const followed = await anna.follow(await invite(['editor']));
  expect(followed.setCookie).toMatch(/^console=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  expect((await anna.makePasskey()).status).toBe(200);
  expect((await browser(anna.authenticator).signIn()).status).toBe(200);
});

it('a house has an owner once one of them has a passkey', async () => {
  const owner = browser();
  await owner.follow(await invite(['owner']));
  expect(await hasOwner(deps())).toBe(false);
  await owner.makePasskey();
  expect(await hasOwner(deps())).toBe(true);
});
