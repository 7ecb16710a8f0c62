import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { expect } from 'vitest';
import type { CatalogueFeed } from '../catalogue-reader/catalogue-feed.ts';
import type { Db } from '../database/connect.ts';
import { importCatalogue } from '../features/catalogue/import/import-catalogue.service.ts';
import { testNow } from './small-catalogue.ts';
import { emptyCatalogue } from './test-api.ts';

/** Imports some of a catalogue, and leaves the rest as it is. */
export async function importPart(db: Db, part: Partial<CatalogueFile>): Promise<void> {
  const imported = await importCatalogue(db, { ...emptyCatalogue, ...part }, { now: testNow });
  expect(imported).toMatchObject({ kind: 'imported' });
}

/** Makes a change, and settles when the feed has heard of it. */
export async function changeAndHear(feed: CatalogueFeed, change: () => Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  feed.subscribe(() => resolve());
  await change();
  await promise;
}
