import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleSite } from '../../src/build/bundle/bundle-site.ts';
import { openSite, type SiteOptions } from '../../src/build/open-site.ts';
import { siteFolders } from '../../src/build/run/site-folders.ts';
import type { SiteConfig } from '../../src/shared/site-config.ts';
import { type Bakery, makeBakery } from './bakery.ts';
import { bakerySite } from './site.ts';

export interface BakeryOptions extends Partial<SiteOptions> {
  readonly bakery?: Bakery;
  readonly config?: Partial<SiteConfig>;
}

export type OpenBakery = Awaited<ReturnType<typeof openBakery>>;

let sharedBundle: Promise<string> | undefined;

async function makeSharedBundle(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bakery-bundle-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  await bundleSite(bakerySite(), folder);
  return folder;
}

/** Bundling takes longer than all else a test does, so one bundle serves all sites with the same code. */
async function copySharedBundle(folder: string): Promise<void> {
  sharedBundle ??= makeSharedBundle();
  const { bundle } = siteFolders(folder);
  mkdirSync(bundle, { recursive: true });
  copyFileSync(join(await sharedBundle, 'bundle.json'), join(bundle, 'bundle.json'));
}

/** The fixture site, open in a folder of its own unless told another; gone again when disposed of. */
export async function openBakery({ bakery = makeBakery(), config = {}, ...options }: BakeryOptions = {}) {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'bakery-'));
  if (options.folder === undefined) await copySharedBundle(folder);
  const { published } = siteFolders(folder);
  const site = openSite(bakerySite(bakery, config), { threads: 1, ...options, folder });
  const list = () =>
    readdirSync(published, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(published.length + 1))
      .sort();
  return {
    bakery,
    site,
    folder,
    read: (file: string) => readFileSync(join(published, file), 'utf8'),
    has: (file: string) => existsSync(join(published, file)),
    list,
    /** Every published file and its content. */
    snapshot: () => new Map(list().map((file) => [file, readFileSync(join(published, file), 'utf8')])),
    async [Symbol.asyncDispose]() {
      await site.close();
      if (options.folder === undefined) rmSync(folder, { recursive: true });
    },
  };
}
