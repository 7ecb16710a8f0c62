import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Picture, picture as pictureSchema } from '@parterre/contracts/catalogue-file/values';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { StoreFault } from '../../storage/store-fault.ts';
import { consoleFixture } from '../../testing/console/console-fixture.ts';
import type { Operator } from '../../testing/console/operator.ts';
import { photograph } from '../../testing/pictures/picture-files.ts';
import { smallCatalogue, smallEvent } from '../../testing/small-catalogue.ts';
import { importCatalogue } from '../catalogue/import/import-catalogue.service.ts';
import { makeFolderStore } from './store/folder-store.ts';
import { sweepPictures } from './sweep-pictures.service.ts';

const { operator, db, now, pass, mediaFolder } = consoleFixture();

type Seven<Item> = [Item, Item, Item, Item, Item, Item, Item];

const aDay = 24 * 60;
const store = () => makeFolderStore(mediaFolder());
const sweep = () => sweepPictures(db(), store(), now());

async function uploadBy(editor: Operator, file: Buffer): Promise<Picture> {
  const { status, body } = await editor.call('POST', consolePaths.uploadPicture, file, {
    'content-type': 'application/octet-stream',
    'idempotency-key': randomUUID(),
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return pictureSchema.parse(body);
}

const listFiles = async ({ src }: Picture): Promise<string[]> => {
  const id = src.split('/').at(-1) ?? '';
  const folders = ['media/uploads', 'originals'];
  const names = await Promise.all(folders.map((folder) => readdir(join(mediaFolder(), folder))));
  return names.flat().filter((name) => name.startsWith(id));
};

it('takes away what nobody has named for a month, and nothing else', async () => {
  const editor = await operator('editor');
  const sizes = [301, 302, 303, 304, 305, 306, 307];
  const pictures: Picture[] = [];
  for (const width of sizes) pictures.push(await uploadBy(editor, await photograph(width, 300)));
  const [poster, inGallery, ofPlace, ofPerson, ofNews, forgotten, again] = pictures as Seven<Picture>;
  const catalogue = smallCatalogue();
  const outcome = await importCatalogue(
    db(),
    {
      ...catalogue,
      events: [smallEvent('ballet', { images: { poster, gallery: [inGallery] } })],
      places: catalogue.places?.map((place) => ({ ...place, images: [ofPlace] })),
      persons: catalogue.persons?.map((person) => ({ ...person, image: ofPerson })),
      news: catalogue.news?.map((item) => ({ ...item, events: ['ballet'], image: ofNews })),
    },
    { now: now() },
  );
  expect(outcome).toMatchObject({ kind: 'imported' });
  pass(29 * aDay);
  expect(await sweep()).toBe(0);
  // Whoever uploads it again is going to use it.
  await uploadBy(await operator('editor'), await photograph(307, 300));
  pass(2 * aDay);
  expect(await sweep()).toBe(1);
  expect(await listFiles(forgotten)).toEqual([]);
  for (const picture of [poster, inGallery, ofPlace, ofPerson, ofNews, again])
    expect(await listFiles(picture), picture.src).toHaveLength(picture.widths.length * 2 + 1);
  expect(await sweep()).toBe(0);
});

it('keeps what a draft names, and what an undone publication would bring back', async () => {
  const editor = await operator('editor');
  const [drafted, published] = [
    await uploadBy(editor, await photograph(311, 300)),
    await uploadBy(editor, await photograph(312, 300)),
  ];
  const [id, at] = [randomUUID(), now()];
  await db().query(sql`
    insert into drafts (id, name, preview_key, created_by, created_at, changed_by, changed_at)
    values (${id}, 'spring', ${randomUUID()}, 'anna', ${at}, 'anna', ${at})`);
  await db().query(sql`
    insert into draft_items (draft_id, kind, item_key, item, edited_by, edited_at)
    values (${id}, 'persons', 'petipa', ${JSON.stringify({ image: drafted })}::jsonb, 'anna', ${at})`);
  await db().query(sql`
    insert into publications (id, name, published_by, published_at, version) values (${id}, 'spring', 'anna', ${at}, 1)`);
  await db().query(sql`
    insert into publication_items (publication_id, kind, item_key, before, after)
    values (${id}, 'places', 'club', ${JSON.stringify({ images: [published] })}::jsonb, '{}')`);
  pass(31 * aDay);
  await sweep();
  expect(await listFiles(drafted)).not.toEqual([]);
  expect(await listFiles(published)).not.toEqual([]);
  await db().query(sql`delete from drafts`);
  await db().query(sql`delete from publications`);
  expect(await sweep()).toBe(2);
});

it('keeps the row until all its files are gone', async () => {
  const picture = await uploadBy(await operator('editor'), await photograph(310, 300));
  pass(31 * aDay);
  const stuck = {
    ...store(),
    remove: async (name: string) => {
      if (name.endsWith('.webp')) throw new StoreFault('no answer');
      await store().remove(name);
    },
  };
  await expect(sweepPictures(db(), stuck, now())).rejects.toThrow('no answer');
  // Half of its files are gone: uploaded again, it is whole again.
  expect(await uploadBy(await operator('editor'), await photograph(310, 300))).toEqual(picture);
  expect(await listFiles(picture)).toHaveLength(picture.widths.length * 2 + 1);
  pass(31 * aDay);
  await sweep();
  expect(await listFiles(picture)).toEqual([]);
});

it('asks whatever may name a picture: a table with JSON is decided about', async () => {
  const asked = [
    'draft_items.base',
    'draft_items.item',
    'events.images',
    'item_edits.said',
    'landings.theme',
    'news.image',
    'persons.image',
    'places.images',
    'publication_items.after',
    'publication_items.before',
  ];
  const nameNone = [
    // Of the picture itself, and of what was done to it.
    'pictures.picture',
    'audit_log.after',
    'audit_log.before',
    'command_requests.input',
    'command_results.outcome',
    // Texts, sums, seats, messages.
    'attention_items.details',
    'baskets.lines',
    'bundles.names',
    'bundles.prices',
    'closed_periods.totals',
    'date_edits.said',
    'doctor_runs.findings',
    'drafts.problems',
    'exchanges.held',
    'exchanges.moves',
    'landings.navigation',
    'order_lines.discounts',
    'order_lines.subject',
    'orders.campaign',
    'orders.company',
    'outbox.payload',
    'rehearsals.faults',
    'rehearsals.figures',
    'rehearsals.progress',
    'replaced_lines.subject',
    'seating_plans.source',
    'webhook_deliveries.details',
  ];
  const { rows } = await db().query(sql<{ name: string }>`
    select columns.table_name || '.' || columns.column_name as name
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and udt_name in ('json', 'jsonb')
      and domain_name is null`);
  expect(rows.map(({ name }) => name).sort()).toEqual([...asked, ...nameNone].sort());
});
