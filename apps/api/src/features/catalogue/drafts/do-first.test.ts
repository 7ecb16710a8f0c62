import type { Item } from '@parterre/domain/drafts/item';
import { beforeEach, expect, it } from 'vitest';
import { consoleFixture } from '../../../testing/console/console-fixture.ts';
import { beginDraft, editInDraft } from '../../../testing/console/edit-in-draft.ts';
import { seatedCatalogue } from '../../../testing/seated-catalogue.ts';
import { importCatalogue } from '../import/import-catalogue.service.ts';

let [begun, ended] = [0, 0];

const { operator, db, now } = consoleFixture({
  doFirst: async (work) => {
    begun += 1;
    try {
      return await work();
    } finally {
      ended += 1;
    }
  },
});

beforeEach(async () => {
  expect(await importCatalogue(db(), seatedCatalogue(), { now: now() })).toMatchObject({ kind: 'imported' });
});

const recital = { kind: 'events', key: 'recital' } as const;

it('pages that nobody waits for give way to a publication and its undoing, and to nothing else that is saved', async () => {
  const editor = await operator('editor');
  const draft_id = await beginDraft(editor);
  await editInDraft(editor, draft_id, recital, (item) => ({
    ...item,
    title: { ...(item.title as Item), ru: 'Вечер сонат' },
  }));
  expect([begun, ended]).toEqual([0, 0]);
  // What it would do is looked at first.
  const { status, body } = await editor.run('drafts.publish', { draft_id, at: null });
  expect([status, begun, ended]).toEqual([200, 2, 2]);
  const publication_id = String(body.publication_id);
  expect((await editor.run('publications.undo', { publication_id })).status).toBe(200);
  expect([begun, ended]).toEqual([4, 4]);
  expect((await editor.run('publications.undo', { publication_id })).status).toBe(409);
  expect(begun).toBe(ended);
});
