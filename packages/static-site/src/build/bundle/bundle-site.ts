import { hash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteConfig } from '../../shared/site-config.ts';
import { archiveSourceMaps } from './archive-source-maps.ts';
import { inputHash } from './input-hash.ts';

export interface SiteBundle {
  readonly folder: string;
  /** Of both bundles: the same code always has the same hash. */
  readonly hash: string;
  /** Files they were made of. */
  readonly inputs: readonly string[];
  /** Of these files and the site's configuration. */
  readonly key: string;
}

export const browserFolder = ({ folder }: SiteBundle) => join(folder, 'browser');
export const serverFile = ({ folder }: SiteBundle) => join(folder, 'server', 'server.mjs');
export const threadFile = ({ folder }: SiteBundle) => join(folder, 'server', 'thread.mjs');

const recordName = 'bundle.json';

/** Plugins are functions: their text stands for what they do. */
const functionsAsText = (_: string, value: unknown) => (typeof value === 'function' ? String(value) : value);

const cacheKey = ({ source, ...settings }: SiteConfig, inputs: readonly string[]) =>
  hash('sha256', JSON.stringify([settings, process.version, inputHash(inputs)], functionsAsText));

function readRecord(cacheFolder: string): SiteBundle | undefined {
  const file = join(cacheFolder, recordName);
  if (!existsSync(file)) return undefined;
  const bundle: SiteBundle = JSON.parse(readFileSync(file, 'utf8'));
  return existsSync(serverFile(bundle)) ? bundle : undefined;
}

/** The record is replaced last and at once: a bundle is either whole and named, or unknown and swept. */
function replaceRecord(cacheFolder: string, bundle: SiteBundle): void {
  const next = join(bundle.folder, recordName);
  writeFileSync(next, JSON.stringify(bundle));
  renameSync(next, join(cacheFolder, recordName));
  for (const name of readdirSync(cacheFolder)) {
    const path = join(cacheFolder, name);
    if (name !== recordName && path !== bundle.folder) rmSync(path, { recursive: true });
  }
}

function hashFiles(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(mjs|js|json)$/.test(name),
  );
  return hash(
    'sha256',
    JSON.stringify(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
  );
}

async function makeBundle(site: SiteConfig, folder: string): Promise<SiteBundle> {
  // Loading Vite costs more than a whole update, so it is loaded only when there is something to bundle.
  const { runVite } = await import('./run-vite.ts');
  mkdirSync(folder, { recursive: true });
  const inputs = await runVite(site, folder);
  return { folder, inputs, hash: hashFiles(folder), key: cacheKey(site, inputs) };
}

/** The site's code for browser and Node, made anew only when its sources have changed. */
export async function bundleSite(site: SiteConfig, cacheFolder: string): Promise<SiteBundle> {
  const cached = readRecord(cacheFolder);
  if (cached && cached.key === cacheKey(site, cached.inputs)) return cached;
  const bundle = await makeBundle(site, join(cacheFolder, randomUUID()));
  if (site.sourceMaps)
    archiveSourceMaps(join(browserFolder(bundle), 'assets'), join(dirname(cacheFolder), 'maps'));
  replaceRecord(cacheFolder, bundle);
  return bundle;
}
