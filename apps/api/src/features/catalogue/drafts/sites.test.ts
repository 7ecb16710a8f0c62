import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { consoleFixture } from '../../../testing/console/console-fixture.ts';
import type { Operator } from '../../../testing/console/operator.ts';
import { smallCatalogue } from '../../../testing/small-catalogue.ts';
import { importCatalogue } from '../import/import-catalogue.service.ts';
import type { SitePageRequest } from './preview.ts';

const asked: SitePageRequest[] = [];
const { operator, db, now, app } = consoleFixture({
  drawSitePage: async (request) => {
    asked.push(request);
    return { status: 200, html: '<p>drawn' };
  },
});

/** As a browser opens a document. */
async function open(who: Operator, url: string) {
  const { statusCode, headers, body } = await app().inject({ url, headers: { cookie: who.cookie() ?? '' } });
  return { status: statusCode, headers, text: body };
}

const [landing] = smallCatalogue().landings ?? [];

beforeAll(async () => {
  const landings = [landing, { ...landing, id: 2, domain: 'second.example', online: true }];
  const options = { now: now(), overwritesConsole: true };
  expect(await importCatalogue(db(), { ...smallCatalogue(), landings }, options)).toMatchObject({
    kind: 'imported',
  });
});

describe('sites are listed', () => {
  it('with where visitors reach them, and with those that are in drafts alone', async () => {
    const editor = await operator('editor');
    const draft_id = String((await editor.run('drafts.create', { name: 'Third' })).body.draft_id);
    const item = { ...landing, id: 3, name: 'Третий', domain: 'third.example' };
    await editor.run('drafts.save-item', {
      draft_id,
      kind: 'landings',
      key: '3',
      base: null,
      item,
      revision: 0,
    });
    const { body } = await editor.get(consolePaths.listSites);
    expect(body).toEqual({
      next_id: 4,
      first_url: 'https://shop.example',
      results: [
        {
          id: 1,
          name: 'Партер',
          domain: 'parterre.example',
          url: 'https://shop.example',
          state: 'first',
          languages: ['ru', 'en'],
          currencies: ['RUB', 'EUR', 'USD'],
          drafts: [],
        },
        expect.objectContaining({ id: 2, url: 'https://second.example', state: 'online' }),
        {
          id: 3,
          name: 'Третий',
          domain: 'third.example',
          url: null,
          state: 'new',
          languages: [],
          currencies: [],
          drafts: [{ id: draft_id, name: 'Third' }],
        },
      ],
    });
  });

  it('for those alone who change the catalogue', async () => {
    const { status } = await (await operator('box_office')).get(consolePaths.listSites);
    expect(status).toBe(403);
  });
});

describe('a page of a site', () => {
  it('is shown in a frame of the console alone, and nothing in it runs', async () => {
    const editor = await operator('editor');
    const { status, headers, text } = await open(
      editor,
      `${consolePaths.readSitePage}?landing_id=2&path=/de/about`,
    );
    expect([status, text]).toEqual([200, '<p>drawn']);
    expect(asked.at(-1)).toMatchObject({
      landingId: 2,
      key: undefined,
      path: '/de/about',
      siteUrl: 'https://shop.example',
    });
    expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(['sandbox allow-same-origin', "default-src 'none'", "frame-ancestors 'self'"]),
    );
    expect(policy.join()).not.toMatch(/script/);
  });

  it('is as a draft has it, where one is named', async () => {
    const editor = await operator('editor');
    const draft_id = String((await editor.run('drafts.create', { name: 'Looks' })).body.draft_id);
    await open(editor, `${consolePaths.readSitePage}?landing_id=1&draft_id=${draft_id}`);
    expect(asked.at(-1)).toMatchObject({
      landingId: 1,
      path: '/',
      key: expect.stringMatching(/^[\w-]{22,}$/),
    });
    const unknown = `${consolePaths.readSitePage}?landing_id=1&draft_id=${crypto.randomUUID()}`;
    expect((await open(editor, unknown)).status).toBe(404);
  });

  it('is shown to nobody who is not signed in or does not change the catalogue', async () => {
    const url = `${consolePaths.readSitePage}?landing_id=1`;
    expect((await app().inject(url)).statusCode).toBe(401);
    expect((await open(await operator('finance'), url)).status).toBe(403);
  });

  it.each(['landing_id=0', 'landing_id=1&path=//evil.example', 'landing_id=1&path=about'])(
    'is asked for in a known way (%s)',
    async (query) => {
      const editor = await operator('editor');
      expect((await open(editor, `${consolePaths.readSitePage}?${query}`)).status).toBe(400);
    },
  );
});
