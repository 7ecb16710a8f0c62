import type { DraftDetail } from '@parterre/contracts/console/drafts';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import type { Item, ItemKind } from '@parterre/domain/drafts/item';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { consoleFixture } from '../../../testing/console/console-fixture.ts';
import { beginDraft, editInDraft } from '../../../testing/console/edit-in-draft.ts';
import type { Answer, Operator } from '../../../testing/console/operator.ts';
import { seatedCatalogue } from '../../../testing/seated-catalogue.ts';
import { findStaffActor } from '../../staff/find-staff-actor.service.ts';
import { exportItems } from '../export/export-catalogue.service.ts';
import { importCatalogue } from '../import/import-catalogue.service.ts';
import { type DraftSweepDeps, sweepDrafts } from './sweep-drafts.service.ts';

const { operator, db, now, pass } = consoleFixture();

beforeEach(async () => {
  await db().query(sql`delete from drafts`);
  await db().query(sql`truncate publications cascade`);
  const options = { now: now(), overwritesConsole: true };
  expect(await importCatalogue(db(), seatedCatalogue(), options)).toMatchObject({ kind: 'imported' });
});

const recital = { kind: 'events', key: 'recital' } as const;
const site = { kind: 'landings', key: '1' } as const;
const title = (ru: string) => (item: Item) => ({ ...item, title: { ...(item.title as Item), ru } });
const name = (text: string) => (item: Item) => ({ ...item, name: text });

const code = ({ body }: Answer) => body.error?.code;
const stored = (kind: ItemKind, key: string): Promise<Item | undefined> =>
  db().transaction(async (tx) => (await exportItems(tx, kind, [key])).get(key));
const publish = (editor: Operator, draft_id: string, at: string | null = null) =>
  editor.run('drafts.publish', { draft_id, at });
const undo = (editor: Operator, published: Answer) =>
  editor.run('publications.undo', { publication_id: String(published.body.publication_id) });
const inMinutes = (minutes: number) => new Date(now().getTime() + minutes * 60_000).toISOString();
const sweep = (deps: Partial<DraftSweepDeps> = {}) =>
  sweepDrafts({ db: db(), now, findActor: findStaffActor, ...deps });
const read = async (editor: Operator, id: string) =>
  (await editor.get(`${consolePaths.readDraft}?id=${id}`)).body as unknown as DraftDetail;

/** Of event 9, which the recital is, or of another. */
const limitedTo = (id: number) => operator({ role: 'editor', scope: { kind: 'events', ids: [id] } });

describe('undoing a publication', () => {
  it('of a site is for owners, as publishing it was', async () => {
    const [editor, owner] = [await operator('editor'), await operator('owner')];
    const id = await beginDraft(owner);
    await editInDraft(owner, id, site, name('Playhouse'));
    const published = await publish(owner, id);
    expect(code(await undo(editor, published))).toBe('not_permitted');
    expect(await stored('landings', '1')).toMatchObject({ name: 'Playhouse' });
    expect((await undo(owner, published)).status).toBe(200);
  });

  it('of an event is for whoever is limited to it, and for nobody who is limited to another', async () => {
    const [own, other] = [await limitedTo(9), await limitedTo(1)];
    const id = await beginDraft(own);
    await editInDraft(own, id, recital, title('Вечер сонат'));
    const published = await publish(own, id);
    expect(code(await undo(other, published))).toBe('not_permitted');
    expect((await undo(own, published)).status).toBe(200);
    expect(await stored('events', 'recital')).toMatchObject({ title: { ru: 'Событие recital' } });
  });
});

describe('what goes out by itself in the name of whoever set the time', () => {
  it('takes in no site from somebody who may not publish one', async () => {
    const [editor, owner] = [await operator('editor'), await operator('owner')];
    const id = await beginDraft(owner);
    await editInDraft(owner, id, recital, title('Вечер сонат'));
    expect((await publish(owner, id, inMinutes(60))).status).toBe(200);
    expect(code(await editInDraft(editor, id, site, name('Playhouse')))).toBe('not_permitted');
    expect((await editInDraft(editor, id, recital, title('Вечер трио'))).status).toBe(200);
    expect((await editInDraft(owner, id, site, name('Playhouse'))).status).toBe(200);
  });

  it('takes in no event from somebody who is limited to another', async () => {
    const [owner, own, other] = [await operator('owner'), await limitedTo(9), await limitedTo(1)];
    const id = await beginDraft(owner);
    await editInDraft(owner, id, recital, (item) => ({ ...item, age_limit: 16 }));
    expect((await publish(owner, id, inMinutes(60))).status).toBe(200);
    expect(code(await editInDraft(other, id, recital, title('Вечер сонат')))).toBe('not_permitted');
    expect((await editInDraft(own, id, recital, title('Вечер сонат'))).status).toBe(200);
  });

  it('says so where the catalogue says all of it by then', async () => {
    const editor = await operator('editor');
    const [late, early] = [await beginDraft(editor, 'Late'), await beginDraft(editor, 'Early')];
    await editInDraft(editor, late, recital, title('Вечер сонат'));
    expect((await publish(editor, late, inMinutes(60))).status).toBe(200);
    await editInDraft(editor, early, recital, title('Вечер сонат'));
    expect((await publish(editor, early)).status).toBe(200);
    pass(60);
    await sweep();
    expect(await read(editor, late)).toMatchObject({ publish_at: null, problems: ['nothing_changes'] });
  });

  it('says so where whoever set the time may publish no sites any more', async () => {
    const [owner, other] = [await operator('owner'), await operator('owner')];
    const id = await beginDraft(owner);
    await editInDraft(owner, id, site, name('Playhouse'));
    expect((await publish(owner, id, inMinutes(60))).status).toBe(200);
    const { id: account_id } = await owner.me();
    const roles = [{ role: 'editor', scope: { kind: 'house' } }] as const;
    expect((await other.run('staff.change-roles', { account_id, roles: [...roles] })).status).toBe(200);
    pass(60);
    await sweep();
    expect(await read(other, id)).toMatchObject({ publish_at: null, problems: ['not_permitted'] });
  });

  it('goes out though another draft of that minute breaks', async () => {
    const [anna, boris] = [await operator('editor'), await operator('editor')];
    const [hers, his] = [await beginDraft(anna), await beginDraft(boris)];
    await editInDraft(anna, hers, recital, (item) => ({ ...item, age_limit: 12 }));
    await editInDraft(boris, his, recital, title('Вечер сонат'));
    expect((await publish(anna, hers, inMinutes(1))).status).toBe(200);
    expect((await publish(boris, his, inMinutes(2))).status).toBe(200);
    pass(2);
    const { id } = await anna.me();
    const broken = sweep({
      findActor: (tx, who) => {
        if (who.accountId === id) throw new Error('her account cannot be read');
        return findStaffActor(tx, who);
      },
    });
    await expect(broken).rejects.toThrow('drafts with a time could not be looked at');
    expect(await stored('events', 'recital')).toMatchObject({ title: { ru: 'Вечер сонат' } });
    await sweep();
    expect(await stored('events', 'recital')).toMatchObject({ age_limit: 12 });
  });
});
