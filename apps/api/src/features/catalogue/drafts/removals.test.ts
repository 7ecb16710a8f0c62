import type { CommandInput } from '@parterre/contracts/console/commands';
import type { DraftDetail, EditedItem } from '@parterre/contracts/console/drafts';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import type { Item, ItemKind } from '@parterre/domain/drafts/item';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { consoleFixture } from '../../../testing/console/console-fixture.ts';
import type { Answer, Operator } from '../../../testing/console/operator.ts';
import { seatedCatalogue } from '../../../testing/seated-catalogue.ts';
import { exportItems } from '../export/export-catalogue.service.ts';
import { importCatalogue } from '../import/import-catalogue.service.ts';

const { operator, db, now } = consoleFixture();

const code = ({ body }: Answer) => body.error?.code;
const arrives = (file: object = seatedCatalogue(), options = {}) =>
  importCatalogue(db(), file, { now: now(), ...options });

beforeEach(async () => {
  await db().query(sql`delete from drafts`);
  await db().query(sql`truncate publications cascade`);
  const removed = { events: ['gala'], categories: ['festive'] };
  await arrives({ ...seatedCatalogue(), removed }, { overwritesConsole: true });
});

const stored = (kind: ItemKind, key: string): Promise<Item | undefined> =>
  db().transaction(async (tx) => (await exportItems(tx, kind, [key])).get(key));
const eventId = async (key: string) =>
  (await db().query(sql<{ id: number }>`select id from events where source_id = ${key}`)).rows[0]?.id;

const recital = { kind: 'events', key: 'recital' } as const;

interface Drafted {
  readonly kind: ItemKind;
  readonly key: string;
  /** Null to remove it. */
  readonly item: Item | null;
}

type Save = CommandInput<'drafts.save-item'>;

// What an item holds is JSON.
const save = (
  editor: Operator,
  saved: Omit<Save, 'base' | 'item'> & { base: Item | null; item: Item | null },
) => editor.run('drafts.save-item', saved as Save);

/** A draft with these in it, each begun with what the catalogue has. */
async function draft(editor: Operator, ...items: readonly Drafted[]): Promise<string> {
  const draft_id = String((await editor.run('drafts.create', { name: 'Autumn' })).body.draft_id);
  for (const { kind, key, item } of items) {
    const base = (await stored(kind, key)) ?? null;
    const saved = await save(editor, { draft_id, kind, key, base, item, revision: 0 });
    expect([saved.status, code(saved)]).toEqual([200, undefined]);
  }
  return draft_id;
}
const read = async (editor: Operator, id: string) =>
  (await editor.get(`${consolePaths.readDraft}?id=${id}`)).body as unknown as DraftDetail;
const publish = async (editor: Operator, draft_id: string) => {
  const published = await editor.run('drafts.publish', { draft_id, at: null });
  expect([published.status, code(published)]).toEqual([200, undefined]);
  return String(published.body.publication_id);
};
const undo = (editor: Operator, publication_id: string) =>
  editor.run('publications.undo', { publication_id });
const removal = { ...recital, item: null };

/** A new event in a new category, published by mistake. */
async function publishGala(editor: Operator) {
  const { source_id: _source, ...like } = (await stored('events', 'recital')) ?? {};
  const dates = [{ source_id: 'gala-1', hall: 'studio', started_at: '2027-01-10T19:00' }];
  const gala: Item = { ...like, source_id: 'gala', category: 'festive', title: { ru: 'Гала' }, dates };
  const festive = { source_id: 'festive', type: 'music', name: { ru: 'Праздник' } };
  return publish(
    editor,
    await draft(
      editor,
      { kind: 'categories', key: 'festive', item: festive },
      { kind: 'events', key: 'gala', item: gala },
    ),
  );
}

describe('a removal in a draft', () => {
  it('is shown as one, removes when it is published, and comes back with its id when that is undone', async () => {
    const editor = await operator('editor');
    const before = await stored('events', 'recital');
    const id = await draft(editor, removal);
    expect((await read(editor, id)).items).toMatchObject([
      { ...recital, title: 'Событие recital', is_removed: true, is_new: false, faults: [], collisions: [] },
    ]);
    const query = new URLSearchParams({ ...recital, draft_id: id });
    const { body } = await editor.get(`${consolePaths.readItem}?${query}`);
    expect((body as unknown as EditedItem).draft).toMatchObject({ item: null, base: before });
    const publication = await publish(editor, id);
    expect(await stored('events', 'recital')).toBeUndefined();
    expect((await editor.get(`${consolePaths.readPublication}?id=${publication}`)).body).toMatchObject({
      items: [{ ...recital, title: 'Событие recital', is_removed: true }],
    });
    expect((await undo(editor, publication)).status).toBe(200);
    expect(await stored('events', 'recital')).toEqual(before);
    expect(await eventId('recital')).toBe(9);
  });

  it('says what is in its way, and is not published', async () => {
    const editor = await operator('editor');
    const id = await draft(editor, { kind: 'persons', key: 'petipa', item: null });
    const { items } = await read(editor, id);
    expect(items[0]?.faults).toEqual([
      {
        path: '',
        code: 'explained',
        params: { reason: 'is named by event nutcracker, news season' },
        obstacle: {
          kind: 'named',
          by: [
            { kind: 'events', key: 'nutcracker' },
            { kind: 'news', key: 'season' },
          ],
          more: 0,
        },
      },
    ]);
    expect(code(await editor.run('drafts.publish', { draft_id: id, at: null }))).toBe('draft_refused');
  });

  it('collides with whoever changes it, on either side', async () => {
    const editor = await operator('editor');
    const [first, second] = [await draft(editor, removal), await draft(editor, removal)];
    const item = { ...(await stored('events', 'recital')), age_limit: 12 };
    const change = await draft(editor, { ...recital, item });
    await publish(editor, change);
    expect((await read(editor, first)).items[0]?.collisions).toMatchObject([{ path: [] }]);
    expect(code(await editor.run('drafts.publish', { draft_id: first, at: null }))).toBe('draft_refused');
    const base = (await stored('events', 'recital')) ?? null;
    const changed = await draft(editor, { ...recital, item: { ...base, age_limit: 16 } });
    const seen = { draft_id: second, ...recital, base, item: null, revision: 1 };
    expect((await save(editor, seen)).status).toBe(200);
    await publish(editor, second);
    expect((await read(editor, changed)).items).toMatchObject([{ collisions: [{ path: [] }] }]);
  });

  it('is of nothing that is not there, of no site, and of no rate', async () => {
    const editor = await operator('owner');
    const draft_id = await draft(editor);
    const remove = (kind: ItemKind, key: string, base: Item | null) =>
      save(editor, { draft_id, kind, key, base, item: null, revision: 0 });
    expect(code(await remove('events', 'nothing', null))).toBe('change_refused');
    expect(code(await remove('landings', '1', (await stored('landings', '1')) ?? null))).toBe(
      'change_refused',
    );
    expect(code(await remove('exchange_rates', 'RUB-EUR', { from: 'RUB' }))).toBe('change_refused');
  });

  it('is published by nobody who is limited to one event', async () => {
    const editor = await operator({ role: 'editor', scope: { kind: 'events', ids: [9] } });
    const id = await draft(await operator('editor'), removal);
    expect(code(await editor.run('drafts.publish', { draft_id: id, at: null }))).toBe('not_permitted');
  });
});

describe('a publication that made items', () => {
  it('is undone by removing them, and undone again with the same ids', async () => {
    const editor = await operator('editor');
    const publication = await publishGala(editor);
    const id = await eventId('gala');
    const { body } = await undo(editor, publication);
    expect(await stored('events', 'gala')).toBeUndefined();
    expect(await stored('categories', 'festive')).toBeUndefined();
    expect((await undo(editor, String(body.publication_id))).status).toBe(200);
    expect(await eventId('gala')).toBe(id);
    expect(id).toBeGreaterThan(9);
  });

  it('is not undone once something of them is sold or named, or they were changed, and says so', async () => {
    const editor = await operator('editor');
    const publication = await publishGala(editor);
    const preview = async () =>
      (await editor.preview('publications.undo', { publication_id: publication })).body as {
        is_blocked: boolean;
        after: {
          items: { key: string; is_removed: boolean; faults: unknown[]; collisions: unknown[] }[];
        };
      };
    const gala = async () => (await preview()).after.items.find(({ key }) => key === 'gala');
    expect(await preview()).toMatchObject({ is_blocked: false });
    expect(await gala()).toMatchObject({ is_removed: true, faults: [], collisions: [] });
    const news = (await stored('news', 'later')) ?? {};
    await publish(
      editor,
      await draft(editor, { kind: 'news', key: 'later', item: { ...news, events: ['gala'] } }),
    );
    expect((await gala())?.faults).toMatchObject([{ params: { reason: 'is named by news later' } }]);
    expect(await preview()).toMatchObject({ is_blocked: true });
    expect(code(await undo(editor, publication))).toBe('draft_refused');
    await publish(editor, await draft(editor, { kind: 'news', key: 'later', item: news }));
    const item = { ...(await stored('events', 'gala')), age_limit: 18 };
    await publish(editor, await draft(editor, { kind: 'events', key: 'gala', item }));
    expect((await gala())?.collisions).toMatchObject([{ path: [] }]);
  });
});

describe('files that come after a removal', () => {
  const recitalAt = () => seatedCatalogue().events?.findIndex(({ source_id }) => source_id === 'recital');
  const fileWith = (change: (event: Item) => Item) => ({
    ...seatedCatalogue(),
    events: seatedCatalogue().events?.map((event) => (event.source_id === 'recital' ? change(event) : event)),
  });

  it('leave it away, night after night, while they say of it what they said before', async () => {
    const editor = await operator('editor');
    await publish(editor, await draft(editor, removal));
    expect(await arrives()).toMatchObject({ kind: 'imported' });
    expect(await arrives()).toMatchObject({ kind: 'imported' });
    expect(await stored('events', 'recital')).toBeUndefined();
  });

  it('are refused where they say something else of it, with the person and the day, unless told to overwrite', async () => {
    const editor = await operator('editor');
    await publish(editor, await draft(editor, removal));
    const file = fileWith((event) => ({ ...event, age_limit: 18 }));
    expect(await arrives(file)).toMatchObject({
      kind: 'refused',
      faults: [
        {
          path: `events[${recitalAt()}]`,
          reason: expect.stringMatching(
            /^was removed in the console by \S+ on 2026-12-01, and the file says something else/,
          ),
        },
      ],
    });
    expect(await arrives(file, { overwritesConsole: true })).toMatchObject({ kind: 'imported' });
    expect(await eventId('recital')).toBe(9);
    expect(await arrives()).toMatchObject({ kind: 'imported' });
  });

  it('tell faults of what stands behind it at their places', async () => {
    const editor = await operator('editor');
    await publish(
      editor,
      await draft(
        editor,
        { kind: 'events', key: 'jazz', item: null },
        {
          kind: 'news',
          key: 'season',
          item: { ...(await stored('news', 'season')), events: ['nutcracker'] },
        },
      ),
    );
    const file = fileWith((event) => ({ ...event, category: 'nothing' }));
    expect(await arrives(file)).toMatchObject({ faults: [{ path: `events[${recitalAt()}].category` }] });
  });

  it('remove nothing that was changed in the console, and count again once both have removed it', async () => {
    const editor = await operator('editor');
    const file = { ...seatedCatalogue(), events: [], news: [], removed: { events: ['recital'] } };
    const item = { ...(await stored('events', 'recital')), age_limit: 12 };
    await publish(editor, await draft(editor, { ...recital, item }));
    expect(await arrives(file)).toMatchObject({
      faults: [
        { path: 'removed.events[0]', reason: expect.stringMatching(/^was changed in the console by/) },
      ],
    });
    await publish(editor, await draft(editor, removal));
    expect(await arrives(file)).toMatchObject({ kind: 'imported' });
    expect(await arrives(fileWith((event) => ({ ...event, age_limit: 18 })))).toMatchObject({
      kind: 'imported',
    });
    expect(await stored('events', 'recital')).toMatchObject({ age_limit: 18 });
  });
});
