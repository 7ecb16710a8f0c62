import type { CommandInput } from '@parterre/contracts/console/commands';
import type { DraftDetail, EditedItem } from '@parterre/contracts/console/drafts';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { type Item, itemKinds, readItemKey } from '@parterre/domain/drafts/item';
import { withValue } from '@parterre/domain/drafts/merge-items';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { consoleFixture } from '../../../testing/console/console-fixture.ts';
import { beginDraft, editInDraft } from '../../../testing/console/edit-in-draft.ts';
import type { Answer, Operator } from '../../../testing/console/operator.ts';
import { seatedCatalogue } from '../../../testing/seated-catalogue.ts';
import { findStaffActor } from '../../staff/find-staff-actor.service.ts';
import { exportCatalogue } from '../export/export-catalogue.service.ts';
import { checkShape } from '../import/checks/check-shape.ts';
import { comparable } from '../import/edits/keep-item.ts';
import { importCatalogue } from '../import/import-catalogue.service.ts';
import { markLive } from './mark-live.service.ts';
import { sweepDrafts } from './sweep-drafts.service.ts';

const { operator, db, now, pass } = consoleFixture();

const code = ({ body }: Answer) => body.error?.code;
const sweep = () => sweepDrafts({ db: db(), now, findActor: findStaffActor });

beforeEach(async () => {
  await db().query(sql`delete from drafts`);
  await db().query(sql`truncate publications cascade`);
  await db().query(sql`truncate text_changes`);
  const options = { now: now(), overwritesConsole: true };
  expect(await importCatalogue(db(), seatedCatalogue(), options)).toMatchObject({ kind: 'imported' });
});

const exported = async () => {
  let text = '';
  await exportCatalogue(db(), async (piece) => {
    text += piece;
  });
  return JSON.parse(text) as Record<string, Item[]>;
};
const stored = async (kind: string, key: string): Promise<Item> => {
  const found = (await exported())[kind]?.find(({ source_id, id }) => (source_id ?? String(id)) === key);
  if (!found) throw new Error(`${kind} has no ${key}`);
  return found;
};

type Save = CommandInput<'drafts.save-item'>;

const read = async (editor: Operator, id: string) =>
  (await editor.get(`${consolePaths.readDraft}?id=${id}`)).body as unknown as DraftDetail;
const publish = (editor: Operator, draft_id: string, at: string | null = null) =>
  editor.run('drafts.publish', { draft_id, at });

const recital = { kind: 'events', key: 'recital' } as const;
const title = (ru: string) => (item: Item) => ({ ...item, title: { ...(item.title as Item), ru } });

describe('a draft', () => {
  it('changes nothing until it is published, and then what it says and nothing else', async () => {
    const editor = await operator('editor');
    const id = await beginDraft(editor);
    const before = await exported();
    await editInDraft(editor, id, recital, title('Вечер сонат'));
    expect(await exported()).toEqual(before);
    expect((await read(editor, id)).items).toMatchObject([
      {
        ...recital,
        title: 'Вечер сонат',
        is_new: false,
        differences: [{ path: ['title', 'ru'], before: 'Событие recital', after: 'Вечер сонат' }],
        collisions: [],
        faults: [],
      },
    ]);
    const published = await publish(editor, id);
    expect([published.status, code(published)]).toEqual([200, undefined]);
    const after = await exported();
    expect(await stored('events', 'recital')).toMatchObject({ title: { ru: 'Вечер сонат' } });
    expect({ ...after, events: [] }).toEqual({ ...before, events: [] });
    expect(code(await editor.get(`${consolePaths.readDraft}?id=${id}`))).toBe('not_found');
  });

  it('makes items that were not there, with what they refer to', async () => {
    const editor = await operator('editor');
    const id = await beginDraft(editor);
    const add = (kind: Save['kind'], item: Item) =>
      editor.run('drafts.save-item', {
        draft_id: id,
        kind,
        key: String(item.source_id),
        base: null,
        item: item as Save['item'],
        revision: 0,
      });
    const { source_id: _source, dates: _dates, ...like } = await stored('events', 'recital');
    const dates = [
      { source_id: 'gala-1', hall: 'studio', started_at: '2027-01-10T19:00', status: 'scheduled' },
    ];
    await add('categories', { source_id: 'gala', type: 'music', name: { ru: 'Гала' } });
    await add('events', {
      ...like,
      source_id: 'gala-evening',
      title: { ru: 'Гала' },
      category: 'gala',
      dates,
    });
    expect((await read(editor, id)).items.map(({ is_new, faults }) => [is_new, faults])).toEqual([
      [true, []],
      [true, []],
    ]);
    expect((await publish(editor, id)).status).toBe(200);
    expect(await stored('events', 'gala-evening')).toMatchObject({ category: 'gala', dates });
  });

  it('is kept half written, says at which field the import would refuse it, and is not published', async () => {
    const editor = await operator('editor');
    const id = await beginDraft(editor);
    await editInDraft(editor, id, recital, (item) => ({
      ...item,
      title: { en: 'Sonatas' },
      age_limit: 'six',
      category: 'nothing',
    }));
    const shapeFirst = (await read(editor, id)).items[0]?.faults.map(({ path }) => path);
    expect(shapeFirst).toEqual(['age_limit']);
    await editInDraft(editor, id, recital, (item) => ({ ...item, age_limit: 6 }));
    const faults = (await read(editor, id)).items[0]?.faults.map(({ path }) => path);
    expect(faults).toEqual(['title', 'category']);
    const before = await exported();
    expect(code(await publish(editor, id))).toBe('draft_refused');
    expect(await exported()).toEqual(before);
  });

  it('keeps what others publish meanwhile elsewhere in the same item, and names what both changed', async () => {
    const [anna, boris] = [await operator('editor'), await operator('editor')];
    const [hers, his] = [await beginDraft(anna), await beginDraft(boris)];
    await editInDraft(anna, hers, recital, title('Вечер сонат'));
    await editInDraft(boris, his, recital, (item) => ({ ...title('Вечер квартетов')(item), age_limit: 12 }));
    expect((await publish(boris, his)).status).toBe(200);
    const [compared] = (await read(anna, hers)).items;
    expect(compared?.collisions).toEqual([
      { path: ['title', 'ru'], base: 'Событие recital', mine: 'Вечер сонат', theirs: 'Вечер квартетов' },
    ]);
    expect(code(await publish(anna, hers))).toBe('draft_refused');
    // She has seen both, and means hers.
    const theirs = (await stored('events', 'recital')) as NonNullable<Save['item']>;
    const mine = { ...theirs, title: { ...(theirs.title as Item), ru: 'Вечер сонат' } };
    const solved = { draft_id: hers, ...recital, base: theirs, item: mine, revision: 1 };
    expect((await anna.run('drafts.save-item', solved)).status).toBe(200);
    expect((await publish(anna, hers)).status).toBe(200);
    expect(await stored('events', 'recital')).toMatchObject({ title: { ru: 'Вечер сонат' }, age_limit: 12 });
  });

  it('does not lose what a second person has saved in it', async () => {
    const [anna, boris] = [await operator('editor'), await operator('editor')];
    const id = await beginDraft(anna);
    const base = (await stored('events', 'recital')) as Save['item'];
    const save = (editor: Operator, age_limit: number) =>
      editor.run('drafts.save-item', {
        draft_id: id,
        ...recital,
        base,
        item: { ...base, age_limit },
        revision: 0,
      });
    expect((await save(anna, 12)).status).toBe(200);
    const refused = await save(boris, 16);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      expect.objectContaining({ code: 'draft_changed', changed_by: (await anna.me()).email }),
    ]);
  });

  it('that says what is published already is not published again', async () => {
    const editor = await operator('editor');
    const id = await beginDraft(editor);
    await editInDraft(editor, id, recital, (item) => item);
    expect(code(await publish(editor, id))).toBe('nothing_changes');
  });

  it('an item is saved under its own key alone', async () => {
    const editor = await operator('editor');
    const id = await beginDraft(editor);
    expect(code(await editInDraft(editor, id, recital, (item) => ({ ...item, source_id: 'another' })))).toBe(
      'change_refused',
    );
  });

  it('of sites is published by owners', async () => {
    const [editor, owner] = [await operator('editor'), await operator('owner')];
    const id = await beginDraft(editor);
    await editInDraft(editor, id, { kind: 'landings', key: '1' }, (item) => ({ ...item, name: 'Playhouse' }));
    expect(code(await publish(editor, id))).toBe('not_permitted');
    expect((await publish(owner, id)).status).toBe(200);
    expect(await stored('landings', '1')).toMatchObject({ name: 'Playhouse' });
  });

  it('of an event is published by whoever is limited to it, and by nobody who is limited to another', async () => {
    const [own, other] = [
      await operator({ role: 'editor', scope: { kind: 'events', ids: [9] } }),
      await operator({ role: 'editor', scope: { kind: 'events', ids: [1] } }),
    ];
    const id = await beginDraft(other);
    await editInDraft(other, id, recital, title('Вечер сонат'));
    expect(code(await publish(other, id))).toBe('not_permitted');
    expect((await publish(own, id)).status).toBe(200);
  });
});

describe('files that come after a publication', () => {
  const publishes = async (change: (item: Item) => Item, item: Pick<Save, 'kind' | 'key'> = recital) => {
    const editor = await operator('owner');
    const id = await beginDraft(editor);
    await editInDraft(editor, id, item, change);
    const published = await publish(editor, id);
    expect([published.status, code(published)]).toEqual([200, undefined]);
    return { editor, publication: String(published.body.publication_id) };
  };
  /** The file of every night, with another recital in it. */
  const fileWith = (change: (event: Item) => Item) => {
    const { events = [], ...file } = seatedCatalogue();
    return {
      ...file,
      events: events.map((event) => (event.source_id === 'recital' ? change(event) : event)),
    };
  };
  const arrives = (file: object = seatedCatalogue(), options = {}) =>
    importCatalogue(db(), file, { now: now(), ...options });
  const imported = { kind: 'imported' };

  it('leave dates that were made in it', async () => {
    const added = {
      source_id: 'recital-2',
      hall: 'studio',
      started_at: '2026-12-19T19:00',
      status: 'scheduled',
    };
    await publishes((item) => ({ ...item, dates: [...(item.dates as Item[]), added] }));
    expect(await arrives()).toMatchObject(imported);
    const { dates } = await stored('events', 'recital');
    expect((dates as Item[]).map(({ source_id }) => source_id)).toEqual(['recital-1', 'recital-2']);
  });

  it('leave what it changed, night after night, while they say the same as before, and change the rest', async () => {
    await publishes(title('Вечер сонат'));
    expect(await arrives()).toMatchObject(imported);
    expect(await arrives(fileWith((event) => ({ ...event, age_limit: 16 })))).toMatchObject(imported);
    expect(await arrives(fileWith((event) => ({ ...event, age_limit: 18 })))).toMatchObject(imported);
    expect(await stored('events', 'recital')).toMatchObject({
      title: { ru: 'Вечер сонат', en: 'Event recital' },
      age_limit: 18,
    });
  });

  it('are refused where they say something new of the same field, with the person and the day, unless told to overwrite', async () => {
    await publishes(title('Вечер сонат'));
    const file = fileWith(title('Вечер романсов'));
    expect(await arrives(file)).toEqual({
      kind: 'refused',
      faults: [
        {
          path: `events[${file.events.findIndex(({ source_id }) => source_id === 'recital')}].title.ru`,
          code: 'explained',
          params: expect.anything(),
          reason: expect.stringMatching(
            /^was changed in the console by \S+ on 2026-12-01, and in the file since/,
          ),
        },
      ],
    });
    expect(await stored('events', 'recital')).toMatchObject({ title: { ru: 'Вечер сонат' } });
    expect(await arrives(file, { overwritesConsole: true })).toMatchObject(imported);
    expect(await stored('events', 'recital')).toMatchObject({ title: { ru: 'Вечер романсов' } });
    expect(await arrives()).toMatchObject(imported);
    expect(await stored('events', 'recital')).toMatchObject({ title: { ru: 'Событие recital' } });
  });

  it('have their say again once they say what was published, or once it is undone', async () => {
    const first = await publishes(title('Вечер сонат'));
    expect(await arrives(fileWith(title('Вечер сонат')))).toMatchObject(imported);
    expect(await arrives(fileWith(title('Вечер романсов')))).toMatchObject(imported);
    const { editor, publication } = await publishes(title('Вечер квартетов'));
    expect(first.publication).not.toBe(publication);
    expect((await editor.run('publications.undo', { publication_id: publication })).status).toBe(200);
    expect(await arrives(fileWith(title('Вечер трио')))).toMatchObject(imported);
    expect(await stored('events', 'recital')).toMatchObject({ title: { ru: 'Вечер трио' } });
  });

  it('leave other labels and other seats that are kept from the sale, however the file orders them', async () => {
    const labels = ['star_cast', 'premiere'];
    await arrives(fileWith((event) => ({ ...event, labels })));
    await publishes(({ dates, ...item }) => ({
      ...item,
      labels: ['family', 'premiere'],
      dates: (dates as Item[]).map((date) => ({ ...date, not_for_sale: { seats: ['1-3'], general: {} } })),
    }));
    expect(await arrives(fileWith((event) => ({ ...event, labels })))).toMatchObject(imported);
    expect(await stored('events', 'recital')).toMatchObject({
      labels: ['premiere', 'family'],
      dates: [{ not_for_sale: { seats: ['1-3'] } }],
    });
  });

  it('leave whatever else it changed: a person, a site', async () => {
    const changes = [
      [{ kind: 'persons', key: 'petipa' }, (item: Item) => ({ ...item, name: { ru: 'Мариус Петипа' } })],
      [
        { kind: 'landings', key: '1' },
        (item: Item) => withValue(item, ['info', 'about', 'title', 'ru'], 'О театре'),
      ],
    ] as const;
    for (const [item, change] of changes) await publishes(change, item);
    expect(await arrives()).toMatchObject(imported);
    expect(await stored('persons', 'petipa')).toMatchObject({ name: { ru: 'Мариус Петипа' } });
    expect(await stored('landings', '1')).toMatchObject({ info: { about: { title: { ru: 'О театре' } } } });
  });

  it('bring no rate that is older than the one that was set in it, and every newer one', async () => {
    const rate = { kind: 'exchange_rates', key: 'RUB-EUR' } as const;
    const set = (value: number, set_at: string) => (item: Item) => ({ ...item, rate: value, set_at });
    const rateIs = async () => (await exported()).exchange_rates?.find(({ to }) => to === 'EUR')?.rate;
    const withRate = (change: (item: Item) => Item) => ({
      ...seatedCatalogue(),
      exchange_rates: seatedCatalogue().exchange_rates?.map((one) => (one.to === 'EUR' ? change(one) : one)),
    });
    await publishes(set(0.0111, '2026-11-30T12:00:00Z'), rate);
    expect(await arrives(withRate(set(0.0109, '2026-11-30T00:00:00Z')))).toMatchObject(imported);
    expect(await rateIs()).toBe(0.0111);
    expect(await arrives(withRate(set(0.0112, '2026-12-01T00:00:00Z')))).toMatchObject(imported);
    expect(await rateIs()).toBe(0.0112);
  });

  it('say of every item what an export says of it', async () => {
    const shape = checkShape(seatedCatalogue());
    if (shape.kind === 'refused') throw new Error('the catalogue is no file');
    const now = await exported();
    for (const kind of itemKinds.filter((one) => one !== 'exchange_rates')) {
      const written = new Map((now[kind] ?? []).map((item) => [readItemKey(kind, item), item]));
      for (const item of shape.catalogue[kind] as Item[])
        expect(comparable(kind, written.get(readItemKey(kind, item)) ?? {})).toEqual(comparable(kind, item));
    }
  });
});

describe('a publication', () => {
  const published = async (editor: Operator, change: (item: Item) => Item) => {
    const id = await beginDraft(editor);
    await editInDraft(editor, id, recital, change);
    const { body } = await publish(editor, id);
    return String(body.publication_id);
  };
  const readPublication = async (editor: Operator, id: string) =>
    (await editor.get(`${consolePaths.readPublication}?id=${id}`)).body;

  it('is undone to what was there before, and undone again', async () => {
    const editor = await operator('editor');
    const before = await exported();
    const id = await published(editor, title('Вечер сонат'));
    const changed = await exported();
    const { status, body } = await editor.run('publications.undo', { publication_id: id });
    expect(status).toBe(200);
    expect(await exported()).toEqual(before);
    expect(code(await editor.run('publications.undo', { publication_id: id }))).toBe('publication_undone');
    const again = await editor.run('publications.undo', { publication_id: String(body.publication_id) });
    expect(again.status).toBe(200);
    expect(await exported()).toEqual(changed);
  });

  it('is undone around what was changed since, and not at all where that is the same field', async () => {
    const editor = await operator('editor');
    const first = await published(editor, title('Вечер сонат'));
    await published(editor, (item) => ({ ...item, age_limit: 12 }));
    expect((await editor.run('publications.undo', { publication_id: first })).status).toBe(200);
    expect(await stored('events', 'recital')).toMatchObject({
      title: { ru: 'Событие recital' },
      age_limit: 12,
    });
    const second = await published(editor, title('Ночь сонат'));
    await published(editor, title('Утро сонат'));
    expect(code(await editor.run('publications.undo', { publication_id: second }))).toBe('draft_refused');
  });

  it('is live once pages show that version of the catalogue', async () => {
    const editor = await operator('editor');
    const id = await published(editor, title('Вечер сонат'));
    const { rows } = await db().query(sql<{ version: number }>`select version from catalogue`);
    const version = rows[0]?.version ?? 0;
    await markLive(db(), [`version:${version - 1}@1`], now());
    expect(await readPublication(editor, id)).toMatchObject({ live_at: null });
    await markLive(db(), ['event:9', `version:${version}@1`], now());
    expect(await readPublication(editor, id)).toMatchObject({ live_at: now().toISOString() });
  });

  it('is told of with what it changed, the newest first, and each item has it in its history', async () => {
    const editor = await operator('editor');
    const id = await published(editor, title('Вечер сонат'));
    pass(1);
    await published(editor, (item) => ({ ...item, age_limit: 12 }));
    const { body } = await editor.get(consolePaths.listPublications);
    expect(body).toMatchObject({ total: 2, results: [{ items: 1 }, { id, items: 1, undone_by: null }] });
    expect(await readPublication(editor, id)).toMatchObject({
      name: 'Autumn',
      items: [{ ...recital, differences: [{ path: ['title', 'ru'], after: 'Вечер сонат' }] }],
    });
    const { rows } = await db().query(sql<{ after: unknown }>`
      select after from audit_log where subject = 'item:events:recital' order by id desc limit 2`);
    expect(rows.map(({ after }) => after)).toEqual([{ age_limit: 12 }, { 'title.ru': 'Вечер сонат' }]);
  });

  it('remembers since when its texts say what they say', async () => {
    const editor = await operator('editor');
    await published(editor, title('Вечер сонат'));
    const { body } = await editor.get(`${consolePaths.readItem}?kind=events&key=recital`);
    expect((body as unknown as EditedItem).ages).toEqual([
      { path: 'title.ru', changed_at: now().toISOString() },
    ]);
  });
});

describe('a draft with a time', () => {
  it('is published when it has come, in the name of whoever set it', async () => {
    const editor = await operator('editor');
    const id = await beginDraft(editor);
    await editInDraft(editor, id, recital, title('Вечер сонат'));
    const at = new Date(now().getTime() + 90 * 60_000).toISOString();
    expect((await publish(editor, id, at)).body).toEqual({ draft_id: id, publication_id: null });
    await sweep();
    expect(await read(editor, id)).toMatchObject({
      publish_at: at,
      problems: [],
      checked_at: now().toISOString(),
    });
    pass(90);
    await sweep();
    expect(await stored('events', 'recital')).toMatchObject({ title: { ru: 'Вечер сонат' } });
    const { body } = await editor.get(consolePaths.listPublications);
    expect(body).toMatchObject({ results: [{ published_by: (await editor.me()).email }] });
  });

  it('is looked at every hour, says what has come into its way, and waits for a person when its time is there', async () => {
    const editor = await operator('editor');
    const [late, early] = [await beginDraft(editor, 'Late'), await beginDraft(editor, 'Early')];
    await editInDraft(editor, late, recital, title('Вечер сонат'));
    const at = new Date(now().getTime() + 120 * 60_000).toISOString();
    expect((await publish(editor, late, at)).status).toBe(200);
    await sweep();
    await editInDraft(editor, early, recital, title('Вечер квартетов'));
    expect((await publish(editor, early)).status).toBe(200);
    pass(59);
    await sweep();
    expect((await read(editor, late)).problems).toEqual([]);
    pass(2);
    await sweep();
    expect(await read(editor, late)).toMatchObject({
      publish_at: at,
      problems: ['draft_refused'],
    });
    pass(60);
    await sweep();
    expect(await stored('events', 'recital')).toMatchObject({ title: { ru: 'Вечер квартетов' } });
    expect(await read(editor, late)).toMatchObject({ publish_at: null, problems: ['draft_refused'] });
    const { body } = await editor.get(consolePaths.listDrafts);
    expect(body).toMatchObject({ results: [{ name: 'Late', is_stuck: true }] });
  });

  it('is not published for somebody who may not do it any more', async () => {
    const [editor, owner] = [await operator('editor'), await operator('owner')];
    const id = await beginDraft(editor);
    await editInDraft(editor, id, recital, title('Вечер сонат'));
    const at = new Date(now().getTime() + 60_000).toISOString();
    await publish(editor, id, at);
    const { id: account_id } = await editor.me();
    await owner.run('staff.change-roles', { account_id, roles: [] });
    pass(1);
    await sweep();
    expect(await stored('events', 'recital')).toMatchObject({ title: { ru: 'Событие recital' } });
    expect(await read(owner, id)).toMatchObject({
      publish_at: null,
      problems: ['not_permitted'],
    });
  });

  it('takes no time that is over, and lets go of one', async () => {
    const editor = await operator('editor');
    const id = await beginDraft(editor);
    await editInDraft(editor, id, recital, title('Вечер сонат'));
    expect(code(await publish(editor, id, now().toISOString()))).toBe('into_past');
    await publish(editor, id, new Date(now().getTime() + 60_000).toISOString());
    expect((await editor.run('drafts.unschedule', { draft_id: id })).status).toBe(200);
    pass(5);
    await sweep();
    expect(await stored('events', 'recital')).toMatchObject({ title: { ru: 'Событие recital' } });
  });
});

describe('items are listed', () => {
  it.each([
    ['events', 'recital', 'Событие recital'],
    ['persons', 'petipa', expect.any(String)],
    ['places', 'club', expect.any(String)],
    ['halls', 'club-main', 'Большой зал'],
    ['categories', 'ballet', 'Балет'],
    ['category_types', 'stage', 'Сцена'],
    ['locations', 'moscow', 'Москва'],
    ['landings', '1', expect.any(String)],
  ])('%s, by name, with how much is told in each language', async (kind, key, name) => {
    const editor = await operator('editor');
    const { body } = await editor.get(`${consolePaths.listItems}?kind=${kind}&q=${key}`);
    expect(body).toMatchObject({ main_lang: 'ru', languages: expect.arrayContaining(['ru', 'en']) });
    expect(body.results).toContainEqual(expect.objectContaining({ key, title: name }));
    const listed = (body.results as { key: string; completeness: object[] }[]).find((one) => one.key === key);
    expect(listed?.completeness).toContainEqual({ lang: 'ru', share: 1 });
  });

  it('with the drafts that change them, and by a part of the name', async () => {
    const editor = await operator('editor');
    const id = await beginDraft(editor);
    await editInDraft(editor, id, recital, title('Вечер сонат'));
    const { body } = await editor.get(
      `${consolePaths.listItems}?kind=events&q=${encodeURIComponent('ИЕ RECI')}`,
    );
    expect(body.results).toEqual([
      expect.objectContaining({ key: 'recital', drafts: [{ id, name: 'Autumn' }] }),
    ]);
    // As it is typeset, and as it is pasted from a page.
    const typeset = (name: string) =>
      db().query(sql`update event_texts set title = ${name} where event_id = 9 and lang = 'ru'`);
    await typeset('Щелкунчик\u00a0и\u202fЁлка');
    onTestFinished(async () => void (await typeset('Событие recital')));
    for (const typed of ['щелкунчик и ёлка', 'Щелкунчик\u00a0и\u202fЁлка']) {
      const { body: found } = await editor.get(
        `${consolePaths.listItems}?kind=events&q=${encodeURIComponent(typed)}`,
      );
      expect(found).toMatchObject({ results: [{ key: 'recital' }], total: 1 });
    }
    const { body: none } = await editor.get(`${consolePaths.listItems}?kind=events&q=%25`);
    expect(none).toMatchObject({ results: [], total: 0 });
  });
});
