import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@parterre/api/config';
import { expect, it, onTestFinished } from 'vitest';
import { makeBakery } from '../../../../packages/static-site/test/fixture-site/bakery.ts';
import { openSmallBakery } from '../../../../packages/static-site/test/fixture-site/small-bakery.ts';
import { openPageStorage } from '../../src/page-storage.ts';
import { type Publisher, siteFolder } from '../../src/publisher.ts';
import { openPagesBucket } from './pages-bucket.ts';

type Line = NonNullable<Parameters<typeof openPagesBucket>[0]>['line'];

/** A landing whose pages are a bakery's, and the storage that the settings name. */
async function openLanding({ line, settings }: { line?: Line; settings?: Record<string, string> } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'parterre-storage-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const bucket = await openPagesBucket({ line });
  const { url, keyId, secret } = bucket.s3;
  const config = readConfig({
    DATA_DIR: dataDir,
    LANDING_ID: '7',
    PAGES_S3_URL: url,
    PAGES_S3_KEY_ID: keyId,
    PAGES_S3_SECRET: secret,
    ...settings,
  });
  const faults: string[] = [];
  const onFault = (error: unknown) => void faults.push(String(error));
  const storage = openPageStorage(config, { onFault, retryMs: 50 });
  if (!storage) throw new Error('The settings name a storage.');
  const opened = await openSmallBakery({ bakery: makeBakery(2), folder: siteFolder(config) });
  const { site } = opened;
  const publisher: Publisher = {
    publishAll: () => site.build(),
    publishFirst: async () => undefined,
    publish: (changedKeys) => site.update({ changedKeys }),
    interrupt: site.interrupt,
    doFirst: site.doFirst,
    rehearse: async () => undefined,
    codeFolders: site.codeFolders,
    handle: async () => undefined,
    close: site.close,
  };
  return { config, storage, faults, bucket, opened, publisher };
}

it('pages are published while their storage is away, and are there once it is back', async () => {
  let isAway = true;
  const line = () => (isAway ? 'refused' : 'whole');
  const { config, storage, faults, bucket, opened, publisher } = await openLanding({ line });
  const followed = storage.follow(publisher, 7);
  onTestFinished(() => followed.close());
  const { written } = await followed.publishAll();
  expect(written).toBeGreaterThan(0);
  expect(existsSync(join(siteFolder(config), 'public/breads/2/index.html'))).toBe(true);
  expect(storage.unsentSeconds()).toBeGreaterThan(0);
  await expect.poll(() => faults[0]).toBe('StoreFault: PAGES_S3_URL answers GET with 503 SlowDown');
  opened.bakery.name = 'The New Oven';
  await followed.publish(['bakery']);

  isAway = false;
  await expect.poll(() => storage.unsentSeconds()).toBe(0);
  expect(bucket.faults).toEqual([]);
  expect(await bucket.read()).toEqual(opened.snapshot());
  expect(bucket.files.get('index.html')).toContain('The New Oven');

  opened.bakery.name = 'The Old Oven';
  await followed.publish(['bakery']);
  await expect.poll(() => bucket.files.get('index.html')).toContain('The Old Oven');
});

it('whoever stops the house waits for no storage that says nothing', async () => {
  const asked = Promise.withResolvers<void>();
  const { storage, faults, publisher } = await openLanding({
    line: () => {
      asked.resolve();
      return new Promise(() => undefined);
    },
  });
  const followed = storage.follow(publisher, 7);
  await followed.publishAll();
  await asked.promise;
  const began = performance.now();
  await storage.close();
  // Less than the 10 s that a request may take.
  expect(performance.now() - began).toBeLessThan(5000);
  await followed.close();
  expect(faults).toEqual([]);
});

it('files lie where the addresses lead that pages name', async () => {
  const { storage, bucket, publisher } = await openLanding({ settings: { PATH_PREFIX: '/shop' } });
  await publisher.publishAll();
  await storage.send(7);
  expect([...bucket.files.keys()].every((file) => file.startsWith('shop/'))).toBe(true);
  expect(bucket.files.has('shop/index.html')).toBe(true);
  await publisher.close();
});

it('without settings pages are served from their folder alone', () => {
  expect(openPageStorage(readConfig({}), { onFault: () => undefined })).toBeUndefined();
});
