import { commandRoutes, signInRoutes } from '@parterre/contracts/console/console-routes';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { describe, expect, it } from 'vitest';
import { consoleFixture, consoleOrigin } from '../../../testing/console/console-fixture.ts';
import type { Answer } from '../../../testing/console/operator.ts';
import { type CreationOptions, makeAuthenticator } from '../../../testing/console/software-authenticator.ts';

const { invite, browser, operator, pass, app } = consoleFixture();

const code = ({ body }: Answer) => body.error?.code;
const signedOut = { status: 401, code: 'signed_out' };
const standing = async (one: ReturnType<typeof browser>) => {
  const { status, body } = await one.get(consolePaths.readMe);
  return { status, code: body.error?.code };
};

describe('an invitation', () => {
  it('signs a person in by one press, who then makes a passkey and needs no link any more', async () => {
    const anna = browser();
    const followed = await anna.follow(await invite(['editor']));
    expect(followed.status).toBe(200);
    expect(followed.body).toMatchObject({
      name: 'Anna',
      roles: [{ role: 'editor', scope: { kind: 'house' } }],
      passkeys: [],
      session: { is_by_passkey: false },
    });
    expect((await anna.makePasskey()).status).toBe(200);
    expect(await anna.me()).toMatchObject({
      session: { is_by_passkey: true },
      passkeys: [{ name: 'a test' }],
    });
    const elsewhere = browser(anna.authenticator);
    expect((await elsewhere.signIn()).body).toMatchObject({ id: (await anna.me()).id });
  });

  it('is good once', async () => {
    const link = await invite(['editor']);
    expect((await browser().follow(link)).status).toBe(200);
    const second = await browser().follow(link);
    expect([second.status, code(second), second.setCookie]).toEqual([410, 'link_expired', undefined]);
  });

  it('is good for 48 hours', async () => {
    const [early, late] = [await invite(['editor']), await invite(['editor'])];
    pass(48 * 60 - 1);
    expect((await browser().follow(early)).status).toBe(200);
    pass(2);
    expect(code(await browser().follow(late))).toBe('link_expired');
  });

  it('is good no more when there is a newer one for the account', async () => {
    const first = await invite(['editor'], 'anew@example.com');
    const second = await invite(['editor'], 'ANEW@example.com');
    expect(code(await browser().follow(first))).toBe('link_expired');
    expect((await browser().follow(second)).status).toBe(200);
  });

  it('is not to be guessed: one that we did not sign opens nothing', async () => {
    const link = await invite(['editor']);
    const token = new URL(link).hash.slice(1);
    const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`;
    expect(code(await browser().follow(link.replace(token, changed)))).toBe('link_expired');
    expect(token).toHaveLength(43);
  });

  it('stands after the # of an address, which no server is sent', async () => {
    expect(await invite(['editor'])).toMatch(/^https:\/\/console\.example\/invitation#[\w-]{43}$/);
  });
});

describe('a passkey', () => {
  it('signs what was asked here, and only that', async () => {
    const anna = await operator('editor');
    expect((await browser(anna.authenticator).signIn()).status).toBe(200);
  });

  it.each([
    ['for another origin', { origin: 'https://console.example.evil' }],
    ['for the right name without TLS', { origin: 'http://console.example' }],
    ['for another party', { rpId: 'evil.example' }],
    ['without a person who proved to be there', { isUserVerified: false }],
    ['a challenge that nobody asked', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ])('does not sign in when it was used %s', async (_what, ceremony) => {
    const anna = await operator('editor');
    const thief = browser(anna.authenticator);
    const refused = await thief.signIn(ceremony);
    expect([refused.status, code(refused), refused.setCookie]).toEqual([401, 'passkey_refused', undefined]);
    expect(await standing(thief)).toEqual(signedOut);
  });

  it('does not sign in twice with one signature, nor with a challenge that was tried before', async () => {
    const anna = await operator('editor');
    const options = await browser().startSignIn();
    const assertion = anna.authenticator.get(options, { origin: consoleOrigin });
    expect((await browser().send(assertion)).status).toBe(200);
    expect(code(await browser().send(assertion))).toBe('passkey_refused');
    const tried = await browser().startSignIn();
    expect(code(await browser(anna.authenticator).signIn({ isUserVerified: false }, tried))).toBe(
      'passkey_refused',
    );
    expect(code(await browser(anna.authenticator).signIn({}, tried))).toBe('passkey_refused');
  });

  it('has five minutes to sign', async () => {
    const anna = await operator('editor');
    const options = await browser().startSignIn();
    pass(6);
    expect(code(await browser(anna.authenticator).signIn({}, options))).toBe('passkey_refused');
  });

  it('that was copied is noticed: it has counted less than we know', async () => {
    const anna = await operator('editor');
    const copy = anna.authenticator.clone();
    expect((await browser(anna.authenticator).signIn()).status).toBe(200);
    expect((await browser(anna.authenticator).signIn()).status).toBe(200);
    expect(code(await browser(copy).signIn())).toBe('passkey_refused');
  });

  it('that nobody has told us of signs nobody in', async () => {
    const [anna, stranger] = [await operator('editor'), makeAuthenticator()];
    const options = { challenge: 'x'.repeat(43), rp: { id: 'console.example' }, user: { id: 'AAAA' } };
    stranger.create(options, { origin: consoleOrigin });
    expect(code(await browser(stranger).signIn())).toBe('passkey_refused');
    // Nor does a stranger's signature under the name of a passkey that we know.
    const request = await browser().startSignIn();
    const known = anna.authenticator.get(request, { origin: consoleOrigin });
    const { response } = stranger.get(request, { origin: consoleOrigin });
    expect(code(await browser().send({ ...known, response }))).toBe('passkey_refused');
    // Nor one that names another account than the one it was made for.
    const signed = anna.authenticator.get(await browser().startSignIn(), { origin: consoleOrigin });
    const renamed = { ...signed, response: { ...signed.response, userHandle: 'AAAA' } };
    expect(code(await browser().send(renamed))).toBe('passkey_refused');
  });

  it('is added for a challenge of this session alone', async () => {
    const [anna, boris] = [browser(), browser()];
    await anna.follow(await invite(['editor']));
    await boris.follow(await invite(['editor']));
    const { body: options } = await anna.call('POST', consolePaths.startPasskey, {});
    const attestation = boris.authenticator.create(options as unknown as CreationOptions, {
      origin: consoleOrigin,
    });
    const refused = await boris.call('POST', consolePaths.addPasskey, { name: 'x', attestation });
    expect(code(refused)).toBe('passkey_refused');
    expect(code(await anna.makePasskey({ isUserVerified: false }))).toBe('passkey_refused');
    expect(code(await anna.makePasskey({ origin: 'https://evil.example' }))).toBe('passkey_refused');
    expect((await anna.makePasskey()).status).toBe(200);
  });

  it('is added by whoever has one only with a touch of that, asked for this and nothing else', async () => {
    const anna = await operator('editor');
    const second = browser(makeAuthenticator());
    second.setCookie(anna.cookie());
    expect(code(await second.makePasskey())).toBe('step_up_required');
    const session = { session_id: (await anna.me()).session.id };
    const otherwise = await anna.touch('staff.end-session', session);
    expect(code(await second.makePasskey({}, otherwise))).toBe('step_up_required');
    const touched = await anna.touch('passkey.add', {});
    expect((await second.makePasskey({}, touched)).status).toBe(200);
    anna.setCookie(second.cookie());
    expect((await anna.me()).passkeys).toHaveLength(2);
  });
});

describe('a session', () => {
  it('is another one after each sign-in: a cookie that somebody planted opens nothing', async () => {
    const [thief, anna] = [await operator('door_lead'), await operator('owner')];
    const planted = thief.cookie();
    const victim = browser(anna.authenticator);
    victim.setCookie(planted);
    expect((await victim.signIn()).status).toBe(200);
    expect(victim.cookie()).not.toBe(planted);
    expect(await standing(thief)).toEqual(signedOut);
    const unknown = browser(anna.authenticator);
    unknown.setCookie(`__Host-console=${'A'.repeat(43)}`);
    await unknown.signIn();
    const follower = browser();
    follower.setCookie(`__Host-console=${'A'.repeat(43)}`);
    expect(await standing(follower)).toEqual(signedOut);
  });

  it('has another token once a passkey is made', async () => {
    const anna = browser();
    await anna.follow(await invite(['editor']));
    const before = browser();
    before.setCookie(anna.cookie());
    expect((await standing(before)).status).toBe(200);
    await anna.makePasskey();
    expect(await standing(before)).toEqual(signedOut);
    expect((await standing(anna)).status).toBe(200);
  });

  it('is over after signing out, for whoever has a copy of the cookie too', async () => {
    const anna = await operator('editor');
    const thief = browser();
    thief.setCookie(anna.cookie());
    expect((await standing(thief)).status).toBe(200);
    expect((await anna.call('POST', consolePaths.signOut)).status).toBe(200);
    expect(await standing(thief)).toEqual(signedOut);
    expect((await anna.call('POST', consolePaths.signOut)).status).toBe(200);
  });

  it('ends after twelve hours, however busy it is', async () => {
    const anna = await operator('editor');
    for (let hour = 0; hour < 11; hour += 1) {
      pass(60);
      expect((await standing(anna)).status).toBe(200);
    }
    pass(61);
    expect(await standing(anna)).toEqual(signedOut);
  });

  it('ends at once when a role is taken away, and stays when one is given', async () => {
    const [owner, anna] = [await operator('owner'), await operator('editor')];
    const { id } = await anna.me();
    const house = { kind: 'house' } as const;
    const more = {
      account_id: id,
      roles: [
        { role: 'editor', scope: house },
        { role: 'finance', scope: house },
      ],
    };
    expect((await owner.run('staff.change-roles', more as never)).body).toMatchObject({ ended_sessions: 0 });
    expect((await anna.me()).roles).toHaveLength(2);
    const less = { account_id: id, roles: [{ role: 'finance' as const, scope: house }] };
    expect((await owner.run('staff.change-roles', less)).body).toMatchObject({ ended_sessions: 1 });
    expect(await standing(anna)).toEqual(signedOut);
    expect((await browser(anna.authenticator).signIn()).status).toBe(200);
    await owner.run('staff.change-roles', { account_id: id, roles: [] });
    expect(code(await browser(anna.authenticator).signIn())).toBe('not_permitted');
  });

  it('can be ended by its owner, from another device', async () => {
    const anna = await operator('editor');
    const lost = browser(anna.authenticator);
    await lost.signIn();
    const { body } = await anna.get(consolePaths.listSessions);
    const other = body.results?.find(({ is_current }) => !is_current);
    expect((await anna.run('staff.end-session', { session_id: String(other?.id) })).status).toBe(200);
    expect(await standing(lost)).toEqual(signedOut);
    expect((await standing(anna)).status).toBe(200);
  });

  it('ends with the passkey that it began with', async () => {
    const [owner, anna] = [await operator('owner'), await operator('editor')];
    const [passkey] = (await anna.me()).passkeys;
    const removed = await owner.run('staff.remove-passkey', { passkey_id: passkey?.id ?? '' });
    expect(removed.body).toMatchObject({ ended_sessions: 1 });
    expect(await standing(anna)).toEqual(signedOut);
    expect(code(await browser(anna.authenticator).signIn())).toBe('passkey_refused');
  });

  it('is kept in a cookie that no script reads and no other site sends', async () => {
    const followed = await browser().follow(await invite(['editor']));
    expect(followed.setCookie).toMatch(
      /^__Host-console=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
  });
});

describe('a change', () => {
  const url = consolePaths.startSignIn;
  it.each([
    ['a page of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['the same name without TLS', { origin: 'http://console.example' }],
    [
      'another port of the same name',
      { origin: 'https://console.example:8443', 'sec-fetch-site': 'same-site' },
    ],
    ['a page that hides where it is', { origin: 'null' }],
    ['our origin by another’s frame', { origin: consoleOrigin, 'sec-fetch-site': 'cross-site' }],
  ])('from %s is refused', async (_what, headers) => {
    const refused = await browser().call('POST', url, undefined, headers);
    expect([refused.status, code(refused)]).toEqual([403, 'origin_refused']);
  });

  it('that says nothing of where it comes from is refused', async () => {
    expect((await app().inject({ method: 'POST', url })).statusCode).toBe(403);
  });

  it('from our own pages is taken', async () => {
    expect((await browser().call('POST', url, undefined, { 'sec-fetch-site': 'same-origin' })).status).toBe(
      200,
    );
  });

  it('from elsewhere is refused by every call that changes something, whoever is signed in', async () => {
    const anna = await operator('owner');
    const changing = [
      ...Object.values(signInRoutes),
      ...Object.values(commandRoutes('staff.invite')),
      ...Object.values(commandRoutes('staff.end-session')),
    ];
    for (const { url: called } of changing) {
      const refused = await anna.call('POST', called, {}, { origin: 'https://evil.example' });
      expect([called, refused.status]).toEqual([called, 403]);
    }
  });
});
