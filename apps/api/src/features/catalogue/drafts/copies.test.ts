import { randomUUID } from 'node:crypto';
import type { CommandInput } from '@parterre/contracts/console/commands';
import type { DraftDetail, EditedItem } from '@parterre/contracts/console/drafts';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import type { Item } from '@parterre/domain/drafts/item';
import { copyItem } from '@parterre/domain/drafts/new-item';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { consoleFixture } from '../../../testing/console/console-fixture.ts';
import type { Operator } from '../../../testing/console/operator.ts';
import { seatedCatalogue } from '../../../testing/seated-catalogue.ts';
import { importCatalogue } from '../import/import-catalogue.service.ts';

const { operator, db, now } = consoleFixture();

beforeEach(async () => {
  await db().query(sql`delete from drafts`);
  const options = { now: now(), overwritesConsole: true };
  expect(await importCatalogue(db(), seatedCatalogue(), options)).toMatchObject({ kind: 'imported' });
});

const published = async (editor: Operator, key: string) => {
  const { body } = await editor.get(`${consolePaths.readItem}?kind=events&key=${key}`);
  return (body as unknown as EditedItem).published as Item;
};

type Saved = CommandInput<'drafts.save-item'>['item'];

interface Saving {
  readonly key: string;
  readonly item: Item | null;
  readonly base?: Item;
}

/** Answers the draft that it is in. */
async function save(editor: Operator, { key, item, base }: Saving, draftId?: string): Promise<string> {
  const draft_id = draftId ?? String((await editor.run('drafts.create', { name: 'Autumn' })).body.draft_id);
  const saved = await editor.run('drafts.save-item', {
    draft_id,
    kind: 'events',
    key,
    base: (base ?? null) as Saved,
    item: item as Saved,
    revision: 0,
  });
  expect(saved.status).toBe(200);
  return draft_id;
}

const readClashes = async (editor: Operator, draftId: string) => {
  const { body } = await editor.get(`${consolePaths.readDraft}?id=${draftId}`);
  return (body as unknown as DraftDetail).items.map(({ key, clashes, faults }) => ({ key, clashes, faults }));
};

const copy = (item: Item, firstDay?: string, key = 'recital-copy') =>
  copyItem(item, { key, name: 'Вечер', mainLang: 'ru', firstDay, now: '2026-11-01T12:00' });

const taken = (source: string, startedAt: string, because: string) => ({
  path: ['dates', source],
  started_at: startedAt,
  because,
});

describe('dates of a draft in a hall where something else is played', () => {
  it('are named, and may be published all the same', async () => {
    const editor = await operator('editor');
    const item = copy(await published(editor, 'recital'));
    const draftId = await save(editor, { key: 'recital-copy', item });
    expect(await readClashes(editor, draftId)).toEqual([
      {
        key: 'recital-copy',
        clashes: [taken('recital-copy-1', '2026-12-18T19:00', 'Событие recital, 2026-12-18 19:00')],
        faults: [],
      },
    ]);
    expect((await editor.run('drafts.publish', { draft_id: draftId, at: null })).status).toBe(200);
    // Nobody is told again of what was published.
    const stored = await published(editor, 'recital-copy');
    const retold = { ...stored, title: { ru: 'Вечер сонат' } };
    const later = await save(editor, { key: 'recital-copy', item: retold, base: stored });
    expect(await readClashes(editor, later)).toMatchObject([{ clashes: [] }]);
    const removing = await save(editor, { key: 'recital-copy', item: null, base: stored });
    expect((await editor.run('drafts.publish', { draft_id: removing, at: null })).status).toBe(200);
  });

  it('are as free as the hall is on other days', async () => {
    const editor = await operator('editor');
    const recital = await published(editor, 'recital');
    const draftId = await save(editor, { key: 'recital-copy', item: copy(recital, '2026-12-19') });
    expect(await readClashes(editor, draftId)).toEqual([{ key: 'recital-copy', clashes: [], faults: [] }]);
  });

  it('are named where the draft has both, also in a hall that it makes', async () => {
    const editor = await operator('editor');
    const recital = await published(editor, 'recital');
    const [first] = copy(recital).dates as Item[];
    const inCellar = (key: string, time: string) => ({
      ...copy(recital, undefined, key),
      dates: [{ ...first, source_id: `${key}-1`, hall: 'cellar', started_at: `2027-02-01T${time}` }],
    });
    const draftId = await save(editor, { key: 'a', item: inCellar('a', '19:00') });
    await save(editor, { key: 'b', item: inCellar('b', '20:00') }, draftId);
    await save(editor, { key: 'c', item: inCellar('c', '23:59') }, draftId);
    const found = await readClashes(editor, draftId);
    expect(found.map(({ key, clashes }) => ({ key, clashes }))).toEqual([
      { key: 'a', clashes: [taken('a-1', '2027-02-01T19:00', 'Вечер, 2027-02-01 20:00')] },
      { key: 'b', clashes: [taken('b-1', '2027-02-01T20:00', 'Вечер, 2027-02-01 19:00')] },
      { key: 'c', clashes: [] },
    ]);
  });

  it('are free where the same draft takes the other one away', async () => {
    const editor = await operator('editor');
    const recital = await published(editor, 'recital');
    const moved = (recital.dates as Item[]).map((date) => ({ ...date, started_at: '2026-12-20T19:00' }));
    const draftId = await save(editor, { key: 'recital-copy', item: copy(recital) });
    await save(editor, { key: 'recital', item: { ...recital, dates: moved }, base: recital }, draftId);
    expect((await readClashes(editor, draftId)).flatMap(({ clashes }) => clashes)).toEqual([]);
  });
});

describe('a free key', () => {
  const ask = async (editor: Operator, key: string) =>
    (await editor.get(`${consolePaths.findFreeKey}?kind=events&key=${key}`)).body.key;

  it('is the one that is wanted, unless the catalogue, a draft or something that was removed has it', async () => {
    const editor = await operator('editor');
    const key = `key-${randomUUID().slice(0, 8)}`;
    expect(await ask(editor, key)).toBe(key);
    expect(await ask(editor, 'recital')).toBe('recital-2');
    const item = copy(await published(editor, 'recital'), '2027-03-05', key);
    const draftId = await save(editor, { key, item });
    expect(await ask(editor, key)).toBe(`${key}-2`);
    expect((await editor.run('drafts.publish', { draft_id: draftId, at: null })).status).toBe(200);
    expect(await ask(editor, key)).toBe(`${key}-2`);
    const base = await published(editor, key);
    const removing = await save(editor, { key, item: null, base });
    expect((await editor.run('drafts.publish', { draft_id: removing, at: null })).status).toBe(200);
    expect(await ask(editor, key)).toBe(`${key}-2`);
  });

  it('is as long as keys may be', async () => {
    const editor = await operator('editor');
    const key = 'k'.repeat(64);
    await save(editor, { key, item: { source_id: key } });
    expect(await ask(editor, key)).toBe(`${'k'.repeat(62)}-2`);
  });

  it('is told to nobody who may not write in drafts', async () => {
    const clerk = await operator('box_office');
    const { status } = await clerk.get(`${consolePaths.findFreeKey}?kind=events&key=recital`);
    expect(status).toBe(403);
  });
});
