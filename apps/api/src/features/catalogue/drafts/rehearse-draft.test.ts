import { randomBytes, randomUUID } from 'node:crypto';
import type { Item, ItemKind } from '@parterre/domain/drafts/item';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  announceChanges,
  readCatalogueVersion,
} from '../../../catalogue-reader/catalogue-changes.queries.ts';
import { openCatalogueFeed } from '../../../catalogue-reader/catalogue-feed.ts';
import { sql } from '../../../database/sql.ts';
import { makeDependencies } from '../../../dependencies.ts';
import { buildRehearsedApi } from '../../../rehearsed-api.ts';
import { basketFixture } from '../../../testing/basket-fixture.ts';
import { exportCatalogue } from '../export/export-catalogue.service.ts';
import { insertDraft, storeDraftItem } from './drafts.queries.ts';
import { rehearseDraft } from './rehearse-draft.service.ts';

const { api, visitor, now, taken } = basketFixture();
const db = () => api().database.db;

beforeEach(async () => {
  await db().query(sql`delete from drafts`);
});

const exported = async () => {
  let text = '';
  await exportCatalogue(db(), async (piece) => {
    text += piece;
  });
  return JSON.parse(text) as Record<string, Item[]>;
};

interface Edit {
  readonly kind?: ItemKind;
  readonly key: string;
  /** Null to remove it. */
  readonly change: (item: Item) => Item | null;
  /** As it was when somebody began; as it is when left out. */
  readonly base?: (item: Item) => Item;
}

/** Answers the key of its preview. */
async function makeDraft(...edits: readonly Edit[]): Promise<string> {
  const catalogue = await exported();
  const [draftId, preview_key] = [randomUUID(), randomBytes(16).toString('base64url')];
  const editor = { by: 'anna', at: now() };
  await db().transaction(async (tx) => {
    await insertDraft(tx, { id: draftId, name: 'Autumn', preview_key, ...editor });
    for (const { kind = 'events', key, change, base = (item: Item) => item } of edits) {
      const found = catalogue[kind]?.find(({ source_id }) => source_id === key);
      const item = change(found ?? { source_id: key });
      await storeDraftItem(tx, {
        draftId,
        kind,
        key,
        base: found ? base(found) : null,
        item,
        revision: 1,
        ...editor,
      });
    }
  });
  return preview_key;
}

const rehearse = <Result>(
  previewKey: string,
  read: (rehearsed: FastifyInstance, keys: readonly string[]) => Promise<Result>,
  timeoutMs = 15_000,
) =>
  rehearseDraft(db(), {
    previewKey,
    now: now(),
    timeoutMs,
    read: async (tx, keys) =>
      read(await buildRehearsedApi(makeDependencies({ db: db(), now }), tx, keys), keys),
  });

const get = async (app: FastifyInstance, url: string) => {
  const reply = await app.inject(url);
  return reply.statusCode === 200 ? reply.json() : reply.statusCode;
};

const titled = (ru: string) => (item: Item) => ({ ...item, title: { ...(item.title as Item), ru } });
const firstDate = (item: Item) => (item.dates as Item[])[0] as Item;
const recital = (change: Edit['change']): Edit => ({ key: 'recital', change });

describe('a rehearsed draft', () => {
  it('is read as if it were published, and leaves no trace', async () => {
    const feed = await openCatalogueFeed(api().database.url);
    onTestFinished(() => feed.close());
    const heard = Promise.withResolvers<readonly string[]>();
    feed.subscribe(heard.resolve);
    const [before, version] = [await exported(), await readCatalogueVersion(db())];
    const key = await makeDraft(recital(titled('Вечер сонат')));
    const rehearsal = await rehearse(key, async (app, keys) => ({
      keys,
      event: await get(app, '/v1/events/9'),
      list: await get(app, '/v1/events?id_in=9'),
      others: (await get(app, '/v1/events?date_type=all')).total,
    }));
    expect(rehearsal).toMatchObject({
      kind: 'rehearsed',
      name: 'Autumn',
      result: {
        keys: ['list:events', 'event:9'],
        event: { title: 'Вечер сонат' },
        list: { total: 1, results: [{ id: 9, title: 'Вечер сонат' }] },
        others: (await get(api().app, '/v1/events?date_type=all')).total,
      },
    });
    expect(await get(api().app, '/v1/events/9')).toMatchObject({ title: 'Событие recital' });
    expect(await exported()).toEqual(before);
    expect(await readCatalogueVersion(db())).toBe(version);
    // What is told comes in its order: had anything been told of before, it would have come first.
    await db().transaction((tx) => announceChanges(tx, ['list:news']));
    expect((await heard.promise)[0]).toBe('list:news');
  });

  it('shows what is new, what is moved, and no more what it takes out', async () => {
    const dates = [
      { source_id: 'gala-1', hall: 'studio', started_at: '2027-01-10T19:00', status: 'scheduled' },
    ];
    const { source_id: _source, ...like } =
      (await exported()).events?.find(({ source_id }) => source_id === 'recital') ?? {};
    const key = await makeDraft(
      { key: 'gala', change: (item) => ({ ...like, ...item, title: { ru: 'Гала' }, dates }) },
      { key: 'nutcracker', change: (item) => ({ ...item, dates: (item.dates as Item[]).slice(0, -1) }) },
      recital((item) => ({
        ...item,
        dates: [{ ...firstDate(item), started_at: '2026-12-19T20:00' }],
      })),
    );
    const live = await get(api().app, '/v1/events/1');
    const rehearsal = await rehearse(key, async (app) => ({
      added: await get(app, '/v1/events/10'),
      shortened: (await get(app, '/v1/events/1')).dates.length,
      moved: await get(app, '/v1/events/9'),
      on: await get(app, '/v1/events?id_in=10'),
    }));
    expect(rehearsal).toMatchObject({
      result: {
        added: { title: 'Гала', dates: [{ started_at: '2027-01-10T19:00:00+03:00' }] },
        shortened: live.dates.length - 1,
        moved: { dates: [{ started_at: '2026-12-19T20:00:00+03:00' }] },
        on: { total: 1 },
      },
    });
    expect(await get(api().app, '/v1/events/10')).toBe(404);
  });

  it('keeps nobody waiting who buys a seat or a place of the same event', async () => {
    const key = await makeDraft(recital((item) => ({ ...titled('Вечер сонат')(item), age_limit: 16 })));
    const rehearsal = await rehearse(key, async () => {
      const anna = visitor();
      // A lock of ours would be waited for until we are done, which is never before this is.
      return [(await anna.add('12:0')).status, (await anna.add('12:floor', 2)).status];
    });
    expect(rehearsal).toMatchObject({ kind: 'rehearsed', result: [200, 200] });
    expect(await taken()).toEqual(['12:0 held', '12:floor:1 held', '12:floor:2 held']);
  });

  it('keeps nobody waiting who buys a seat of a date that it moves or takes out', async () => {
    const moved = recital((item) => ({
      ...item,
      dates: [{ ...firstDate(item), started_at: '2026-12-18T20:00' }],
    }));
    for (const edit of [
      moved,
      recital((item) => ({ ...item, dates: [{ ...firstDate(item), source_id: 'other' }] })),
    ]) {
      const rehearsal = await rehearse(await makeDraft(edit), () => visitor().add('12:0'));
      expect(rehearsal).toMatchObject({ kind: 'rehearsed', result: { status: 200 } });
      await db().query(sql`delete from drafts`);
      await db().query(sql`delete from stock_seats where state = 'held'`);
      await db().query(sql`delete from baskets`);
    }
  });

  it('shows nothing of what it removes, and keeps nobody waiting who buys a seat of it', async () => {
    const gone = () => null;
    const key = await makeDraft(
      recital(gone),
      { kind: 'halls', key: 'studio', change: gone },
      {
        kind: 'news',
        key: 'season',
        change: gone,
      },
    );
    const rehearsal = await rehearse(key, async (app, keys) => ({
      keys,
      event: await get(app, '/v1/events/9'),
      listed: (await get(app, '/v1/events?date_type=all&id_in=9')).total,
      news: await get(app, '/v1/news/1'),
      bought: (await visitor().add('12:0')).status,
    }));
    expect(rehearsal).toMatchObject({
      result: {
        keys: ['list:halls', 'hall:4', 'list:events', 'event:9', 'list:news', 'news:1'],
        event: 404,
        listed: 0,
        news: 404,
        bought: 200,
      },
    });
    expect(await get(api().app, '/v1/events/9')).toMatchObject({ id: 9 });
  });

  it('that the import refuses says what is in its way', async () => {
    const key = await makeDraft(recital((item) => ({ ...item, category: 'nothing' })));
    expect(await rehearse(key, async () => 'shown')).toMatchObject({
      kind: 'in-the-way',
      name: 'Autumn',
      problems: [
        {
          title: 'Событие recital',
          path: 'category',
          fault: { code: 'not_there', params: expect.anything() },
        },
      ],
    });
  });

  it('in which others have changed the same says so', async () => {
    const key = await makeDraft({ ...recital(titled('Моё')), base: titled('Раньше') });
    expect(await rehearse(key, async () => 'shown')).toMatchObject({
      kind: 'in-the-way',
      problems: [{ title: 'Моё', path: 'title.ru', fault: undefined }],
    });
  });

  it.each([
    ['nobody made', randomBytes(16).toString('base64url')],
    ['is a path', '../../../../etc/passwd'],
    ['is huge', 'x'.repeat(100_000)],
    ['is empty', ''],
    ['matches any', '%'],
  ])('is not found by a key that %s', async (_, key) => {
    await makeDraft(recital(titled('Вечер сонат')));
    expect(await rehearse(key, async () => 'shown')).toEqual({ kind: 'unknown' });
  });

  it('that takes too long is given up and undone', async () => {
    const key = await makeDraft(recital(titled('Вечер сонат')));
    const never = new Promise<string>(() => undefined);
    expect(await rehearse(key, () => never, 1)).toEqual({ kind: 'busy' });
    expect(await exported()).toMatchObject({
      events: expect.arrayContaining([
        expect.objectContaining({ title: expect.objectContaining({ ru: 'Событие recital' }) }),
      ]),
    });
  });

  it('waits but a moment for somebody who imports', async () => {
    const key = await makeDraft(recital(titled('Вечер сонат')));
    await db().transaction(async (tx) => {
      await tx.query(sql`select version from catalogue for update`);
      expect(await rehearse(key, async () => 'shown')).toEqual({ kind: 'busy' });
    });
  });
});
