import { randomUUID } from 'node:crypto';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import type { Item, ItemKind } from '@parterre/domain/drafts/item';
import { emptyItem } from '@parterre/domain/drafts/new-item';
import { expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { consoleFixture } from '../../testing/console/console-fixture.ts';
import type { Operator } from '../../testing/console/operator.ts';
import { seatedCatalogue } from '../../testing/seated-catalogue.ts';
import { importCatalogue } from '../catalogue/import/import-catalogue.service.ts';

const { operator, db, now } = consoleFixture();

const steps = async (by: Operator) => (await by.get(consolePaths.readToday)).body.first_steps;

const beginning = { name: 'Новое', mainLang: 'ru', currency: 'RUB' };

/** Into a draft of its own. */
async function begin(editor: Operator, kind: ItemKind, more: Item = {}) {
  const key = kind === 'landings' ? '1' : `new-${randomUUID().slice(0, 8)}`;
  const { draft_id } = (await editor.run('drafts.create', { name: kind })).body;
  const item = { ...emptyItem(kind, { ...beginning, key }), ...more };
  const saving = { draft_id: String(draft_id), kind, key, base: null, item, revision: 0 };
  expect((await editor.run('drafts.save-item', saving)).status).toBe(200);
}

const none = { site: false, place: false, hall: false, event: false, performance: false, published: false };

it('a house that has nothing is told its first steps, each done once it is begun in a draft, until something is on sale', async () => {
  const [owner, clerk] = [await operator('owner'), await operator('box_office')];
  expect(await steps(owner)).toEqual(none);
  expect(await steps(clerk)).toBeNull();
  await begin(owner, 'landings');
  await begin(owner, 'places');
  expect(await steps(owner)).toEqual({ ...none, site: true, place: true });
  await begin(owner, 'halls');
  await begin(owner, 'events');
  const begun = { ...none, site: true, place: true, hall: true, event: true };
  expect(await steps(owner)).toEqual(begun);
  await begin(owner, 'events', { dates: [{ source_id: 'a-1' }] });
  expect(await steps(owner)).toEqual({ ...begun, performance: true });
  expect(await importCatalogue(db(), seatedCatalogue(), { now: now() })).toMatchObject({ kind: 'imported' });
  expect(await steps(owner)).toBeNull();
  // A sale that is over is none, unless somebody bought.
  await db().query(sql`update performances set status = 'cancelled'`);
  expect(await steps(owner)).toMatchObject({ performance: true, published: true });
});
