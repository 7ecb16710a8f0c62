import type { CommandInput } from '@parterre/contracts/console/commands';
import type { EditedItem, ItemInSearch } from '@parterre/contracts/console/drafts';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import type { Item } from '@parterre/domain/drafts/item';
import { beforeAll, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { consoleFixture } from '../../../testing/console/console-fixture.ts';
import type { Operator } from '../../../testing/console/operator.ts';
import { seatedCatalogue } from '../../../testing/seated-catalogue.ts';
import { importCatalogue } from '../import/import-catalogue.service.ts';

const { operator, db, now } = consoleFixture({
  // As the titles are in the transaction that it is given.
  readPageHeads: async (tx, keys, { landingId, path }) => {
    const { rows } = await tx.query(sql<{ lang: string; title: string }>`
      select lang, title
      from event_texts
      where '/events/' || event_id = ${path}
      order by lang`);
    const summary = `landing ${landingId}, ${keys.includes(path.slice(1).replace('s/', ':'))}`;
    return async () => rows.map(({ lang, title }) => ({ lang, address: `/${lang}${path}`, title, summary }));
  },
});

beforeAll(async () => {
  expect(await importCatalogue(db(), seatedCatalogue(), { now: now() })).toMatchObject({ kind: 'imported' });
});

type Saved = CommandInput<'drafts.save-item'>['item'];

async function draftTitle(editor: Operator, title: Item): Promise<string> {
  const { body } = await editor.get(`${consolePaths.readItem}?kind=events&key=recital`);
  const { published } = body as unknown as EditedItem;
  const draft_id = String((await editor.run('drafts.create', { name: 'Autumn' })).body.draft_id);
  const item = { ...published, title } as Saved;
  const saving = { draft_id, kind: 'events', key: 'recital', base: published, item, revision: 0 } as const;
  expect((await editor.run('drafts.save-item', saving)).status).toBe(200);
  return draft_id;
}

const look = (editor: Operator, draftId?: string, key = 'recital') => {
  const query = new URLSearchParams({ kind: 'events', key, ...(draftId && { draft_id: draftId }) });
  return editor.get(`${consolePaths.readItemInSearch}?${query}`);
};
const found = async (editor: Operator, draftId?: string) =>
  (await look(editor, draftId)).body as unknown as ItemInSearch;

const wordsIn = ({ words }: ItemInSearch, lang: string) => words.find((one) => one.lang === lang);

const stored = async () => {
  const { rows } = await db().query(sql<{ texts: number; words: string }>`
    select (select count(*)::integer from search_texts) as texts,
      (select string_agg(word, ' ' order by word, lang) from search_words) as words`);
  return rows;
};

it('an item is found by the words that it is called by, as it is published', async () => {
  const editor = await operator('editor');
  const { pages, words } = await found(editor);
  expect(pages.find(({ lang }) => lang === 'ru')).toEqual({
    lang: 'ru',
    address: '/ru/events/9',
    title: 'Событие recital',
    summary: 'landing 1, false',
  });
  const russian = words.find(({ lang }) => lang === 'ru');
  expect(russian?.title).toEqual(expect.arrayContaining(['recital', 'событие']));
  expect(russian?.around.length).toBeGreaterThan(0);
});

it('a draft is found by what it is to be called, and nothing of that is kept', async () => {
  const editor = await operator('editor');
  const before = await stored();
  const draftId = await draftTitle(editor, { ru: 'Лебединое озеро', en: 'Swan Lake' });
  const drafted = await found(editor, draftId);
  expect(drafted.pages.find(({ lang }) => lang === 'ru')).toMatchObject({
    title: 'Лебединое озеро',
    summary: 'landing 1, true',
  });
  expect(wordsIn(drafted, 'ru')?.title).toEqual(expect.arrayContaining(['лебединое', 'озеро']));
  expect(wordsIn(drafted, 'ru')?.title).not.toContain('recital');
  expect(wordsIn(drafted, 'en')?.title).toEqual(expect.arrayContaining(['lake', 'swan']));
  expect(await stored()).toEqual(before);
  expect(wordsIn(await found(editor), 'ru')?.title).toContain('recital');
});

it('a draft that the import refuses is found by nothing yet, nor is what nobody has', async () => {
  const editor = await operator('editor');
  const draftId = await draftTitle(editor, { en: 'Swan Lake' });
  expect((await look(editor, draftId)).body.error?.code).toBe('draft_refused');
  expect((await look(editor, undefined, 'nothing')).body.error?.code).toBe('not_found');
});

it('one looks at a time', async () => {
  const editor = await operator('editor');
  const answers = await Promise.all([look(editor), look(editor), look(editor)]);
  const codes = answers.map(({ body }) => body.error?.code);
  expect(codes).toContain(undefined);
  expect(new Set(codes)).toEqual(new Set([undefined, 'overloaded']));
});
